import { type Bitmap, countBits, holdAll, keepOnly } from "./bitmap.ts";
import type { Filter } from "./filters.ts";
import type { Workspace } from "./workspace.ts";

/**
 * `matched`: rows that meet every filter. `nearly`: rows that miss exactly one, and that one is ignored by its own
 * facet's counts; so they count for that facet alone, and what misses two counts for none.
 */
export type Match = { readonly matched: Bitmap; readonly nearly: Bitmap };

const missAtMostOne = (matched: Bitmap, nearly: Bitmap, rows: Bitmap): void => {
  for (let word = 0; word < matched.length; word += 1) {
    const meets = rows[word] as number;
    const so = matched[word] as number;
    nearly[word] = ((nearly[word] as number) & meets) | (so & ~meets);
    matched[word] = so & meets;
  }
};

export const matchFilters = (filters: readonly Filter[], size: number, workspace: Workspace): Match => {
  const matched = workspace.bitmap();
  const nearly = workspace.emptyBitmap();
  holdAll(matched, size);
  for (const filter of filters) {
    if (filter.ignoredByOwnCounts) {
      missAtMostOne(matched, nearly, filter.rows);
    } else {
      keepOnly(matched, filter.rows);
      keepOnly(nearly, filter.rows);
    }
  }
  return { matched, nearly };
};

/** Makes `matched` hold the rows that meet every filter, when nothing is to be counted around them. */
export const matchAll = (filters: readonly Filter[], size: number, matched: Bitmap): Bitmap => {
  holdAll(matched, size);
  for (const filter of filters) keepOnly(matched, filter.rows);
  return matched;
};

/** Rows that meet every filter, counted without being written down. */
export const countMatched = (filters: readonly Filter[], size: number): number => {
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
