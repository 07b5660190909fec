import { defineSection } from "../elements/define-section.ts";
import { ModelHeadSection, toModelHeadView } from "./model-head.tsx";

export const component = ModelHeadSection;

export const section = defineSection({
  name: "model_head",
  component,
  toView: toModelHeadView,
  isHead: true,
  hasContent: ({ head }) => head !== null,
});
