import type { SectionOf } from "#domain/content/index.ts";
import { toPlaceView, type PlaceView } from "../../features/locations/place-view.ts";
import type { LiveContent } from "../live-content.ts";

export type LocationTeaserView = Omit<SectionOf<"location_teaser">, "location"> & {
  /** Null where the group has no such place, or no longer. */
  readonly place: (PlaceView & { readonly lat: number; readonly lng: number }) | null;
  /** Where an appointment at its workshop is made. */
  readonly workshopHref: string | null;
};

export const locationTeaserView = async (
  { location, ...section }: SectionOf<"location_teaser">,
  live: LiveContent,
): Promise<LocationTeaserView> => {
  const found = live.locations.find(({ slug }) => slug === location);
  if (found === undefined) return { ...section, place: null, workshopHref: null };
  const workshopOf = await live.workshops();
  const place = { ...toPlaceView(found, live.now, live.timeZone), lat: found.lat, lng: found.lng };
  return { ...section, place, workshopHref: workshopOf(found) };
};
