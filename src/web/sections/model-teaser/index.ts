import { defineSection, type SectionExamples } from "../elements/define-section.ts";
import { exampleModelTeaser } from "./model-teaser.examples.ts";
import { ModelTeaser, toModelTeaserView } from "./model-teaser.tsx";

export const component = ModelTeaser;

export const examples: SectionExamples<typeof component> = [exampleModelTeaser];

export const section = defineSection({
  name: "model_teaser",
  component,
  toView: toModelTeaserView,
  hasContent: ({ items }) => items.length > 0,
});
