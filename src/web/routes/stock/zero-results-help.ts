import type { DroppedFilter } from "#domain/search/index.ts";
import type { StockQuery } from "#domain/vehicles/index.ts";
import { toActiveFilter, withoutFilter, type ActiveFilter } from "../../features/filters/index.ts";

/** A query with results, close to a query without any. */
export type QueryAlternative = {
  /** The removed filters; the only remaining one if the strategy is "keepOne". */
  readonly filters: readonly ActiveFilter[];
  readonly query: StockQuery;
  readonly count: number;
};

/** The strategy that removes the fewest filters: one, two, or all but one. */
export type ZeroResultsHelp = {
  readonly strategy: "dropOne" | "dropTwo" | "keepOne" | "none";
  readonly alternatives: readonly QueryAlternative[];
};

type CountVehicles = (query: StockQuery) => number;

const MAX_ALTERNATIVES = 5;

/** Bounds the number of pairs, which grows quadratically. */
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
  return { filters, query: rest, count: count(rest) };
};

const pairsOf = (filters: readonly ActiveFilter[]): readonly (readonly ActiveFilter[])[] =>
  filters.flatMap((first, index) => filters.slice(index + 1).map((second) => [first, second]));

/** Keeps one filter only; a model keeps its brand. */
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
  return { filters: [filter], query: alone, count: count(alone) };
};

/**
 * Suggests changes to a query without results. `dropped` are the removable filters, `count` returns the number of
 * results.
 */
export const zeroResultsHelp = (
  query: StockQuery,
  dropped: readonly DroppedFilter[],
  count: CountVehicles,
): ZeroResultsHelp => {
  const first = { ...query, page: 1 };
  const filters = dropped.map(({ filter, value }) => toActiveFilter(filter, value));
  const one = best(filters.map((filter) => withoutFilters(first, [filter], count)));
  if (one.length > 0) return { strategy: "dropOne", alternatives: one };
  const two = best(pairsOf(filters.slice(0, MAX_PAIRED_FILTERS)).map((pair) => withoutFilters(first, pair, count)));
  if (two.length > 0 && filters.length > 2) return { strategy: "dropTwo", alternatives: two };
  const onlyOne = best(filters.map((filter) => onlyFilter(first, filter, count)));
  return { strategy: onlyOne.length > 0 ? "keepOne" : "none", alternatives: onlyOne };
};
