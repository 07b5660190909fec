import { postalLines, type Location } from "#domain/locations/index.ts";
import type { Paths } from "#domain/site/index.ts";
import { type ShowroomState, toShowroomState } from "./showroom-state.ts";

/** A location in lists and on maps. */
export type LocationCard = ShowroomState & {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  /** The location's page. */
  readonly href: string;
  readonly address: readonly [street: string, town: string];
  readonly phone: string;
  readonly phoneHref: string;
  readonly routeHref: string | null;
  readonly lat: number;
  readonly lng: number;
};

/** Context for views of a location. */
export type LocationContext = {
  readonly paths: Pick<Paths, "location">;
  readonly now: Date;
  /** IANA time zone. */
  readonly timeZone: string;
};

export const phoneLink = (phone: string): string => `tel:${phone.replaceAll(" ", "")}`;

export const toLocationCard = (location: Location, { paths, now, timeZone }: LocationContext): LocationCard => ({
  id: location.id,
  slug: location.slug,
  name: location.name,
  href: paths.location(location),
  address: postalLines(location),
  phone: location.phone,
  phoneHref: phoneLink(location.phone),
  routeHref: location.route,
  lat: location.lat,
  lng: location.lng,
  ...toShowroomState(location, now, timeZone),
});
