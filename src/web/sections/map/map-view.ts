import type { Position } from "#domain/geo/index.ts";
import type { SectionOf } from "#domain/content/index.ts";
import {
  locate,
  type LocatedLocation,
  type Location,
  LOCATOR_PARAMETERS,
  type LocatorContext,
  type LocatorQuery,
  type LocatorResult,
  parseLocatorQuery,
  SERVICES,
  writeLocatorQuery,
} from "#domain/locations/index.ts";
import { type ListedLocation, locationAnchor, toLocationCard } from "../../locations/index.ts";
import type { MapView } from "../../platform/map/index.ts";
import { locatorStrings as strings } from "./locator-strings.ts";
import { fillPlaceholders } from "#application/strings/forms/placeholders.ts";
import { SERVICE_LABELS } from "#application/strings/services.ts";
import type { LiveContent } from "../elements/live-content.ts";
import { formatDistance } from "#domain/shared/index.ts";
import { type ChoiceFilter, toChoiceFilter } from "../../platform/choice-filters/index.ts";

/** Id of the map in its section. */
export const MAP_ANCHOR = "sur-la-carte";

type LocatorFilter = ChoiceFilter;

/** Values from the URL, in the format of the form. */
const selectedOf = (query: LocatorQuery, name: keyof typeof LOCATOR_PARAMETERS): string | null =>
  writeLocatorQuery(query).get(LOCATOR_PARAMETERS[name]);

/** Brands and services of at least one location, and opening times. */
const toLocatorFilters = (query: LocatorQuery, live: LiveContent): readonly LocatorFilter[] => {
  const { locations } = live;
  const brands = live.brands.filter(({ slug }) => locations.some((location) => location.brands.includes(slug)));
  const services = SERVICES.filter((service) => locations.some((location) => location.services.includes(service)));
  const filters = [
    toChoiceFilter({
      name: LOCATOR_PARAMETERS.brand,
      ...strings.brand,
      options: brands.map(({ slug, name }) => ({ value: slug, label: name })),
      selected: selectedOf(query, "brand"),
    }),
    toChoiceFilter({
      name: LOCATOR_PARAMETERS.service,
      ...strings.service,
      options: services.map((service) => ({ value: service, label: SERVICE_LABELS[service] })),
      selected: selectedOf(query, "service"),
    }),
    toChoiceFilter({
      name: LOCATOR_PARAMETERS.opening,
      ...strings.opening,
      options: OPENING_OPTIONS,
      selected: selectedOf(query, "opening"),
    }),
  ];
  return filters.filter((filter) => filter !== null);
};

const OPENING_OPTIONS = [
  { value: "maintenant", label: strings.openNow },
  { value: "samedi", label: strings.openOnSaturday },
];

const pathOf = (live: LiveContent, query: LocatorQuery): string => {
  const params = writeLocatorQuery(query);
  return params.size > 0 ? `${live.path}?${params}` : live.path;
};

/** Link to another part of the map, with a fragment: the number of locations above the map changes its position. */
const mapPathOf = (live: LiveContent, query: LocatorQuery): string => `${pathOf(live, query)}#${MAP_ANCHOR}`;

/** Describes how the matching locations are sorted; server only. */
const locatorSummaryStrings = {
  nearestTo: (count: string, town: string) =>
    fillPlaceholders("{count}, la plus proche de {town} d’abord. Distances à vol d’oiseau.", { count, town }),
  nearestToYou: (count: string) => `${count}, la plus proche de vous d’abord. Distances à vol d’oiseau.`,
} as const;

const toSummary = (query: LocatorQuery, { locations, origin }: LocatorResult): string | null => {
  if (writeLocatorQuery(query).size === 0 || locations.length === 0) return null;
  const count = strings.count(locations.length);
  if (origin === null) return `${count}.`;
  return origin.name === null
    ? locatorSummaryStrings.nearestToYou(count)
    : locatorSummaryStrings.nearestTo(count, origin.name);
};

