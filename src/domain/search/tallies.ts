import { type FacetName, isFacetName } from "../vehicles/index.ts";
import { type Bitmap, countRows, listRows } from "./bitmap.ts";
import { tallyColumn, tallyGroup } from "./counting.ts";
import type { Filter } from "./filters.ts";
import type { Match } from "./matching.ts";
import type { ColumnGroup, FacetData, StockIndexData } from "./stock-index-data.ts";
import type { Workspace } from "./workspace.ts";

/** Counters of a facet, and the rows they are of. */
export type Tally = { readonly counts: Int32Array; readonly rows: Bitmap };

const complement = (rows: Bitmap, size: number, workspace: Workspace): Bitmap => {
  const others = workspace.bitmap();
  for (let word = 0; word < rows.length; word += 1) others[word] = ~(rows[word] as number);
  const last = size & 31;
  if (last !== 0) others[rows.length - 1] = (others[rows.length - 1] as number) & (0xffffffff >>> (32 - last));
  return others;
};

const codesOf = (facet: FacetData): { tally: number; codes: number } | null => {
  if (facet.kind === "one-of") return { tally: facet.tally, codes: facet.values.length + 1 };
  return facet.kind === "range" ? { tally: facet.tally, codes: facet.bins.length + 1 } : null;
};

const startsOf = (facet: FacetData): number[] => {
  if (facet.kind === "flag") return [facet.mark.tally];
  return facet.kind === "all-of" ? facet.marks.map(({ tally }) => tally) : [facet.tally];
};

/** The groups that hold a column of these facets. */
const groupsWith = (data: StockIndexData, facets: readonly FacetName[]): readonly ColumnGroup[] => {
  const wanted = new Set(facets.flatMap((name) => startsOf(data.facets[name])));
  return data.groups.filter(({ tallies }) => tallies.some((tally) => wanted.has(tally)));
};

/**
 * Counts the matched rows for all the facets at once; where more than half of the stock matches, counts the others and
 * takes them from the totals.
 */
const tallyMatched = (
  data: StockIndexData,
  groups: readonly ColumnGroup[],
  matched: Bitmap,
  total: number,
  workspace: Workspace,
): Int32Array => {
  const few = total * 2 <= data.size;
  const rows = few ? matched : complement(matched, data.size, workspace);
  const count = listRows(rows, workspace.rows);
  const counts = new Int32Array(data.tallies.length);
  for (const group of groups) tallyGroup(group, workspace.rows, count, counts, workspace.combinations);
  if (!few)
    for (let at = 0; at < counts.length; at += 1) counts[at] = (data.tallies[at] as number) - (counts[at] as number);
  return counts;
};

/** The matched rows and those that miss this filter only: what its facet's counts are made over. */
const rowsAround = ({ matched, nearly }: Match, filter: Filter, workspace: Workspace) => {
  const missing = workspace.bitmap();
  const around = workspace.bitmap();
  for (let word = 0; word < matched.length; word += 1) {
    const misses = (nearly[word] as number) & ~(filter.rows[word] as number);
    missing[word] = misses;
    around[word] = (matched[word] as number) | misses;
  }
  return { missing, around };
};

const tallyAround = (
  data: StockIndexData,
  facet: { tally: number; codes: number },
  of: { counts: Int32Array; total: number; match: Match; filter: Filter },
  workspace: Workspace,
): Tally => {
  const { missing, around } = rowsAround(of.match, of.filter, workspace);
  const missed = countRows(missing);
  const end = facet.tally + facet.codes;
  const counts = of.counts.slice();
  if (missed <= data.size - of.total - missed) {
    tallyColumn(data.groups, facet.tally, workspace.rows, listRows(missing, workspace.rows), counts);
    return { counts, rows: around };
  }
  counts.fill(0, facet.tally, end);
  const others = listRows(complement(around, data.size, workspace), workspace.rows);
  tallyColumn(data.groups, facet.tally, workspace.rows, others, counts);
  for (let at = facet.tally; at < end; at += 1) counts[at] = (data.tallies[at] as number) - (counts[at] as number);
  return { counts, rows: around };
};

/** The tally each of these facets is shown with; `total` rows matched. */
export const tallyFacets = (
  data: StockIndexData,
  facets: readonly FacetName[],
  found: { match: Match; total: number; filters: readonly Filter[] },
  workspace: Workspace,
): ReadonlyMap<FacetName, Tally> => {
  const { match, total } = found;
  const counts = tallyMatched(data, groupsWith(data, facets), match.matched, total, workspace);
  const tallies = new Map<FacetName, Tally>(facets.map((name) => [name, { counts, rows: match.matched }]));
  for (const filter of found.filters) {
    if (!filter.ignoredByOwnCounts || !isFacetName(filter.facet) || !tallies.has(filter.facet)) continue;
    const codes = codesOf(data.facets[filter.facet]);
    if (codes) tallies.set(filter.facet, tallyAround(data, codes, { counts, total, match, filter }, workspace));
  }
  return tallies;
};
