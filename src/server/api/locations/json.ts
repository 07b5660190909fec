import { locationHours } from "#domain/appointments/index.ts";
import { distanceKm, type Position } from "#domain/geo/index.ts";
import {
  isoWithOffset,
  openInstants,
  type Location,
  type OpeningHours,
  type Span,
  WEEKDAY_KEYS,
} from "#domain/locations/index.ts";
import type { LocationJson } from "./schema.ts";

/** The instant and the position of a request, and the IANA time zone of the locations. */
export type LocationQuery = { readonly at: Date; readonly near: Position | null; readonly timeZone: string };

const toSpans = (spans: readonly Span[]) => spans.map((span) => ({ ...span }));

const toHours = (hours: OpeningHours): LocationJson["hours"]["showroom"] => ({
  week: Object.fromEntries(WEEKDAY_KEYS.map((day) => [day, toSpans(hours[day])])),
  exceptions: hours.exceptions.map(({ date, spans, comments }) => ({ date, spans: toSpans(spans), comments })),
  public_holidays: hours.public_holidays,
});

const toState = (hours: OpeningHours, { at, timeZone }: LocationQuery): LocationJson["state"]["showroom"] => {
  const { open, until, nextOpening } = openInstants(hours, at, timeZone);
  return {
    open,
    until: until && isoWithOffset(until, timeZone),
    next_opening: nextOpening && isoWithOffset(nextOpening, timeZone),
  };
};

/** Null for a location without a workshop. */
const workshopHours = (location: Location): OpeningHours | null =>
  location.workplace_hours !== null || location.services.includes("workshop") ? locationHours(location).workshop : null;

const roundToTenth = (value: number): number => Math.round(value * 10) / 10;

export const toLocationJson = (location: Location, url: string, query: LocationQuery): LocationJson => {
  const workshop = workshopHours(location);
  return {
    id: location.id,
    slug: location.slug,
    name: location.name,
    url,
    address: {
      street: location.address,
      postcode: location.postcode,
      town: location.town,
      country: location.country,
    },
    position: { lat: location.lat, lng: location.lng },
    distance_km: query.near && roundToTenth(distanceKm(query.near, location)),
    phone: location.phone,
    email: location.email,
    vat_number: location.vat_number,
    iban: location.iban,
    route: location.route,
    brands: [...location.brands],
    services: [...location.services],
    hours: { showroom: toHours(location.showroom_hours), workshop: workshop && toHours(workshop) },
    state: {
      at: isoWithOffset(query.at, query.timeZone),
      showroom: toState(location.showroom_hours, query),
      workshop: workshop && toState(workshop, query),
    },
    updated_at: location.updated_at,
  };
};
