import { defineSection, type SectionExamples } from "../elements/define-section.ts";
import { exampleLeaseTeaser } from "./lease-teaser.examples.ts";
import { LeaseTeaser, toLeaseTeaserView } from "./lease-teaser.tsx";

export const component = LeaseTeaser;

export const examples: SectionExamples<typeof component> = [exampleLeaseTeaser];

export const section = defineSection({
  name: "lease_teaser",
  component,
  toView: toLeaseTeaserView,
  hasContent: ({ items }) => items.length > 0,
});
