import {
  frenchSpan,
  openPhrase,
  openState,
  postalAddress,
  weekOf,
  WEEKDAYS,
  type Location,
  type OpeningHours,
} from "#domain/locations/index.ts";
import { vehiclePageStrings } from "../../strings/vehicle-page.ts";

export type HoursRow = {
  readonly day: string;
  readonly hours: string;
  readonly today: boolean;
  readonly note: string | null;
};

/** A place of the group as pages show it, with its hours of this week. */
export type PlaceView = {
  readonly name: string;
  readonly town: string;
  readonly address: string;
  readonly phone: string;
  readonly phoneHref: string;
  readonly email: string;
  readonly routeHref: string | null;
  readonly isOpen: boolean;
  /** "Ouvert jusqu’à 18 h 30", at the moment of the page. */
  readonly openNow: string;
  readonly showroom: readonly HoursRow[];
  readonly workshop: readonly HoursRow[] | null;
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const rowsOf = (hours: OpeningHours, now: Date, timeZone: string): readonly HoursRow[] =>
  weekOf(hours, now, timeZone).map((row) => ({
    day: capital(WEEKDAYS[row.weekday]),
    hours: row.spans.length > 0 ? row.spans.map(frenchSpan).join(", ") : vehiclePageStrings.place.closed,
    today: row.today,
    note: row.note,
  }));

export const toPlaceView = (location: Location, now: Date, timeZone: string): PlaceView => {
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
    openNow: openPhrase(state),
    showroom: rowsOf(location.showroom_hours, now, timeZone),
    workshop: location.workplace_hours && rowsOf(location.workplace_hours, now, timeZone),
  };
};
