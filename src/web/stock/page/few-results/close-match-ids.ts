import type { StockQuery } from "#domain/vehicles/index.ts";
import { activeFilters } from "../../filters/active-filters.ts";
import type { FewResultsHelp } from "./few-results-help.ts";

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

export type CloseMatchSearch = {
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
