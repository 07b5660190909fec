import { EXAMPLE_LOCATIONS } from "../locations/locations.examples.ts";
import type { MapView } from "./map-view.ts";

const hints = EXAMPLE_LOCATIONS.map(({ name }) => ({ kind: "town" as const, text: name }));

const locationsMap = (value: string, locations: MapView["locations"]): MapView => ({
  component: "map",
  anchor: null,
  title: "Où nous trouver",
  text: null,
  search: { action: "/concessions", value, hints },
  locations,
});

export const exampleMap = locationsMap("", EXAMPLE_LOCATIONS);

/** A search without results. */
export const exampleEmptyMap = locationsMap("Arlon", []);
