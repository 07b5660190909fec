// The browser's part of the feature. The server's part is in `index.server.ts`.
export type { LeadFormReply, LeadFormView } from "./form-view.ts";
export type { FormOrLocations } from "./location-choice.ts";
export { FormOrLocationsPage } from "./form-or-locations-page.tsx";
export { leadFormStrings } from "../../strings/lead-form.ts";
export { SubjectPicture } from "./subject-picture.tsx";
export { ThanksPage } from "./thanks-page.tsx";
