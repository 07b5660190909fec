export {
  findFormProblems,
  type FormOrLocations,
  FormOrLocationsPage,
  LeadFields,
  LeadForm,
  type LeadFormElements,
  type LeadFormProps,
  type LeadFormReply,
  type LeadFormView,
  LocationChoice,
  ProblemSummary,
  SubjectCard,
  SubjectPicture,
  ThanksPage,
} from "./form/index.ts";
export { VehicleAlternatives } from "./vehicle-alternatives/vehicle-alternatives.tsx";
export { leadFormStrings } from "./form/lead-form-strings.ts";
