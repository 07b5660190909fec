import type { SectionOf } from "#domain/content/index.ts";
import { toLocationCard, type LocationCard } from "../../locations/index.ts";
import type { MapView } from "../../platform/map/index.ts";
import type { LiveContent } from "../elements/live-content.ts";
import { selectBySlug } from "../elements/select-by-slug.ts";

export type LocationsView = Omit<SectionOf<"locations">, "locations" | "map"> & {
  readonly locations: readonly LocationCard[];
  readonly map: MapView | null;
  /** The page with the map, which phones link to. */
  readonly mapHref: string;
};

export const toLocationsView = (
  { locations, map, ...section }: SectionOf<"locations">,
  live: LiveContent,
): LocationsView => {
  const selected = selectBySlug(live.locations, locations);
  return {
    ...section,
    locations: selected.map((location) => toLocationCard(location, live)),
    mapHref: live.paths.locations(),
    map: map ? live.mapOf({ zone: null, pins: selected, pinHref: live.paths.location, zoneHref: null }) : null,
  };
};
