import type { SectionOf } from "#domain/content/index.ts";
import { findLocations, locationHints, type LocationHint } from "#domain/locations/index.ts";
import { toLocationCard, type ListedLocation } from "../../features/locations/index.ts";
import { SERVICE_LABELS } from "../../strings/services.ts";
import type { LiveContent } from "../elements/live-content.ts";

/** URL parameter of the location search. */
export const LOCATION_FIELD = "ou";

export type MapView = Omit<SectionOf<"map">, "search" | "services"> & {
  readonly search: { readonly action: string; readonly value: string; readonly hints: readonly LocationHint[] } | null;
  readonly locations: readonly ListedLocation[];
};

/** Locations with the services of the section that match the visitor's search. */
const toMapView = async ({ search, services, ...section }: SectionOf<"map">, live: LiveContent): Promise<MapView> => {
  const all = live.locations.filter(
    (location) => services.length === 0 || services.some((service) => location.services.includes(service)),
  );
  const workshopOf = await live.workshopHrefs();
  const value = search ? (live.search.get(LOCATION_FIELD) ?? "").trim().slice(0, 80) : "";
  return {
    ...section,
    search: search ? { action: live.path, value, hints: locationHints(all, SERVICE_LABELS) } : null,
    locations: findLocations(all, value, SERVICE_LABELS).map((location) => ({
      ...toLocationCard(location, live),
      workshopHref: workshopOf(location),
    })),
  };
};

export const mapSection = { toView: toMapView };
