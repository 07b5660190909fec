import type { SectionOf } from "#domain/content/index.ts";
import { toLocationCard, type LocationCard } from "../../features/locations/index.ts";
import type { LiveContent } from "../elements/live-content.ts";
import { selectBySlug } from "../elements/select-by-slug.ts";

export type LocationsView = Omit<SectionOf<"locations">, "locations"> & { readonly locations: readonly LocationCard[] };

const toLocationsView = ({ locations, ...section }: SectionOf<"locations">, live: LiveContent): LocationsView => ({
  ...section,
  locations: selectBySlug(live.locations, locations).map((location) => toLocationCard(location, live)),
});

export const locationsSection = {
  toView: toLocationsView,
  hasContent: ({ locations }: LocationsView) => locations.length > 0,
};
