import { type Bitmap, listRows } from "./bitmap.ts";
import { type Comparison, compareWith, type TermApart } from "./likeness-columns.ts";
import { FARTHEST, type LikenessReason, type LikenessSubject, reasonsAmong } from "./likeness-terms.ts";
import { createNearest, type Nearest } from "./nearest.ts";
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

/** Rows are summed up from a few tables; only one that may be near enough is looked at term by term. */
const keepNearest = (comparison: Comparison, rows: Uint32Array, count: number, nearest: Nearest): void => {
  const { parts, terms } = comparison;
  for (let at = 0; at < count; at += 1) {
    const row = rows[at] as number;
    let least = 0;
    for (let part = 0; part < parts.length; part += 1) {
      const { codes, sums } = parts[part] as Comparison["parts"][number];
      least += sums[codes[row] as number] as number;
    }
    if (least < nearest.bound()) nearest.add(row, sumOf(terms(row)));
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
