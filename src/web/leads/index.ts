export {
  findFormProblems,
  type FormOrLocations,
  FormOrLocationsPage,
  LeadForm,
  type LeadFormElements,
  type LeadFormProps,
  type LeadFormReply,
  type LeadFormView,
  LocationChoice,
  SubjectPicture,
  ThanksPage,
} from "./form/index.ts";
export { leadFormStrings } from "./form/lead-form-strings.ts";
