import { defineSection, type SectionExamples } from "../elements/define-section.ts";
import { toFormSectionView } from "./form-section-view.ts";
import { FormSection } from "./form-section.tsx";
import { exampleFormSection } from "./form.examples.ts";

export const component = FormSection;

export const examples: SectionExamples<typeof component> = [exampleFormSection];

export const section = defineSection({
  name: "form",
  component,
  toView: toFormSectionView,
});
