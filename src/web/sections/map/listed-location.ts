import { type LocatedLocation, type Location, type LocatorQuery } from "#domain/locations/index.ts";
import { formatDistance } from "#domain/shared/index.ts";
import { type ListedLocation, toLocationCard } from "../../locations/index.ts";
import type { LiveContent } from "../elements/live-content.ts";

type AppointmentLinks = Pick<ListedLocation, "workshopHref" | "tyreHref">;

/** For a tyre search the tyre form of the location, otherwise its workshop form. */
export const appointmentLinks = async (
  { service }: LocatorQuery,
  live: LiveContent,
): Promise<(location: Location) => AppointmentLinks> => {
  const workshopOf = await live.workshopHrefs();
  if (service !== "tyres") return (location) => ({ workshopHref: workshopOf(location) });
  const tyreOf = await live.tyreHrefs();
  return (location) => {
    const tyreHref = tyreOf(location);
    return tyreHref === null ? { workshopHref: workshopOf(location) } : { tyreHref };
  };
};

const brandNames = ({ brands }: Location, live: LiveContent): string | null =>
  live.brands.flatMap(({ slug, name }) => (brands.includes(slug) ? [name] : [])).join(", ") || null;

export const toListedLocation = ({ location, distanceKm }: LocatedLocation, live: LiveContent): ListedLocation => ({
  ...toLocationCard(location, live),
  brands: brandNames(location, live),
  distance: distanceKm === null ? null : formatDistance(distanceKm),
});
