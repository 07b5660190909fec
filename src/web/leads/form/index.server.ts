// Server only: the browser must never load these rules and their libraries.
export { readFormBody } from "./post/body/form-body.server.ts";
export { formOnPage, privacyHref } from "./form-page.server.ts";
export { orWithoutDatabase } from "./post/without-database.server.ts";
export {
  formPostResult,
  type FormPostResult,
  handleFormPost,
  receiveFormPost,
  submitFormPost,
} from "./post/form-post.server.ts";
export { type ReceivedForm, receiveForm } from "./post/receive-form.server.ts";
export { respondWithForm } from "./post/form-response.server.ts";
export { leadFormView } from "./form-view.server.ts";
export { formForLocation, formOrLocations, resolveSubject } from "./location-choice/location-choice.server.ts";
export { thanksLoader } from "./confirmation/thanks-loader.server.ts";
export { leadSubject } from "./subject/vehicle-subject.server.ts";
