import { defineSection } from "../elements/define-section.ts";
import { ModelVersions, toModelVersionsView } from "./model-versions.tsx";

export const component = ModelVersions;

export const section = defineSection({
  name: "model_versions",
  component,
  toView: toModelVersionsView,
  hasContent: ({ versions }) => versions !== null,
});
