import { defineSection } from "../elements/define-section.ts";
import { ModelTeaser, toModelTeaserView } from "./model-teaser.tsx";

export const component = ModelTeaser;

export const section = defineSection({
  name: "model_teaser",
  component,
  toView: toModelTeaserView,
  hasContent: ({ items }) => items.length > 0,
});
