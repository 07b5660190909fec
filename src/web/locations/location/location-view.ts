import { openState, postalLines, type Location } from "#domain/locations/index.ts";
import { openStateLabel } from "#application/strings/hours.ts";
import { type HoursRow, toHoursRows } from "./hours-rows.ts";
import { type LocationCard, type LocationContext, phoneLink } from "./location-card.ts";

/** A location with its opening hours of the current week. */
export type LocationView = {
  readonly id: number;
  readonly name: string;
  /** The location's page. */
  readonly href: string;
  readonly town: string;
  readonly address: LocationCard["address"];
  readonly phone: string;
  readonly phoneHref: string;
  readonly email: string;
  readonly routeHref: string | null;
  readonly isOpen: boolean;
  /** "Ouvert jusqu’à 18 h 30", computed at render time. */
  readonly openNow: string;
  readonly showroom: readonly HoursRow[];
  readonly workshop: readonly HoursRow[] | null;
};

export const toLocationView = (location: Location, { paths, now, timeZone }: LocationContext): LocationView => {
  const state = openState(location.showroom_hours, now, timeZone);
  return {
    id: location.id,
    name: location.name,
    href: paths.location(location),
    town: location.town,
    address: postalLines(location),
    phone: location.phone,
    phoneHref: phoneLink(location.phone),
    email: location.email,
    routeHref: location.route,
    isOpen: state.open,
    openNow: openStateLabel(state),
    showroom: toHoursRows(location.showroom_hours, now, timeZone),
    workshop: location.workplace_hours && toHoursRows(location.workplace_hours, now, timeZone),
  };
};
