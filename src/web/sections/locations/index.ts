import { defineSection, type SectionExamples } from "../elements/define-section.ts";
import { exampleLocations } from "./locations.examples.ts";
import { Locations, toLocationsView } from "./locations.tsx";

export const component = Locations;

export const examples: SectionExamples<typeof component> = [exampleLocations];

export const section = defineSection({
  name: "locations",
  component,
  toView: toLocationsView,
  hasContent: ({ locations }) => locations.length > 0,
  isVersioned: true,
});
