import { codeCount, type ColumnGroup, type FacetData, type StockIndexData } from "../stock-index-data.ts";
import { type FacetName, isFacetName } from "../../vehicles/index.ts";
import { type Bitmap, countRows, listRows, type Workspace } from "../columns/bitmap.ts";
import type { RowFilter, SearchMatch } from "../matching/matched-rows.ts";

/** Counts the combined codes of the first `count` rows. */
const countCombinations = (group: ColumnGroup, rows: Uint32Array, count: number, counts: Uint32Array): void => {
  const { codes } = group;
  for (let index = 0; index < count; index += 1) {
    const code = codes[rows[index] as number] as number;
    counts[code] = (counts[code] as number) + 1;
  }
};

const addCombinations = (group: ColumnGroup, combinations: Uint32Array, counts: Int32Array): void => {
  const { counterIndexes, size } = group;
  for (let member = 0; member < group.countsOffsets.length; member += 1) {
    for (let code = 0; code < size; code += 1) {
      const counterIndex = counterIndexes[member * size + code] as number;
      counts[counterIndex] = (counts[counterIndex] as number) + (combinations[code] as number);
    }
  }
};

/** Counts without an array of combinations; faster for few rows or a single member. */
const countMember = (
  group: ColumnGroup,
  member: number,
  rows: Uint32Array,
  count: number,
  counts: Int32Array,
): void => {
  const { codes, counterIndexes } = group;
  const start = member * group.size;
  for (let index = 0; index < count; index += 1) {
    const counterIndex = counterIndexes[start + (codes[rows[index] as number] as number)] as number;
    counts[counterIndex] = (counts[counterIndex] as number) + 1;
  }
};

/** Adds the first `count` rows to the counts of a group's columns. `combinations` is all 0 before and after. */
const countGroup = (
  group: ColumnGroup,
  rows: Uint32Array,
  count: number,
  counts: Int32Array,
  combinations: Uint32Array,
): void => {
  if (group.countsOffsets.length === 1 || count < group.size) {
    for (let member = 0; member < group.countsOffsets.length; member += 1)
      countMember(group, member, rows, count, counts);
    return;
  }
  countCombinations(group, rows, count, combinations);
  addCombinations(group, combinations, counts);
  combinations.fill(0, 0, group.size);
};

/** Adds the first `count` rows to the counts that start at `countsOffset`. */
const countColumn = (
  groups: readonly ColumnGroup[],
  countsOffset: number,
  rows: Uint32Array,
  count: number,
  counts: Int32Array,
): void => {
  for (const group of groups) {
    const member = group.countsOffsets.indexOf(countsOffset);
    if (member >= 0) countMember(group, member, rows, count, counts);
  }
};

export const countAllRows = (groups: readonly ColumnGroup[], size: number, counts: Int32Array): void => {
  const rows = Uint32Array.from({ length: size }, (_, row) => row);
  const combinations = new Uint32Array(largestGroupSize(groups));
  for (const group of groups) countGroup(group, rows, size, counts, combinations);
};

export const largestGroupSize = (groups: readonly ColumnGroup[]): number =>
  groups.reduce((largest, { size }) => Math.max(largest, size), 1);

/** `rows`: the rows that were counted. */
export type FacetCounts = { readonly counts: Int32Array; readonly rows: Bitmap };

const complement = (rows: Bitmap, size: number, workspace: Workspace): Bitmap => {
  const others = workspace.bitmap();
  for (let word = 0; word < rows.length; word += 1) others[word] = ~(rows[word] as number);
  const last = size & 31;
  if (last !== 0) others[rows.length - 1] = (others[rows.length - 1] as number) & (0xffffffff >>> (32 - last));
  return others;
};

const counterRange = (facet: FacetData): { countsOffset: number; codes: number } | null => {
  if (facet.kind === "one-of") return { countsOffset: facet.countsOffset, codes: codeCount(facet) };
  return facet.kind === "range" ? { countsOffset: facet.countsOffset, codes: facet.bins.length + 1 } : null;
};

