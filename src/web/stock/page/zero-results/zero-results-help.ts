import type { DroppedFilter, FacetResults } from "#domain/search/index.ts";
import type { StockQuery } from "#domain/vehicles/index.ts";
import { activeFilters, toActiveFilter, withoutFilter, type ActiveFilter } from "../../filters/index.ts";
import { widerQueries } from "./wider-queries.ts";

/** A query with results, close to one without. */
export type QueryAlternative = {
  /** "widen": one filter is wider. "remove": one or two are removed. "keep": all others are removed. */
  readonly change: "widen" | "remove" | "keep";
  readonly filters: readonly ActiveFilter[];
  readonly query: StockQuery;
  readonly count: number;
};

/** The strategy that changes the fewest filters: one, two, or all but one. */
export type ZeroResultsHelp = {
  readonly strategy: "changeOne" | "dropTwo" | "keepOne" | "none";
  readonly alternatives: readonly QueryAlternative[];
};

type CountVehicles = (query: StockQuery) => number;

const MAX_ALTERNATIVES = 5;

/** Limits the number of pairs, which grows quadratically. */
const MAX_PAIRED_FILTERS = 12;

const best = (alternatives: readonly QueryAlternative[]): readonly QueryAlternative[] =>
  alternatives
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAX_ALTERNATIVES);

const withoutFilters = (
  query: StockQuery,
  filters: readonly ActiveFilter[],
  count: CountVehicles,
): QueryAlternative => {
  const rest = filters.reduce(withoutFilter, query);
  return { change: "remove", filters, query: rest, count: count(rest) };
};

const pairsOf = (filters: readonly ActiveFilter[]): readonly (readonly ActiveFilter[])[] =>
  filters.flatMap((first, index) => filters.slice(index + 1).map((second) => [first, second]));

/** Leaves one filter; a model is accompanied by its brand. */
const onlyFilter = (query: StockQuery, filter: ActiveFilter, count: CountVehicles): QueryAlternative => {
  const belongs = (facet: string): boolean =>
    "facet" in filter && (facet === filter.facet || (facet === "brand" && filter.facet === "model"));
  const pickRemaining = <T>(record: Readonly<Partial<Record<string, T>>>) =>
    Object.fromEntries(Object.entries(record).filter(([facet]) => belongs(facet)));
  const alone: StockQuery = {
    ...query,
    values: filter.kind === "value" ? { [filter.facet]: [filter.value] } : pickRemaining(query.values),
    ranges: pickRemaining(query.ranges),
    flags: query.flags.filter(belongs),
    near: filter.kind === "near" ? query.near : null,
    q: filter.kind === "text" ? query.q : null,
  };
  return { change: "keep", filters: [filter], query: alone, count: count(alone) };
};

/** The narrowest query with results for each filter that can be widened. */
const widened = (query: StockQuery, facets: FacetResults, count: CountVehicles): readonly QueryAlternative[] => {
  const nearest = new Map<string, QueryAlternative>();
  for (const { filter, query: wider } of widerQueries(query, facets)) {
    const results = nearest.has(filter) ? 0 : count(wider);
    if (results > 0)
      nearest.set(filter, { change: "widen", filters: [toActiveFilter(filter, null)], query: wider, count: results });
  }
  return best([...nearest.values()]);
};

/**
 * Suggests changes to a query without results; wider filters precede removed ones. `dropped` are the removable filters,
 * `facets` those of the query; `count` returns the number of results.
 */
export const zeroResultsHelp = (
  query: StockQuery,
  dropped: readonly DroppedFilter[],
  facets: FacetResults,
  count: CountVehicles,
): ZeroResultsHelp => {
  const first = { ...query, page: 1 };
  const filters = dropped.map(({ filter, value }) => toActiveFilter(filter, value));
  const without = best(filters.map((filter) => withoutFilters(first, [filter], count)));
  const one = [...widened(first, facets, count), ...without].slice(0, MAX_ALTERNATIVES);
  if (one.length > 0) return { strategy: "changeOne", alternatives: one };
  const two = best(pairsOf(filters.slice(0, MAX_PAIRED_FILTERS)).map((pair) => withoutFilters(first, pair, count)));
  if (two.length > 0 && filters.length > 2) return { strategy: "dropTwo", alternatives: two };
  const onlyOne = best(filters.map((filter) => onlyFilter(first, filter, count)));
  return { strategy: onlyOne.length > 0 ? "keepOne" : "none", alternatives: onlyOne };
};

/** The order with the vehicles closest to a removed bound first. */
const ORDER_TOWARDS = [
  ["price", "max", "price-asc"],
  ["monthly", "max", "monthly-asc"],
  ["mileage", "max", "mileage-asc"],
  ["year", "min", "year-desc"],
  ["power", "min", "power-desc"],
] as const;

const closestFirst = ({ ranges }: StockQuery, alternative: StockQuery): StockQuery => {
  const order = ORDER_TOWARDS.find(([facet, end]) => ranges[facet]?.[end] != null && !alternative.ranges[facet]);
  return order ? { ...alternative, sort: order[2] } : alternative;
};

/**
 * The first vehicles of the alternatives to `query`, alternating: each differs from it by what its alternative changes.
 * The whole stock is not an alternative. `search` returns the ids of a query in order.
 */
export const nearestIds = (
  query: StockQuery,
  { alternatives }: ZeroResultsHelp,
  search: (query: StockQuery) => readonly number[],
  limit: number,
): readonly number[] => {
  const lists = alternatives
    .filter((alternative) => activeFilters(alternative.query).length > 0)
    .map((alternative) => search(closestFirst(query, alternative.query)));
  const ranked = Array.from({ length: limit }, (_, rank) => lists.flatMap((ids) => ids[rank] ?? [])).flat();
  return [...new Set(ranked)].slice(0, limit);
};
