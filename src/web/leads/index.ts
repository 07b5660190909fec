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
export { InsteadOfVehicle } from "./instead-of-vehicle/instead-of-vehicle.tsx";
export { leadFormStrings } from "./form/lead-form-strings.ts";
