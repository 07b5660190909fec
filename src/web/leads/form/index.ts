// Browser part of the feature; the server part is `index.server.ts`.
export { FormOrLocationsPage } from "./location-choice/form-or-locations-page.tsx";
export type { LeadFormReply, LeadFormView } from "./form-view.ts";
export { findFormProblems } from "./check-form.ts";
export { LeadFields } from "./lead-fields.tsx";
export { ProblemSummary } from "./problem-summary.tsx";
export { SubjectCard } from "./subject/subject-card.tsx";
export { LeadForm, type LeadFormElements, type LeadFormProps } from "./lead-form.tsx";
export type { FormOrLocations } from "./location-choice/location-choice.ts";
export { LocationChoice } from "./location-choice/location-choice.tsx";
export { SubjectPicture } from "./subject/subject-picture.tsx";
export { ThanksPage } from "./confirmation/thanks-page.tsx";
