import { openState, postalLines, type Location } from "#domain/locations/index.ts";
import { openStateLabel } from "#application/strings/hours.ts";

/** A location in lists and on maps. */
export type LocationCard = {
  readonly slug: string;
  readonly name: string;
  readonly address: readonly [street: string, town: string];
  readonly phone: string;
  readonly phoneHref: string;
  readonly routeHref: string | null;
  readonly lat: number;
  readonly lng: number;
  readonly isOpen: boolean;
  readonly openNow: string;
};

export const toLocationCard = (location: Location, now: Date, timeZone: string): LocationCard => {
  const state = openState(location.showroom_hours, now, timeZone);
  return {
    slug: location.slug,
    name: location.name,
    address: postalLines(location),
    phone: location.phone,
    phoneHref: `tel:${location.phone.replaceAll(" ", "")}`,
    routeHref: location.route,
    lat: location.lat,
    lng: location.lng,
    isOpen: state.open,
    openNow: openStateLabel(state),
  };
};
