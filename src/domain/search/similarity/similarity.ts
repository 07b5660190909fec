import { type Bitmap, listRows } from "../columns/bitmap.ts";
import {
  type SubjectComparison,
  type PartialSums,
  type TermDistance,
  createSubjectComparison,
} from "./similarity-columns.ts";
import { MAX_DISTANCE, type SimilarityReason, type SimilaritySubject, selectReasons } from "./similarity-terms.ts";
import type { StockIndexData } from "../stock-index-data.ts";
import type { Workspace } from "../columns/workspace.ts";

/** `distance`: 0 (equal in every term) to 1. `reasons`: the similar terms, heaviest first. */
export type SimilarVehicle = {
  readonly id: number;
  readonly distance: number;
  readonly reasons: readonly SimilarityReason[];
};

const sumDistances = (terms: readonly TermDistance[]): number => {
  let sum = 0;
  for (const { weight, distance } of terms) sum += weight * distance;
  return sum;
};

/** Rows summed at a time; the totals fit in the fastest CPU cache. */
const BLOCK = 1024;

const addPartialSums = (
  { codes, sums }: PartialSums,
  rows: Uint32Array,
  from: number,
  totals: Int32Array,
  count: number,
): void => {
  for (let index = 0; index < count; index += 1) {
    const sum = sums[codes[rows[from + index] as number] as number] as number;
    totals[index] = (totals[index] as number) + sum;
  }
};

type NearestRow = { readonly row: number; readonly distance: number };

type Nearest = {
  /** Only rows below this distance are added. */
  readonly bound: () => number;
  readonly add: (row: number, distance: number) => void;
  /** Nearest first; ties by row. */
  readonly rows: () => readonly NearestRow[];
};

/** Collects the `limit` (at least 1) nearest rows. Rows must be added in ascending order. */
const createNearest = (limit: number): Nearest => {
  const nearest: NearestRow[] = [];
  const bound = (): number => nearest[limit - 1]?.distance ?? Number.POSITIVE_INFINITY;
  return {
    bound,
    add(row, distance) {
      if (distance >= bound()) return;
      const insertAt = nearest.findIndex((other) => other.distance > distance);
      nearest.splice(insertAt < 0 ? nearest.length : insertAt, 0, { row, distance });
      if (nearest.length > limit) nearest.pop();
    },
    rows: () => nearest,
  };
};

/** Sums a lower bound of the distance from a few tables; computes the exact terms only for rows below the bound. */
const collectNearest = (
  { partialSums, terms }: SubjectComparison,
  rows: Uint32Array,
  count: number,
  nearest: Nearest,
): void => {
  const totals = new Int32Array(BLOCK);
  for (let from = 0; from < count; from += BLOCK) {
    const length = Math.min(BLOCK, count - from);
    totals.fill(0);
    for (const table of partialSums) addPartialSums(table, rows, from, totals, length);
    let bound = nearest.bound();
    for (let index = 0; index < length; index += 1) {
      if ((totals[index] as number) >= bound) continue;
      const row = rows[from + index] as number;
      nearest.add(row, sumDistances(terms(row)));
      bound = nearest.bound();
    }
  }
};

/**
 * The `limit` rows of `candidates` most similar to the subject, nearest first, ties by id. The distance is the weighted
 * mean of the terms in `similarity-terms.ts`.
 */
export const findMostSimilar = (
  data: StockIndexData,
  subject: SimilaritySubject,
  candidates: Bitmap,
  limit: number,
  workspace: Workspace,
): SimilarVehicle[] => {
  if (limit < 1) return [];
  const comparison = createSubjectComparison(data, subject);
  const nearest = createNearest(limit);
  collectNearest(comparison, workspace.rows, listRows(candidates, workspace.rows), nearest);
  return nearest.rows().map(({ row, distance }) => ({
    id: data.ids[row] as number,
    distance: distance / MAX_DISTANCE,
    reasons: selectReasons(comparison.terms(row)),
  }));
};
