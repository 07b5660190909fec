import type { SectionOf } from "#domain/content/index.ts";
import { toLocationView, type LocationView } from "../../locations/index.ts";
import type { LiveContent } from "../elements/live-content.ts";

export type LocationTeaserView = Omit<SectionOf<"location_teaser">, "location"> & {
  /** Null if the group has no such location. */
  readonly location: (LocationView & { readonly lat: number; readonly lng: number }) | null;
  /** Form for a workshop appointment. */
  readonly workshopHref: string | null;
};

export const toLocationTeaserView = async (
  { location, ...section }: SectionOf<"location_teaser">,
  live: LiveContent,
): Promise<LocationTeaserView> => {
  const match = live.locations.find(({ slug }) => slug === location);
  if (match === undefined) return { ...section, location: null, workshopHref: null };
  const workshopOf = await live.workshopHrefs();
  const view = { ...toLocationView(match, live), lat: match.lat, lng: match.lng };
  return { ...section, location: view, workshopHref: workshopOf(match) };
};
