import type { DroppedFilter, FacetResults } from "#domain/search/index.ts";
import type { StockQuery } from "#domain/vehicles/index.ts";
import { type ActiveFilter, toActiveFilter, withoutFilter } from "../../filters/active-filters.ts";
import { widerQueries } from "./wider-queries.ts";

/** A query with more results, close to one with few or none. */
export type QueryAlternative = {
  /** "widen": one filter is wider. "remove": one or two are removed. "keep": all others are removed. */
  readonly change: "widen" | "remove" | "keep";
  readonly filters: readonly ActiveFilter[];
  readonly query: StockQuery;
  readonly count: number;
};

/**
 * The strategy that changes the fewest filters: one, two, or all but one. A query with results needs no more than one
 * change.
 */
export type FewResultsHelp = {
  readonly strategy: "changeOne" | "dropTwo" | "keepOne" | "none";
  readonly alternatives: readonly QueryAlternative[];
};

/** With fewer results a page suggests changes and vehicles close to the search. */
export const ENOUGH_RESULTS = 4;

type CountVehicles = (query: StockQuery) => number;

/** The result of the query; `facets` are its counts. */
export type FewResults = { readonly total: number; readonly facets: FacetResults };

const MAX_ALTERNATIVES = 5;

/** Limits the number of pairs, which grows quadratically. */
const MAX_PAIRED_FILTERS = 12;

const best = (alternatives: readonly QueryAlternative[], total = 0): readonly QueryAlternative[] =>
  alternatives
    .filter(({ count }) => count > total)
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

/**
 * For each filter that can be widened, the narrowest query with enough results, or the one with the most. Without any
 * result the nearest vehicle is enough.
 */
const widened = (
  query: StockQuery,
  { total, facets }: FewResults,
  count: CountVehicles,
): readonly QueryAlternative[] => {
  const enough = total === 0 ? 1 : ENOUGH_RESULTS;
  const byFilter = new Map<string, QueryAlternative>();
  for (const { filter, query: wider } of widerQueries(query, facets)) {
    const previous = byFilter.get(filter)?.count ?? total;
    if (previous >= enough) continue;
    const results = count(wider);
    if (results > previous)
      byFilter.set(filter, { change: "widen", filters: [toActiveFilter(filter, null)], query: wider, count: results });
  }
  return best([...byFilter.values()]);
};

/**
 * Suggests changes to a query with few results; wider filters precede removed ones. `dropped` are the removable
 * filters; `count` returns the number of results.
 */
export const fewResultsHelp = (
  query: StockQuery,
  dropped: readonly DroppedFilter[],
  result: FewResults,
  count: CountVehicles,
): FewResultsHelp => {
  const first = { ...query, page: 1 };
  const filters = dropped.map(({ filter, value }) => toActiveFilter(filter, value));
  const removed = filters.map((filter) => withoutFilters(first, [filter], count));
  const one = [...widened(first, result, count), ...best(removed, result.total)].slice(0, MAX_ALTERNATIVES);
  if (one.length > 0) return { strategy: "changeOne", alternatives: one };
  if (result.total > 0) return { strategy: "none", alternatives: [] };
  const two = best(pairsOf(filters.slice(0, MAX_PAIRED_FILTERS)).map((pair) => withoutFilters(first, pair, count)));
  if (two.length > 0 && filters.length > 2) return { strategy: "dropTwo", alternatives: two };
  const onlyOne = best(filters.map((filter) => onlyFilter(first, filter, count)));
  return { strategy: onlyOne.length > 0 ? "keepOne" : "none", alternatives: onlyOne };
};
