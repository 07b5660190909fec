import type { Bucket, FacetResult, FacetResults } from "#domain/search/index.ts";
import {
  getFacet,
  type FacetName,
  type Range,
  type RangeFacet,
  type RangeFacetName,
  type StockQuery,
} from "#domain/vehicles/index.ts";
import { NEAR_RADII_KM } from "../../filters/index.ts";

/** A query with one widened filter. */
export type WiderQuery = { readonly filter: FacetName | "near"; readonly query: StockQuery };

/** Maximum shift of a bound, as a share of its value, or as a number of steps if it has no unit (a year). */
const MAX_SHARE = 0.5;
const MAX_STEPS = 5;

const isClose = ({ unit, step }: RangeFacet, bound: number, wider: number): boolean =>
  Math.abs(wider - bound) <= (unit === "none" ? MAX_STEPS * step : bound * MAX_SHARE);

type RangeResult = Extract<FacetResult, { readonly kind: "range" }>;

const hasVehicles = ({ count }: Bucket): boolean => count > 0;

/** The nearest known value below, rounded to a slider step: exact outside all values, otherwise the end of a bucket. */
const lowerMin = ({ step }: RangeFacet, min: number, { max: highest, histogram }: RangeResult): number | null => {
  const value =
    highest !== null && highest < min
      ? highest
      : histogram.filter(hasVehicles).findLast(({ from }) => from < min)?.from;
  return value === undefined ? null : Math.floor(value / step) * step;
};

/** Counterpart of `lowerMin`. */
const higherMax = ({ step }: RangeFacet, max: number, { min: lowest, histogram }: RangeResult): number | null => {
  const value = lowest !== null && lowest > max ? lowest : histogram.filter(hasVehicles).find(({ to }) => to > max)?.to;
  return value === undefined ? null : Math.ceil(value / step) * step;
};

const widerRanges = (facet: RangeFacet, range: Range, result: RangeResult): readonly Range[] => {
  const min = range.min === null ? null : lowerMin(facet, range.min, result);
  const max = range.max === null ? null : higherMax(facet, range.max, result);
  return [
    ...(min !== null && isClose(facet, range.min ?? 0, min) ? [{ ...range, min }] : []),
    ...(max !== null && isClose(facet, range.max ?? 0, max) ? [{ ...range, max }] : []),
  ];
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
 * Queries that widen one range, or the radius around the origin, up to the next vehicles that match all other filters.
 * `facets` are those of the query and count the vehicles that match its other filters.
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