const toSearchView = (query: LocatorQuery, result: LocatorResult, live: LiveContent) => {
  const near = writeLocatorQuery(query).get(LOCATOR_PARAMETERS.near);
  return {
    /** Path of the page. */
    action: live.path,
    text: query.text,
    filters: toLocatorFilters(query, live),
    /** Parameters that the form preserves: the visitor's position. */
    hidden: near === null ? [] : [{ name: LOCATOR_PARAMETERS.near, value: near }],
    /** "3 concessions, de la plus proche de Thionville à la plus éloignée"; null without a query. */
    summary: toSummary(query, result),
    isFiltered: writeLocatorQuery(query).size > 0,
  };
};

/** The visitor's criteria, displayed above the list. */
export type LocatorSearchView = ReturnType<typeof toSearchView>;

const locatorContext = ({ now, timeZone, country, brands }: LiveContent): LocatorContext => ({
  now,
  timeZone,
  country,
  serviceLabels: SERVICE_LABELS,
  brandNames: new Map(brands.map(({ slug, name }) => [slug, name])),
});

/** A search by place lists at most this many locations, nearest first. */
const MAX_NEAREST = 5;

/** Positions that the map focuses on; null: the initial view. */
const mapFocus = ({ text }: LocatorQuery, { locations, origin }: LocatorResult): readonly Position[] | null => {
  const matches = locations.map(({ location }) => location);
  if (origin !== null) return [origin, ...matches.slice(0, MAX_NEAREST)];
  return text === "" || matches.length === 0 ? null : matches;
};

const toMap = (query: LocatorQuery, result: LocatorResult, live: LiveContent): MapView =>
  live.mapOf({
    zone: query.zone,
    focus: mapFocus(query, result),
    origin: result.origin,
    pins: result.locations.map(({ location }) => location),
    pinHref: ({ slug }) => `#${locationAnchor(slug)}`,
    zoneHref: (zone) => mapPathOf(live, { ...query, zone }),
  });

/** In a search by place the URL needs the zone: without one the map shows only a part of the market. */
const wholeMapHref = (query: LocatorQuery, { limits }: MapView, live: LiveContent): string => {
  const isByPosition = query.text !== "" || query.near !== null;
  return mapPathOf(live, { ...query, zone: isByPosition ? limits : null });
};

/** For a tyre search the tyre form of the location, otherwise its workshop form. */
const appointmentLinks = async (
  { service }: LocatorQuery,
  live: LiveContent,
): Promise<(location: Location) => Pick<ListedLocation, "workshopHref" | "tyreHref">> => {
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

const toListedLocation = ({ location, distanceKm }: LocatedLocation, live: LiveContent): ListedLocation => ({
  ...toLocationCard(location, live),
  brands: brandNames(location, live),
  distance: distanceKm === null ? null : formatDistance(distanceKm),
});

/** Locations with the section's services that match the visitor's query, for both list and map. */
export const toLocatorView = async ({ search, services, ...section }: SectionOf<"map">, live: LiveContent) => {
  const all = live.locations.filter(
    (location) => services.length === 0 || services.some((service) => location.services.includes(service)),
  );
  const query = parseLocatorQuery(search ? live.search : new URLSearchParams());
  const result = locate(all, query, locatorContext(live));
  const map = toMap(query, result, live);
  const linksOf = await appointmentLinks(query, live);
  return {
    ...section,
    /** Null if the section has no search. */
    search: search ? toSearchView(query, result, live) : null,
    locations: result.locations.map((located) => ({
      ...toListedLocation(located, live),
      ...linksOf(located.location),
    })),
    map,
    /** Tile URL for the interactive map; null: the site's own background. */
    tiles: live.mapTiles,
    /** Link to the whole map; null if it is displayed. */
    wholeMapHref: map.isPart ? wholeMapHref(query, map, live) : null,
  };
};

export type LocatorView = Awaited<ReturnType<typeof toLocatorView>>;
