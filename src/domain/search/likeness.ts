import { type Bitmap, listRows } from "./bitmap.ts";
import { type Comparison, type Part, type TermApart, compareWith } from "./likeness-columns.ts";
import { FARTHEST, type LikenessReason, type LikenessSubject, reasonsAmong } from "./likeness-terms.ts";
import { type Nearest, createNearest } from "./nearest.ts";
import type { StockIndexData } from "./stock-index-data.ts";
import type { Workspace } from "./workspace.ts";

/** `distance`: 0 is alike in everything compared, 1 in nothing. `reasons`: what is alike, strongest first. */
export type SimilarVehicle = {
  readonly id: number;
  readonly distance: number;
  readonly reasons: readonly LikenessReason[];
};

const sumOf = (terms: readonly TermApart[]): number => {
  let sum = 0;
  for (const { weight, apart } of terms) sum += weight * apart;
  return sum;
};

/** Rows summed up at a time: few enough to stay in the fastest cache. */
const BLOCK = 1024;

const addPart = ({ codes, sums }: Part, rows: Uint32Array, from: number, totals: Int32Array, count: number): void => {
  for (let at = 0; at < count; at += 1) {
    const sum = sums[codes[rows[from + at] as number] as number] as number;
    totals[at] = (totals[at] as number) + sum;
  }
};

/** Rows are summed up from a few tables; only one that may be near enough is looked at term by term. */
const keepNearest = ({ parts, terms }: Comparison, rows: Uint32Array, count: number, nearest: Nearest): void => {
  const totals = new Int32Array(BLOCK);
  for (let from = 0; from < count; from += BLOCK) {
    const length = Math.min(BLOCK, count - from);
    totals.fill(0);
    for (const part of parts) addPart(part, rows, from, totals, length);
    let bound = nearest.bound();
    for (let at = 0; at < length; at += 1) {
      if ((totals[at] as number) >= bound) continue;
      const row = rows[from + at] as number;
      nearest.add(row, sumOf(terms(row)));
      bound = nearest.bound();
    }
  }
};

/**
 * The `limit` rows of `candidates` that are most like the subject, the likest first, of equals the lower id.
 * The distance is the weighted mean of the terms of `likeness-terms.ts`.
 */
export const likest = (
  data: StockIndexData,
  subject: LikenessSubject,
  candidates: Bitmap,
  limit: number,
  workspace: Workspace,
): SimilarVehicle[] => {
  if (limit < 1) return [];
  const comparison = compareWith(data, subject);
  const nearest = createNearest(limit);
  keepNearest(comparison, workspace.rows, listRows(candidates, workspace.rows), nearest);
  return nearest.rows().map(({ row, distance }) => ({
    id: data.ids[row] as number,
    distance: distance / FARTHEST,
    reasons: reasonsAmong(comparison.terms(row)),
  }));
};
