import type { SiteServices } from "#application/site/index.ts";
import { createVehicleDistance, toStockRecord } from "#application/stock/index.ts";
import { entryInForce } from "#domain/leasing/index.ts";
import type { StockDistances } from "#domain/search/index.ts";
import { formatDistance, formatQuantity, utcDay } from "#domain/shared/index.ts";
import {
  getFacet,
  keyLabel,
  type RangeFacetName,
  type StockQuery,
  type UnmetFilter,
  unmetFilters,
  type Vehicle,
} from "#domain/vehicles/index.ts";
import { activeFilters } from "../../filters/active-filters.ts";
import { FACET_LABELS, unitAfter } from "#application/strings/vehicles/filter-labels.ts";
import { VEHICLE_LABELS } from "#application/strings/vehicles/vehicle-labels.ts";
import { differenceStrings as strings } from "./difference-strings.ts";
import type { FewResultsHelp } from "./few-results-help.ts";

/** A vehicle that misses a filter, with what differs. */
type CloseMatch = { readonly vehicle: Vehicle; readonly difference: string };

const MAX_CLOSE_MATCHES = 6;

/** The order with the vehicles closest to a removed or wider bound first. */
const ORDER_TOWARDS = [
  ["price", "max", "price-asc"],
  ["monthly", "max", "monthly-asc"],
  ["mileage", "max", "mileage-asc"],
  ["year", "min", "year-desc"],
  ["power", "min", "power-desc"],
] as const;

const closestFirst = ({ ranges }: StockQuery, alternative: StockQuery): StockQuery => {
  const order = ORDER_TOWARDS.find(([facet, end]) => {
    const bound = ranges[facet]?.[end] ?? null;
    return bound !== null && alternative.ranges[facet]?.[end] !== bound;
  });
  return order ? { ...alternative, sort: order[2] } : alternative;
};

type CloseMatchSearch = {
  readonly query: StockQuery;
  /** Ids of the query's own results. */
  readonly found: readonly number[];
  /** Maximum number of close matches. */
  readonly limit: number;
};

/**
 * The first vehicles of the alternatives, alternating, without the results: each differs from the query by what its
 * alternative changes. The whole stock is not an alternative. `search` returns the ids of a query in order.
 */
export const closeMatchIds = (
  { query, found, limit }: CloseMatchSearch,
  { alternatives }: FewResultsHelp,
  search: (query: StockQuery) => readonly number[],
): readonly number[] => {
  const results = new Set(found);
  const lists = alternatives
    .filter((alternative) => activeFilters(alternative.query).length > 0)
    .map((alternative) => search(closestFirst(query, alternative.query)).filter((id) => !results.has(id)));
  const ranked = Array.from({ length: limit }, (_, rank) => lists.flatMap((ids) => ids[rank] ?? [])).flat();
  return [...new Set(ranked)].slice(0, limit);
};

/** The ids of the vehicles close to a search, whose results are `found`. */
export const findCloseMatchIds = (
  { stock }: SiteServices<"stock">,
  query: StockQuery,
  help: FewResultsHelp,
  found: readonly number[],
): readonly number[] => {
  const perPage = MAX_CLOSE_MATCHES + found.length;
  const index = stock.index();
  return closeMatchIds(
    { query, found, limit: MAX_CLOSE_MATCHES },
    help,
    (near) => index.search(near, { perPage, facets: false }).ids,
  );
};

/** Ranges whose unit says what they measure. */
const NAMED_BY_UNIT: ReadonlySet<RangeFacetName> = new Set(["price", "monthly", "co2", "year", "owners"]);

const rangeDifference = ({ kind, facet, by }: Extract<UnmetFilter, { readonly by: number }>): string => {
  const { unit } = getFacet(facet);
  // The suffix "per month" follows the comparison.
  const amountUnit = unitAfter(by, unit === "euros/month" ? "euros" : unit);
  const counted = unit === "none" ? strings.years(by) : unit === "owners" ? strings.owners(by) : null;
  const quantity = counted ?? formatQuantity(by, amountUnit);
  const difference = strings.ranges[unit][kind](quantity);
  return NAMED_BY_UNIT.has(facet) ? difference : strings.of(FACET_LABELS[facet], difference);
};

const valueLabel = (facetName: Extract<UnmetFilter, { readonly kind: "other" }>["facet"], value: string): string => {
  const facet = getFacet(facetName);
  return ("keys" in facet && facet.keys ? keyLabel(facet, value, VEHICLE_LABELS) : null) ?? value;
};

/** "500 € de plus", "Carburant : Diesel", "À 12 km de plus". */
export const differenceLabel = (unmet: UnmetFilter): string => {
  if (unmet.kind === "above" || unmet.kind === "below") return rangeDifference(unmet);
  if (unmet.kind === "farther")
    return unmet.byKm === null ? strings.unknownDistance : strings.farther(formatDistance(unmet.byKm));
  if (unmet.kind === "missing") return strings.missing(valueLabel(unmet.facet, unmet.value));
  if (unmet.kind === "other" && "countUnit" in getFacet(unmet.facet)) return valueLabel(unmet.facet, unmet.value);
  const own = unmet.kind === "other" ? (unmet.name ?? valueLabel(unmet.facet, unmet.value)) : null;
  return strings.of(FACET_LABELS[unmet.facet], own ?? (unmet.kind === "flag" ? strings.flag : strings.unknown));
};

/** All differences of a vehicle; of one that matches every filter it is the text, which no filter compares. */
export const differencesLabel = (unmet: readonly UnmetFilter[], q: string | null): string => {
  if (unmet.length === 0) return q === null ? "" : strings.text(q);
  return unmet.map(differenceLabel).join(" · ");
};

/**
 * Vehicles close to a search with few results. Where no alternative narrows the stock they are those most similar to
 * the first result.
 */
export const closeMatches = async (
  services: SiteServices<"stock" | "catalogue" | "clock" | "settings">,
  query: StockQuery,
  distances: StockDistances | null,
  { results, ids }: { readonly results: readonly Vehicle[]; readonly ids: readonly number[] },
): Promise<readonly CloseMatch[]> => {
  const { stock, settings } = services;
  const [first] = results;
  const similar =
    ids.length === 0 && first
      ? stock
          .index()
          .similarTo(first, MAX_CLOSE_MATCHES)
          .map(({ id }) => id)
      : [];
  const found = new Set(results.map(({ id }) => id));
  const vehicles = await stock.byIds([...ids, ...similar].filter((id) => !found.has(id)));
  const { locations } = services.catalogue();
  const today = utcDay(services.clock.now());
  const market = {
    today,
    vatShare: entryInForce(settings.vat, today)?.share ?? 0,
    monthlyCents: stock.monthlyCents,
    locations: new Map(locations.map(({ id, slug, name }) => [id, { slug, name }])),
  };
  const distanceOf = distances ? createVehicleDistance(distances, locations) : () => null;
  // An unknown origin filters nothing.
  const effective = distances === null ? { ...query, near: null } : query;
  return vehicles.map((vehicle) => ({
    vehicle,
    difference: differencesLabel(
      unmetFilters(effective, toStockRecord(vehicle, market), distanceOf(vehicle)),
      effective.q,
    ),
  }));
};
