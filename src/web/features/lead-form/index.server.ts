// Server only: the browser must never load these rules and their libraries.
export { readFormBody } from "./form-body.server.ts";
export { formOnPage, privacyHref } from "./form-page.server.ts";
export { formPostResult, handleFormPost, type FormPostResult } from "./form-post.server.ts";
export { respondWithForm } from "./form-response.server.ts";
export { leadFormView } from "./form-view.server.ts";
export { formForLocation, formOrLocations, resolveSubject } from "./location-choice.server.ts";
export { readPostedForm } from "./posted-form.server.ts";
export { requireThanks } from "./require-thanks.server.ts";
export { leadSubject } from "./vehicle-subject.server.ts";
