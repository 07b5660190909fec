// Server only: the browser must never load these rules and their libraries.
export { respondUnavailable } from "./form-response.server.ts";
export { leadFormView } from "./form-view.server.ts";
export { validatePost } from "./validate-post.server.ts";
export { handleLeadPost } from "./handle-lead-post.server.ts";
export { formForLocation, formOrLocations, type FormSpec, resolveSubject } from "./location-choice.server.ts";
export { thanksView } from "./thanks-view.server.ts";
