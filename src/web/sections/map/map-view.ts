import type { SectionOf } from "#domain/content/index.ts";
import { findLocations, placeHints, type PlaceHint } from "#domain/locations/index.ts";
import { toPlaceCard } from "../../features/locations/place-card.ts";
import type { ListedPlace } from "../../features/locations/place-list.tsx";
import type { LiveContent } from "../live-content.ts";

/** What a place is looked for by, in the address. */
export const PLACE_FIELD = "ou";

export type MapView = Omit<SectionOf<"map">, "search" | "services"> & {
  readonly search: { readonly action: string; readonly value: string; readonly hints: readonly PlaceHint[] } | null;
  readonly places: readonly ListedPlace[];
};

/** The places with the services asked for, of which the visitor's words leave some. */
export const mapView = async (
  { search, services, ...section }: SectionOf<"map">,
  live: LiveContent,
): Promise<MapView> => {
  const all = live.locations.filter(
    (place) => services.length === 0 || services.some((service) => place.services.includes(service)),
  );
  const workshopOf = await live.workshops();
  const value = search ? (live.search.get(PLACE_FIELD) ?? "").trim().slice(0, 80) : "";
  return {
    ...section,
    search: search ? { action: live.path, value, hints: placeHints(all) } : null,
    places: findLocations(all, value).map((place) => ({
      ...toPlaceCard(place, live.now, live.timeZone),
      workshopHref: workshopOf(place),
    })),
  };
};
