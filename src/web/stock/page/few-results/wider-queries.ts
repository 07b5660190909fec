import type { Bucket, FacetResult, FacetResults } from "#domain/search/index.ts";
import {
  getFacet,
  type FacetName,
  type Range,
  type RangeFacet,
  type RangeFacetName,
  type StockQuery,
} from "#domain/vehicles/index.ts";
import { NEAR_RADII_KM } from "../../filters/near-view.ts";

/** A query with one widened filter. */
export type WiderQuery = { readonly filter: FacetName | "near"; readonly query: StockQuery };

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
export const widerQueries = (query: StockQuery, facets: FacetResults): readonly WiderQuery[] => [
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
