export { FormSection as form } from "../form/form-section.tsx";
