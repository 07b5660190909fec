import { defineSection } from "../elements/define-section.ts";
import { LocationsMap } from "./locations-map.tsx";
import { toLocatorView } from "./map-view.ts";

export const component = LocationsMap;

export const section = defineSection({
  name: "map",
  component,
  toView: toLocatorView,
});
