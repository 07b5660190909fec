import type { Bitmap } from "../columns/bitmap.ts";
import { hasRow } from "../columns/bitmap.ts";
import { valueAtPosition } from "../columns/range-positions.ts";
import type { Bucket } from "../search-result.ts";
import type { RangeData } from "../stock-index-data.ts";
import type { FacetCounts } from "./facet-counts.ts";

const MAX_BUCKETS = 30;

/** Steps per bucket: the first of 1, 2, 5, 10, 20, 50 … that puts the bins `first` to `last` in at most 30 buckets. */
export const stepsInBucket = (first: number, last: number): number => {
  for (let power = 1; ; power *= 10) {
    for (const leading of [1, 2, 5]) {
      const steps = leading * power;
      if (Math.floor(last / steps) - Math.floor(first / steps) < MAX_BUCKETS) return steps;
    }
  }
};

const createBuckets = (facet: RangeData, counts: Int32Array, first: number, last: number): Bucket[] => {
  const bin = (code: number): number => facet.bins[code] as number;
  const steps = stepsInBucket(bin(first), bin(last));
  const lowest = Math.floor(bin(first) / steps);
  const width = steps * facet.step;
  const sums = Array.from({ length: Math.floor(bin(last) / steps) - lowest + 1 }, () => 0);
  for (let code = first; code <= last; code += 1) {
    const bucket = Math.floor(bin(code) / steps) - lowest;
    sums[bucket] = (sums[bucket] ?? 0) + (counts[facet.countsOffset + code] as number);
  }
  return sums.map((count, index) => ({ from: (lowest + index) * width, to: (lowest + index + 1) * width - 1, count }));
};

/** The position nearest to `start` whose row is in `rows`; there must be one in that direction. */
const nearestPosition = (order: Uint32Array, rows: Bitmap, start: number, direction: 1 | -1): number => {
  let position = start;
  while (!hasRow(rows, order[position] as number)) position += direction;
  return position;
};

/** Minimum, maximum and histogram of the counted rows. Bins are coarser than values, so the ends are searched in them. */
export const summarizeRange = (
  facet: RangeData,
  { counts, rows }: FacetCounts,
): { min: number | null; max: number | null; histogram: Bucket[] } => {
  let first = 0;
  let last = facet.bins.length - 1;
  while (first <= last && counts[facet.countsOffset + first] === 0) first += 1;
  if (first > last) return { min: null, max: null, histogram: [] };
  while (counts[facet.countsOffset + last] === 0) last -= 1;
  const lowest = nearestPosition(facet.order, rows, facet.binStarts[first] as number, 1);
  const highest = nearestPosition(facet.order, rows, (facet.binStarts[last + 1] as number) - 1, -1);
  return {
    min: valueAtPosition(facet, lowest),
    max: valueAtPosition(facet, highest),
    histogram: createBuckets(facet, counts, first, last),
  };
};
