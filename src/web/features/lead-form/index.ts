// The browser's half of the feature; what runs on the server only is in `index.server.ts`.
export type { LeadFormReply, LeadFormView } from "./form-view.ts";
export type { FormOrPlaces } from "./place-choice.ts";
export { FormOrPlacesPage } from "./form-or-places-page.tsx";
export { leadFormStrings } from "./strings.ts";
export { SubjectPicture } from "./subject-picture.tsx";
export { ThanksPage } from "./thanks-page.tsx";
