import type { Bitmap } from "./bitmap.ts";
import { hasRow } from "./bitmap.ts";
import { valueAtPlace } from "./range-places.ts";
import type { Bucket } from "./search-result.ts";
import type { RangeData } from "./stock-index-data.ts";
import type { Tally } from "./tallies.ts";

const MOST_BUCKETS = 30;

/** Steps in a bucket: the first of 1, 2, 5, 10, 20, 50 … with which at most 30 buckets hold bins `first` to `last`. */
export const stepsInBucket = (first: number, last: number): number => {
  for (let power = 1; ; power *= 10) {
    for (const leading of [1, 2, 5]) {
      const steps = leading * power;
      if (Math.floor(last / steps) - Math.floor(first / steps) < MOST_BUCKETS) return steps;
    }
  }
};

const bucketsOf = (facet: RangeData, counts: Int32Array, first: number, last: number): Bucket[] => {
  const bin = (code: number): number => facet.bins[code] as number;
  const steps = stepsInBucket(bin(first), bin(last));
  const lowest = Math.floor(bin(first) / steps);
  const width = steps * facet.step;
  const sums = Array.from({ length: Math.floor(bin(last) / steps) - lowest + 1 }, () => 0);
  for (let code = first; code <= last; code += 1) {
    const bucket = Math.floor(bin(code) / steps) - lowest;
    sums[bucket] = (sums[bucket] ?? 0) + (counts[facet.tally + code] as number);
  }
  return sums.map((count, at) => ({ from: (lowest + at) * width, to: (lowest + at + 1) * width - 1, count }));
};

/** The nearest place to `place` whose row is among `rows`; there must be one in that direction. */
const nearest = (order: Uint32Array, rows: Bitmap, place: number, direction: 1 | -1): number => {
  let at = place;
  while (!hasRow(rows, order[at] as number)) at += direction;
  return at;
};

/** The ends of the values of the tallied rows, and how they spread between. Bins only say between which rows to look. */
export const spreadOf = (
  facet: RangeData,
  { counts, rows }: Tally,
): { min: number | null; max: number | null; histogram: Bucket[] } => {
  let first = 0;
  let last = facet.bins.length - 1;
  while (first <= last && counts[facet.tally + first] === 0) first += 1;
  if (first > last) return { min: null, max: null, histogram: [] };
  while (counts[facet.tally + last] === 0) last -= 1;
  const lowest = nearest(facet.order, rows, facet.binStarts[first] as number, 1);
  const highest = nearest(facet.order, rows, (facet.binStarts[last + 1] as number) - 1, -1);
  return {
    min: valueAtPlace(facet, lowest),
    max: valueAtPlace(facet, highest),
    histogram: bucketsOf(facet, counts, first, last),
  };
};
