import { defineSection } from "../elements/define-section.ts";
import { Locations, toLocationsView } from "./locations.tsx";

export const component = Locations;

export const section = defineSection({
  name: "locations",
  component,
  toView: toLocationsView,
  hasContent: ({ locations }) => locations.length > 0,
  isVersioned: true,
});
