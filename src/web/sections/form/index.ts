import { defineSection } from "../elements/define-section.ts";
import { toFormSectionView } from "./form-section-view.ts";
import { FormSection } from "./form-section.tsx";

export const component = FormSection;

export const section = defineSection({
  name: "form",
  component,
  toView: toFormSectionView,
});
