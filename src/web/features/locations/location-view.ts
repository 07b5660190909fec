import { openState, postalAddress, weekHours, type Location, type OpeningHours } from "#domain/locations/index.ts";
import { vehiclePageStrings } from "../../strings/vehicle-page.ts";
import { frenchSpan, openStateLabel, WEEKDAY_LABELS } from "#application/strings/hours.ts";

export type HoursRow = {
  readonly day: string;
  readonly hours: string;
  readonly today: boolean;
  readonly note: string | null;
};

/** A location with its opening hours of the current week. */
export type LocationView = {
  readonly name: string;
  readonly town: string;
  readonly address: string;
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

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const toHoursRows = (hours: OpeningHours, now: Date, timeZone: string): readonly HoursRow[] =>
  weekHours(hours, now, timeZone).map((row) => ({
    day: capitalize(WEEKDAY_LABELS[row.weekday]),
    hours: row.spans.length > 0 ? row.spans.map(frenchSpan).join(", ") : vehiclePageStrings.location.closed,
    today: row.today,
    note: row.note,
  }));

export const toLocationView = (location: Location, now: Date, timeZone: string): LocationView => {
  const state = openState(location.showroom_hours, now, timeZone);
  return {
    name: location.name,
    town: location.town,
    address: postalAddress(location),
    phone: location.phone,
    phoneHref: `tel:${location.phone.replaceAll(" ", "")}`,
    email: location.email,
    routeHref: location.route,
    isOpen: state.open,
    openNow: openStateLabel(state),
    showroom: toHoursRows(location.showroom_hours, now, timeZone),
    workshop: location.workplace_hours && toHoursRows(location.workplace_hours, now, timeZone),
  };
};
