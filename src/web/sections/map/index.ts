import { defineSection, type SectionExamples } from "../elements/define-section.ts";
import { LocationsMap } from "./locations-map.tsx";
import { toLocatorView } from "./map-view.ts";
import { exampleEmptyMap, exampleMap } from "./map.examples.ts";

export const component = LocationsMap;

export const examples: SectionExamples<typeof component> = [exampleMap, exampleEmptyMap];

export const section = defineSection({
  name: "map",
  component,
  toView: toLocatorView,
});
