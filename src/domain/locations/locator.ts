import { distanceKm, findPosition, isWithin, type Origin, type Position } from "../geo/index.ts";
import { findLocations, type Location } from "./location.ts";
import { openState } from "./open-state.ts";
import type { OpeningHours } from "./opening-hours.ts";
import type { LocatorQuery } from "./locator-query.ts";
import type { Service } from "./services.ts";

/** Work of the workshop: its hours count, not those of the showroom. */
const WORKSHOP_SERVICES: ReadonlySet<Service> = new Set(["workshop", "bodywork", "dent_and_paint", "tyres", "parts"]);

/** The hours that matter to a visitor who looks for a service. */
const hoursForService = (location: Location, service: Service | null): OpeningHours =>
  service !== null && WORKSHOP_SERVICES.has(service)
    ? (location.workplace_hours ?? location.showroom_hours)
    : location.showroom_hours;

export type LocatorContext = {
  readonly now: Date;
  /** IANA time zone. */
  readonly timeZone: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Texts by which visitors find services and brands. */
  readonly serviceLabels: Readonly<Record<Service, string>>;
  readonly brandNames: ReadonlyMap<string, string>;
};

const isOpenAsRequested = (location: Location, query: LocatorQuery, { now, timeZone }: LocatorContext): boolean => {
  const hours = hoursForService(location, query.service);
  if (query.opening === "now") return openState(hours, now, timeZone).open;
  return query.opening === null || hours.saturday.length > 0;
};

const matchesFilters = (location: Location, query: LocatorQuery, context: LocatorContext): boolean =>
  (query.brand === null || location.brands.includes(query.brand)) &&
  (query.service === null || location.services.includes(query.service)) &&
  (query.zone === null || isWithin(location, query.zone)) &&
  isOpenAsRequested(location, query, context);

/** `distanceKm`: from the position of the search; null without one. */
export type LocatedLocation = { readonly location: Location; readonly distanceKm: number | null };

export type LocatorResult = {
  readonly locations: readonly LocatedLocation[];
  /** The position from which distances count: the visitor's (`name` is null) or the one that the text names. */
  readonly origin: Origin | null;
};

const sortByDistance = (locations: readonly Location[], origin: Position): readonly LocatedLocation[] =>
  locations
    .map((location) => ({ location, distanceKm: distanceKm(origin, location) }))
    .toSorted((a, b) => a.distanceKm - b.distanceKm);

const withoutDistance = (locations: readonly Location[]): readonly LocatedLocation[] =>
  locations.map((location) => ({ location, distanceKm: null }));

/** The searchable text of a location includes the names of its brands. */
const findByText = (locations: readonly Location[], text: string, context: LocatorContext): readonly Location[] => {
  const searchable = locations.map((location) => ({
    ...location,
    name: [location.name, ...location.brands.flatMap((slug) => context.brandNames.get(slug) ?? [])].join(" "),
    location,
  }));
  return findLocations(searchable, text, context.serviceLabels).map(({ location }) => location);
};

/**
 * The locations for a query. A text finds the locations that have its words; without any, all of them in order of their
 * distance from the town or postcode that it names. Without a text they are in order of the distance from `near`, else
 * in the group's order. Empty if the text is neither.
 */
export const locate = (locations: readonly Location[], query: LocatorQuery, context: LocatorContext): LocatorResult => {
  const filtered = locations.filter((location) => matchesFilters(location, query, context));
  if (query.text === "") {
    if (query.near === null) return { locations: withoutDistance(filtered), origin: null };
    return { locations: sortByDistance(filtered, query.near), origin: { ...query.near, name: null } };
  }
  // Filters narrow what the text found: they do not turn a location's name into a town to measure from.
  if (findByText(locations, query.text, context).length > 0) {
    return { locations: withoutDistance(findByText(filtered, query.text, context)), origin: null };
  }
  const origin = findPosition(query.text, context.country);
  return origin === null ? { locations: [], origin } : { locations: sortByDistance(filtered, origin), origin };
};
