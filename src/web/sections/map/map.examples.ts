import { exampleMapView } from "../../platform/map/map.examples.ts";
import { EXAMPLE_LOCATIONS } from "../locations/locations.examples.ts";
import type { LocatorView } from "./map-view.ts";

const SUMMARY = "2\u00a0concessions trouvées, la plus proche d’Ettelbruck d’abord. Distances à vol d’oiseau.";

const locator = (text: string, locations: LocatorView["locations"]): LocatorView => ({
  component: "map",
  anchor: null,
  title: "Où nous trouver",
  text: null,
  search: {
    action: "/concessions",
    text,
    filters: [
      {
        name: "marque",
        label: "Marque",
        value: "",
        options: [
          { value: "", label: "Toutes" },
          { value: "ford", label: "Ford" },
        ],
      },
    ],
    hidden: [],
    summary: locations.length === 0 ? null : SUMMARY,
    isFiltered: true,
  },
  locations,
  map: exampleMapView,
  tiles: null,
  wholeMapHref: "/concessions#sur-la-carte",
});

export const exampleMap = locator(
  "Ettelbruck",
  EXAMPLE_LOCATIONS.map((location, index) => ({ ...location, distance: `${index + 4}\u00a0km` })),
);

/** A search without results. */
export const exampleEmptyMap = locator("Arlonville", []);