const counterOffsets = (facet: FacetData): number[] => {
  if (facet.kind === "flag") return [facet.maskCounter.countsOffset];
  return facet.kind === "all-of" ? facet.maskCounters.map(({ countsOffset }) => countsOffset) : [facet.countsOffset];
};

const groupsWith = (data: StockIndexData, facets: readonly FacetName[]): readonly ColumnGroup[] => {
  const offsets = new Set(facets.flatMap((name) => counterOffsets(data.facets[name])));
  return data.groups.filter(({ countsOffsets }) => countsOffsets.some((countsOffset) => offsets.has(countsOffset)));
};

/**
 * Counts the matched rows for all facets at once. If more than half of the stock matches, counts the other rows and
 * subtracts them from the totals.
 */
const countMatchedRows = (
  data: StockIndexData,
  groups: readonly ColumnGroup[],
  matched: Bitmap,
  total: number,
  workspace: Workspace,
): Int32Array => {
  const few = total * 2 <= data.size;
  const rows = few ? matched : complement(matched, data.size, workspace);
  const count = listRows(rows, workspace.rows);
  const counts = new Int32Array(data.counts.length);
  for (const group of groups) countGroup(group, workspace.rows, count, counts, workspace.combinations);
  if (!few)
    for (let index = 0; index < counts.length; index += 1)
      counts[index] = (data.counts[index] as number) - (counts[index] as number);
  return counts;
};

/** `excluded`: rows that fail only this filter. `candidates`: these and the matched rows. */
const rowsIgnoringFilter = ({ matched, nearMisses: nearly }: SearchMatch, filter: RowFilter, workspace: Workspace) => {
  const excluded = workspace.bitmap();
  const candidates = workspace.bitmap();
  for (let word = 0; word < matched.length; word += 1) {
    const misses = (nearly[word] as number) & ~(filter.rows[word] as number);
    excluded[word] = misses;
    candidates[word] = (matched[word] as number) | misses;
  }
  return { missing: excluded, around: candidates };
};

const countIgnoringFilter = (
  data: StockIndexData,
  facet: { countsOffset: number; codes: number },
  state: { counts: Int32Array; total: number; match: SearchMatch; filter: RowFilter },
  workspace: Workspace,
): FacetCounts => {
  const { missing: excluded, around: candidates } = rowsIgnoringFilter(state.match, state.filter, workspace);
  const excludedCount = countRows(excluded);
  const end = facet.countsOffset + facet.codes;
  const counts = state.counts.slice();
  if (excludedCount <= data.size - state.total - excludedCount) {
    countColumn(data.groups, facet.countsOffset, workspace.rows, listRows(excluded, workspace.rows), counts);
    return { counts, rows: candidates };
  }
  counts.fill(0, facet.countsOffset, end);
  const others = listRows(complement(candidates, data.size, workspace), workspace.rows);
  countColumn(data.groups, facet.countsOffset, workspace.rows, others, counts);
  for (let index = facet.countsOffset; index < end; index += 1)
    counts[index] = (data.counts[index] as number) - (counts[index] as number);
  return { counts, rows: candidates };
};

/** `total`: number of matched rows. */
export const countFacets = (
  data: StockIndexData,
  facets: readonly FacetName[],
  state: { match: SearchMatch; total: number; filters: readonly RowFilter[] },
  workspace: Workspace,
): ReadonlyMap<FacetName, FacetCounts> => {
  const { match, total } = state;
  const counts = countMatchedRows(data, groupsWith(data, facets), match.matched, total, workspace);
  const countsByFacet = new Map<FacetName, FacetCounts>(facets.map((name) => [name, { counts, rows: match.matched }]));
  for (const filter of state.filters) {
    if (!filter.ignoredByOwnCounts || !isFacetName(filter.facet) || !countsByFacet.has(filter.facet)) continue;
    const codes = counterRange(data.facets[filter.facet]);
    if (codes)
      countsByFacet.set(filter.facet, countIgnoringFilter(data, codes, { counts, total, match, filter }, workspace));
  }
  return countsByFacet;
};
