import { type Bitmap, countBits, addEveryRow, intersectWith } from "../columns/bitmap.ts";
import type { RowFilter } from "./filters.ts";
import type { Workspace } from "../columns/workspace.ts";

/**
 * `matched`: rows that satisfy every filter. `nearMisses`: rows that fail exactly one filter which its own facet's counts
 * ignore. Such a row counts for that facet only; a row that fails two filters counts for none.
 */
export type SearchMatch = { readonly matched: Bitmap; readonly nearMisses: Bitmap };

const applyCountedFilter = (matched: Bitmap, nearMisses: Bitmap, rows: Bitmap): void => {
  for (let word = 0; word < matched.length; word += 1) {
    const filterBits = rows[word] as number;
    const matchedBits = matched[word] as number;
    nearMisses[word] = ((nearMisses[word] as number) & filterBits) | (matchedBits & ~filterBits);
    matched[word] = matchedBits & filterBits;
  }
};

export const matchFilters = (filters: readonly RowFilter[], size: number, workspace: Workspace): SearchMatch => {
  const matched = workspace.bitmap();
  const nearMisses = workspace.emptyBitmap();
  addEveryRow(matched, size);
  for (const filter of filters) {
    if (filter.ignoredByOwnCounts) {
      applyCountedFilter(matched, nearMisses, filter.rows);
    } else {
      intersectWith(matched, filter.rows);
      intersectWith(nearMisses, filter.rows);
    }
  }
  return { matched, nearMisses };
};

/** Writes the rows that satisfy every filter to `matched`, without near misses. */
export const matchAll = (filters: readonly RowFilter[], size: number, matched: Bitmap): Bitmap => {
  addEveryRow(matched, size);
  for (const filter of filters) intersectWith(matched, filter.rows);
  return matched;
};

/** Counts the rows that satisfy every filter without storing them. */
export const countMatched = (filters: readonly RowFilter[], size: number): number => {
  const [first, ...others] = filters.map(({ rows }) => rows);
  if (!first) return size;
  let total = 0;
  for (let word = 0; word < first.length; word += 1) {
    let bits = first[word] as number;
    for (let other = 0; other < others.length && bits !== 0; other += 1) {
      bits &= (others[other] as Bitmap)[word] as number;
    }
    if (bits !== 0) total += countBits(bits);
  }
  return total;
};
