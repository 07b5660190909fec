import { defineSection, type SectionExamples } from "../elements/define-section.ts";
import { exampleModelHead } from "./model-head.examples.ts";
import { ModelHeadSection, toModelHeadView } from "./model-head.tsx";

export const component = ModelHeadSection;

export const examples: SectionExamples<typeof component> = [exampleModelHead];

export const section = defineSection({
  name: "model_head",
  component,
  toView: toModelHeadView,
  isHead: true,
  hasContent: ({ head }) => head !== null,
});
