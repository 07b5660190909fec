import { openState, postalLines, type Location } from "#domain/locations/index.ts";
import { openStateLabel } from "#application/strings/hours.ts";
import { toHoursRows } from "./hours-rows.ts";
import { type LocationContext, phoneLink } from "./location-card.ts";

export const toLocationView = (location: Location, { paths, now, timeZone }: LocationContext) => {
  const state = openState(location.showroom_hours, now, timeZone);
  return {
    id: location.id,
    name: location.name,
    /** The location's page. */
    href: paths.location(location),
    town: location.town,
    address: postalLines(location),
    phone: location.phone,
    phoneHref: phoneLink(location.phone),
    email: location.email,
    routeHref: location.route,
    isOpen: state.open,
    /** "Ouvert jusqu’à 18 h 30", computed at render time. */
    openNow: openStateLabel(state),
    showroom: toHoursRows(location.showroom_hours, now, timeZone),
    workshop: location.workplace_hours && toHoursRows(location.workplace_hours, now, timeZone),
  };
};

/** A location with its opening hours of the current week. */
export type LocationView = ReturnType<typeof toLocationView>;
