import {
  addEveryRow,
  type Bitmap,
  countBits,
  hasRow,
  intersectWith,
  listRows,
  type Workspace,
} from "../columns/bitmap.ts";
import type { SortOrder } from "../stock-index-data.ts";
import type { FacetName } from "../../vehicles/index.ts";

/** One condition of a query and the rows that satisfy it. */
export type RowFilter = {
  readonly facet: FacetName | "near" | "q";
  /** Set for all-of facets, where each value is a separate condition. */
  readonly value: string | null;
  /** The condition is that a row does not have `value`. */
  readonly isExcluded?: true;
  /** The counts of its own facet ignore this filter. */
  readonly ignoredByOwnCounts: boolean;
  readonly rows: Bitmap;
};

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

/** Cost of sorting one row, in rows scanned. */
const ROWS_SCANNED_PER_SORT = 20;

/** Pages start at 1; an empty result has one page. A page past the end becomes the last one. */
export const clampPage = (page: number, total: number, perPage: number): { page: number; pageCount: number } => {
  const pageCount = Math.max(1, Math.ceil(total / perPage));
  return { page: Math.min(Math.max(page, 1), pageCount), pageCount };
};

const scanForwards = (order: Uint32Array, matched: Bitmap, skip: number, take: number): number[] => {
  const rows: number[] = [];
  let seen = 0;
  for (let position = 0; rows.length < take; position += 1) {
    const row = order[position] as number;
    if (!hasRow(matched, row)) continue;
    if (seen >= skip) rows.push(row);
    seen += 1;
  }
  return rows;
};

const scanBackwards = (order: Uint32Array, matched: Bitmap, skip: number, take: number): number[] => {
  const rows: number[] = [];
  let seen = 0;
  for (let position = order.length - 1; rows.length < take; position -= 1) {
    const row = order[position] as number;
    if (!hasRow(matched, row)) continue;
    if (seen >= skip) rows.push(row);
    seen += 1;
  }
  return rows.toReversed();
};

const sortMatched = (sort: SortOrder, matched: Bitmap, from: number, to: number, workspace: Workspace): number[] => {
  const count = listRows(matched, workspace.rows);
  const ranks = workspace.rows.slice(0, count).map((row) => sort.rank[row] as number);
  return Array.from(ranks.sort().subarray(from, to), (position) => sort.order[position] as number);
};

/**
 * The matched rows with rank `from` to `to` (exclusive). Scans the order from its nearer end if matches are frequent,
 * and sorts the matches if they are rare.
 */
export const rowsOnPage = (
  sort: SortOrder,
  matched: Bitmap,
  total: number,
  { from, to }: { from: number; to: number },
  workspace: Workspace,
): number[] => {
  if (from >= to) return [];
  const expectedSteps = (Math.min(to, total - from) * sort.order.length) / total;
  if (total * ROWS_SCANNED_PER_SORT < expectedSteps) return sortMatched(sort, matched, from, to, workspace);
  return to <= total - from
    ? scanForwards(sort.order, matched, from, to - from)
    : scanBackwards(sort.order, matched, total - to, to - from);
};
