import {
  FACETS,
  type FacetName,
  isFlagSelected,
  type NamedFacet,
  selectedRange,
  selectedValues,
  type StockQuery,
} from "../../vehicles/index.ts";
import { type Bitmap, hasRow } from "../columns/bitmap.ts";
import { valueAtPosition } from "../columns/range-column.ts";
import type { Bucket, FacetResult, FacetValue } from "../search-result.ts";
import {
  type AllOfData,
  type ChoiceData,
  codesHaving,
  codesJoining,
  codesMatching,
  type FacetData,
  type MaskCounter,
  type RangeData,
  type StockIndexData,
} from "../stock-index-data.ts";
import type { FacetCounts } from "./facet-counts.ts";

const parentByFacet: ReadonlyMap<FacetName, FacetName> = new Map(
  FACETS.flatMap((facet: NamedFacet) => {
    const parent = FACETS.find(({ name }) => "parentFacet" in facet && name === facet.parentFacet);
    return parent ? [[facet.name, parent.name] as const] : [];
  }),
);

const countMasked = ({ countsOffset, codes, mask }: MaskCounter, counts: Int32Array): number => {
  let count = 0;
  for (let code = 0; code < codes; code += 1) if ((code & mask) !== 0) count += counts[countsOffset + code] as number;
  return count;
};

/** Selected values that do not occur in the stock are listed with count 0, labelled by their key. */
const unknownValues = (selection: ReadonlySet<string>, knownValues: readonly string[]): FacetValue[] => {
  const names = new Set(knownValues);
  return [...selection]
    .filter((value) => !names.has(value))
    .map((value) => ({ value, label: value, count: 0, selected: true }));
};

const listValues = (
  facet: ChoiceData | AllOfData,
  selection: ReadonlySet<string>,
  isListed: (code: number) => boolean,
  countOf: (code: number) => number,
): FacetValue[] => {
  const values: FacetValue[] = [];
  const listing = facet.kind === "one-of" ? facet.listing : facet.values.keys();
  for (const code of listing) {
    const value = facet.values[code] as string;
    const selected = selection.has(value);
    if (selected || isListed(code))
      values.push({ value, label: facet.labels[code] as string, count: countOf(code), selected });
  }
  return selection.size === 0 ? values : [...values, ...unknownValues(selection, facet.values)];
};

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
const summarizeRange = (
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

const createFacetResult = (
  name: FacetName,
  facet: FacetData,
  query: StockQuery,
  facetCounts: FacetCounts,
): FacetResult => {
  const { counts } = facetCounts;
  if (facet.kind === "flag") {
    return { kind: "flag", count: countMasked(facet.maskCounter, counts), selected: isFlagSelected(query, name) };
  }
  if (facet.kind === "range") {
    return { kind: "range", ...summarizeRange(facet, facetCounts), selected: selectedRange(query, name) };
  }
  const selection = new Set(selectedValues(query, name));
  if (facet.kind === "all-of") {
    const countOf = (code: number): number => countMasked(facet.maskCounters[code] as MaskCounter, counts);
    return { kind: "all-of", values: listValues(facet, selection, (code) => countOf(code) > 0, countOf) };
  }
  const parent = parentByFacet.get(name);
  const onlySelected = parent !== undefined && selectedValues(query, parent).length === 0;
  const sum = (codes: readonly number[]): number =>
    codes.reduce((total, code) => total + (counts[facet.countsOffset + code] as number), 0);
  const isListed = (value: number): boolean => !onlySelected && sum(codesHaving(facet, value)) > 0;
  const values = listValues(facet, selection, isListed, (value) => sum(codesMatching(facet, value)));
  const selected = [...facet.values.keys()].filter((value) => selection.has(facet.values[value] as string));
  const joined = sum(codesJoining(facet, selected));
  return { kind: "one-of", values, ...(joined > 0 && { joined }) };
};

/** Results of the counted facets, in the order of the facet table. */
export const createFacetResults = (
  data: StockIndexData,
  query: StockQuery,
  countsByFacet: ReadonlyMap<FacetName, FacetCounts>,
): Partial<Record<FacetName, FacetResult>> => {
  const results: Partial<Record<FacetName, FacetResult>> = {};
  for (const { name } of FACETS) {
    const facetCounts = countsByFacet.get(name);
    if (facetCounts) results[name] = createFacetResult(name, data.facets[name], query, facetCounts);
  }
  return results;
};
