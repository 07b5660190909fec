import { defineSection } from "../elements/define-section.ts";
import { LocationTeaser, toLocationTeaserView } from "./location-teaser.tsx";

export const component = LocationTeaser;

export const section = defineSection({
  name: "location_teaser",
  component,
  toView: toLocationTeaserView,
  hasContent: ({ location }) => location !== null,
});
