import { defineSection, type SectionExamples } from "../elements/define-section.ts";
import { exampleLocationTeaser } from "./location-teaser.examples.ts";
import { LocationTeaser, toLocationTeaserView } from "./location-teaser.tsx";

export const component = LocationTeaser;

export const examples: SectionExamples<typeof component> = [exampleLocationTeaser];

export const section = defineSection({
  name: "location_teaser",
  component,
  toView: toLocationTeaserView,
  hasContent: ({ location }) => location !== null,
});
