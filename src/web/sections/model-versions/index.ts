import { defineSection, type SectionExamples } from "../elements/define-section.ts";
import { exampleModelVersions } from "./model-versions.examples.ts";
import { ModelVersions, toModelVersionsView } from "./model-versions.tsx";

export const component = ModelVersions;

export const examples: SectionExamples<typeof component> = [exampleModelVersions];

export const section = defineSection({
  name: "model_versions",
  component,
  toView: toModelVersionsView,
  hasContent: ({ versions }) => versions !== null,
});
