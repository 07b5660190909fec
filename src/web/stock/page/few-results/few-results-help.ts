import type { Bucket, DroppedFilter, FacetResult, FacetResults } from "#domain/search/index.ts";
import {
  type FacetName,
  getFacet,
  type Range,
  type RangeFacet,
  type RangeFacetName,
  type StockQuery,
} from "#domain/vehicles/index.ts";
import { type ActiveFilter, toActiveFilter, withoutFilter } from "../../filters/active-filters.ts";
import { NEAR_RADII_KM } from "../../filters/near-view.ts";

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
type FewResults = { readonly total: number; readonly facets: FacetResults };

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
    excluded: filter.kind === "excluded" ? { [filter.facet]: [filter.value] } : {},
    ranges: pickRemaining(query.ranges),
    flags: query.flags.filter(belongs),
    near: filter.kind === "near" ? query.near : null,
    q: filter.kind === "text" ? query.q : null,
  };
  return { change: "keep", filters: [filter], query: alone, count: count(alone) };
};

/** A query with one widened filter. */
type WiderQuery = { readonly filter: FacetName | "near"; readonly query: StockQuery };

/** Maximum shift of a bound, as a share of its value, or as a number of steps if it has no unit (a year). */
const MAX_SHARE = 0.5;
const MAX_STEPS = 5;

const isClose = ({ unit, step }: RangeFacet, bound: number, wider: number): boolean =>
  Math.abs(wider - bound) <= (unit === "none" || unit === "owners" ? MAX_STEPS * step : bound * MAX_SHARE);

type RangeResult = Extract<FacetResult, { readonly kind: "range" }>;

const hasVehicles = ({ count }: Bucket): boolean => count > 0;

/** At most this many bounds of each end are compared. */
const MAX_BOUNDS = 8;

/** Known values below, the nearest first, rounded to a slider step: exact outside all values, else ends of buckets. */
const lowerMins = ({ step }: RangeFacet, min: number, { max: highest, histogram }: RangeResult): readonly number[] => {
  const below = histogram.filter((bucket) => hasVehicles(bucket) && bucket.from < min).map(({ from }) => from);
  const values = highest !== null && highest < min ? [highest, ...below.toReversed()] : below.toReversed();
  return values.map((value) => Math.floor(value / step) * step);
};

/** Counterpart of `lowerMins`. */
const higherMaxima = (
  { step }: RangeFacet,
  max: number,
  { min: lowest, histogram }: RangeResult,
): readonly number[] => {
  const above = histogram.filter((bucket) => hasVehicles(bucket) && bucket.to > max).map(({ to }) => to);
  const values = lowest !== null && lowest > max ? [lowest, ...above] : above;
  return values.map((value) => Math.ceil(value / step) * step);
};

const widerRanges = (facet: RangeFacet, range: Range, result: RangeResult): readonly Range[] => {
  const closeTo = (bound: number, wider: readonly number[]): readonly number[] =>
    wider.filter((value) => isClose(facet, bound, value)).slice(0, MAX_BOUNDS);
  const minima = range.min === null ? [] : closeTo(range.min, lowerMins(facet, range.min, result));
  const maxima = range.max === null ? [] : closeTo(range.max, higherMaxima(facet, range.max, result));
  return [...minima.map((min) => ({ ...range, min })), ...maxima.map((max) => ({ ...range, max }))];
};

const widerRadii = (query: StockQuery): readonly WiderQuery[] => {
  const { near } = query;
  if (near === null || near.withinKm === null) return [];
  const { withinKm } = near;
  return NEAR_RADII_KM.filter((radius) => radius > withinKm).map((radius) => ({
    filter: "near",
    query: { ...query, near: { ...near, withinKm: radius } },
  }));
};

/**
 * Queries that widen one range, or the radius around the origin, step by step to the next vehicles that match all other
 * filters, the narrowest of each filter first. `facets` are those of the query and count the vehicles that match its
 * other filters.
 */
const widerQueries = (query: StockQuery, facets: FacetResults): readonly WiderQuery[] => [
  ...(Object.entries(query.ranges) as [RangeFacetName, Range][]).flatMap(([name, range]) => {
    const facet = getFacet(name);
    const result = facets[name];
    if (result?.kind !== "range") return [];
    return widerRanges(facet, range, result).map((wider) => ({
      filter: name,
      query: { ...query, ranges: { ...query.ranges, [name]: wider } },
    }));
  }),
  ...widerRadii(query),
];

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
  const filters = dropped.map(({ filter, value, isExcluded }) => toActiveFilter(filter, value, isExcluded));
  const removed = filters.map((filter) => withoutFilters(first, [filter], count));
  const one = [...widened(first, result, count), ...best(removed, result.total)].slice(0, MAX_ALTERNATIVES);
  if (one.length > 0) return { strategy: "changeOne", alternatives: one };
  if (result.total > 0) return { strategy: "none", alternatives: [] };
  const two = best(pairsOf(filters.slice(0, MAX_PAIRED_FILTERS)).map((pair) => withoutFilters(first, pair, count)));
  if (two.length > 0 && filters.length > 2) return { strategy: "dropTwo", alternatives: two };
  const onlyOne = best(filters.map((filter) => onlyFilter(first, filter, count)));
  return { strategy: onlyOne.length > 0 ? "keepOne" : "none", alternatives: onlyOne };
};
