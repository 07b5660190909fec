// Server only.
export { formForLocation, formOrLocations, resolveSubject } from "./form/location-choice/location-choice.server.ts";
export { formOnPage, privacyHref } from "./form/form-page.server.ts";
export { fleetTotalsView } from "./form/subject/fleet-view.server.ts";
export {
  formPostResult,
  type FormPostResult,
  handleFormPost,
  receiveFormPost,
  returnForm,
  submitFormPost,
} from "./form/post/form-post.server.ts";
export { leadFormView } from "./form/form-view.server.ts";
export { leadSubject } from "./form/subject/vehicle-subject.server.ts";
export { orWithoutDatabase } from "./form/post/without-database.server.ts";
export { type PostArgs, type ReceivedForm, receiveForm } from "./form/post/receive-form.server.ts";
export { thanksLoader } from "./form/confirmation/thanks-loader.server.ts";
export { respondWithForm } from "./form/post/form-response.server.ts";
