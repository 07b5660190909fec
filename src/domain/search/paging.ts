import { type Bitmap, hasRow, listRows } from "./bitmap.ts";
import type { SortOrder } from "./stock-index-data.ts";
import type { Workspace } from "./workspace.ts";

/** What sorting one row costs, in rows looked at while walking an order. */
const SORTED_ROW = 20;

/** The first page is 1, and so is the only page of nothing; past the end is the last one. */
export const pageWithin = (page: number, total: number, perPage: number): { page: number; pageCount: number } => {
  const pageCount = Math.max(1, Math.ceil(total / perPage));
  return { page: Math.min(Math.max(page, 1), pageCount), pageCount };
};

const walkForwards = (order: Uint32Array, matched: Bitmap, skip: number, take: number): number[] => {
  const rows: number[] = [];
  let before = 0;
  for (let place = 0; rows.length < take; place += 1) {
    const row = order[place] as number;
    if (!hasRow(matched, row)) continue;
    if (before >= skip) rows.push(row);
    before += 1;
  }
  return rows;
};

const walkBackwards = (order: Uint32Array, matched: Bitmap, skip: number, take: number): number[] => {
  const rows: number[] = [];
  let before = 0;
  for (let place = order.length - 1; rows.length < take; place -= 1) {
    const row = order[place] as number;
    if (!hasRow(matched, row)) continue;
    if (before >= skip) rows.push(row);
    before += 1;
  }
  return rows.toReversed();
};

const sortMatched = (sort: SortOrder, matched: Bitmap, from: number, to: number, workspace: Workspace): number[] => {
  const count = listRows(matched, workspace.rows);
  const ranks = workspace.rows.slice(0, count).map((row) => sort.rank[row] as number);
  return Array.from(ranks.sort().subarray(from, to), (place) => sort.order[place] as number);
};

/**
 * The matched rows from place `from` to place `to` (not included) of an order. Walks the whole order from its nearer
 * end while matches are frequent, and sorts the matches where they are rare.
 */
export const rowsOnPage = (
  sort: SortOrder,
  matched: Bitmap,
  total: number,
  { from, to }: { from: number; to: number },
  workspace: Workspace,
): number[] => {
  if (from >= to) return [];
  const steps = (Math.min(to, total - from) * sort.order.length) / total;
  if (total * SORTED_ROW < steps) return sortMatched(sort, matched, from, to, workspace);
  return to <= total - from
    ? walkForwards(sort.order, matched, from, to - from)
    : walkBackwards(sort.order, matched, total - to, to - from);
};
