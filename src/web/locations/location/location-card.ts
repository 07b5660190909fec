import { postalLines, type Location } from "#domain/locations/index.ts";
import type { Paths } from "#domain/site/index.ts";
import { toShowroomState } from "./showroom-state.ts";

/** Context for views of a location. */
export type LocationContext = {
  readonly paths: Pick<Paths, "location">;
  readonly now: Date;
  /** IANA time zone. */
  readonly timeZone: string;
};

export const phoneLink = (phone: string): string => `tel:${phone.replaceAll(" ", "")}`;

export const toLocationCard = (location: Location, { paths, now, timeZone }: LocationContext) => ({
  id: location.id,
  slug: location.slug,
  name: location.name,
  /** The location's page. */
  href: paths.location(location),
  address: postalLines(location),
  phone: location.phone,
  phoneHref: phoneLink(location.phone),
  routeHref: location.route,
  lat: location.lat,
  lng: location.lng,
  ...toShowroomState(location, now, timeZone),
});

/** A location in lists and on maps. */
export type LocationCard = ReturnType<typeof toLocationCard>;
