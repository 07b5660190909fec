import { defineSection } from "../elements/define-section.ts";
import { LeaseTeaser, toLeaseTeaserView } from "./lease-teaser.tsx";

export const component = LeaseTeaser;

export const section = defineSection({
  name: "lease_teaser",
  component,
  toView: toLeaseTeaserView,
  hasContent: ({ items }) => items.length > 0,
});
