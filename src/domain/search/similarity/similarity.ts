import {
  CHOICE_TERMS,
  choiceDistance,
  MAX_DISTANCE,
  MAX_TERM_DISTANCE,
  PRICE_TERM,
  rangeDistance,
  selectReasons,
  type SimilarityReason,
  type SimilaritySubject,
  STEP_TERMS,
  type TermName,
} from "./similarity-terms.ts";
import { valueAtPosition } from "../columns/range-column.ts";

import { type ChoiceData, type ColumnGroup, createCodeReader, type StockIndexData } from "../stock-index-data.ts";
import { type Bitmap, listRows, type Workspace } from "../columns/bitmap.ts";

/** `minDistances`: lower bound of the distance by facet code. `distance`: exact distance of a row. */
type SimilarityColumn = {
  readonly name: TermName;
  readonly weight: number;
  readonly countsOffset: number;
  readonly minDistances: Int32Array;
  readonly distance: (row: number) => number;
};

const createDistanceReader = (
  data: StockIndexData,
  { countsOffset, minDistances }: Omit<SimilarityColumn, "distance">,
): ((row: number) => number) => {
  const readCode = createCodeReader(data.groups, countsOffset);
  return (row) => minDistances[readCode(row)] as number;
};

/** By code; null for the vehicles whose value is not certain. */
const comparedValues = ({ values, combinations }: ChoiceData): readonly (string | null)[] =>
  combinations === null ? [...values, null] : combinations.map(({ has: [value] }) => values[value ?? -1] ?? null);

const choiceColumns = (data: StockIndexData, subject: SimilaritySubject): SimilarityColumn[] =>
  CHOICE_TERMS.flatMap((term): SimilarityColumn[] => {
    const facet = data.facets[term.facet ?? term.name];
    if (facet.kind !== "one-of") return [];
    const value = term.value(subject);
    const minDistances = Int32Array.from(comparedValues(facet), (other) => choiceDistance(term, value, other));
    const column = { name: term.name, weight: term.weight, countsOffset: facet.countsOffset, minDistances };
    return [{ ...column, distance: createDistanceReader(data, column) }];
  });

const stepColumns = (data: StockIndexData, subject: SimilaritySubject): SimilarityColumn[] =>
  STEP_TERMS.flatMap((term): SimilarityColumn[] => {
    const facet = data.facets[term.name];
    if (facet.kind !== "range") return [];
    const value = term.value(subject);
    const ownBin = Math.floor((value ?? 0) / facet.step);
    const differences = [...Array.from(facet.bins, (bin) => Math.abs(bin - ownBin) * facet.step), null];
    const minDistances = Int32Array.from(differences, (difference) => rangeDistance(term, value, difference));
    const column = { name: term.name, weight: term.weight, countsOffset: facet.countsOffset, minDistances };
    return [{ ...column, distance: createDistanceReader(data, column) }];
  });

/** Prices are compared in euros; the facet's bins give only a lower bound. */
const priceColumn = (data: StockIndexData, subject: SimilaritySubject): SimilarityColumn[] => {
  const facet = data.facets[PRICE_TERM.name];
  if (facet.kind !== "range") return [];
  const { bins, step, countsOffset, distinct, starts } = facet;
  const value = PRICE_TERM.value(subject);
  const toBin = (bin: number): number => Math.max(0, bin * step - (value ?? 0), (value ?? 0) - (bin + 1) * step + 1);
  const minDistances = [...Array.from(bins, toBin), null].map((difference) =>
    rangeDistance(PRICE_TERM, value, difference),
  );
  const { rank } = data.orders["price-asc"];
  const knownCount = starts[distinct.length] as number;
  const distance = (row: number): number => {
    const position = rank[row] as number;
    const difference = position < knownCount ? Math.abs(valueAtPosition(facet, position) - (value ?? 0)) : null;
    return rangeDistance(PRICE_TERM, value, difference);
  };
  return [
    {
      name: PRICE_TERM.name,
      weight: PRICE_TERM.weight,
      countsOffset,
      minDistances: Int32Array.from(minDistances),
      distance,
    },
  ];
};

/** Models of two brands can share a name; they are different models. */
const separateSharedModelNames = (columns: readonly SimilarityColumn[]): SimilarityColumn[] => {
  const brand = columns.find(({ name }) => name === "brand");
  return columns.map((column) => {
    if (column.name !== "model" || !brand) return column;
    const distance = (row: number): number =>
      column.distance(row) === 0 && brand.distance(row) !== 0 ? MAX_TERM_DISTANCE : column.distance(row);
    return { ...column, distance };
  });
};

/** Weighted sums of a group's columns by combined code; null if no column is compared. */
const groupSums = (group: ColumnGroup, columns: readonly SimilarityColumn[]): Int32Array | null => {
  const members = columns.filter(({ countsOffset }) => group.countsOffsets.includes(countsOffset));
  if (members.length === 0) return null;
  const sums = new Int32Array(group.size);
  for (const { countsOffset, weight, minDistances } of members) {
    const start = group.countsOffsets.indexOf(countsOffset) * group.size;
    for (let code = 0; code < group.size; code += 1) {
      const counterIndex = group.counterIndexes[start + code] as number;
      sums[code] = (sums[code] as number) + weight * (minDistances[counterIndex - countsOffset] as number);
    }
  }
  return sums;
};

type TermDistance = { readonly name: TermName; readonly weight: number; readonly distance: number };

/** `sums` by combined code. */
type PartialSums = { readonly codes: Uint16Array | Uint32Array; readonly sums: Int32Array };

type SubjectComparison = {
  /** Their sum is a lower bound of a row's distance. */
  readonly partialSums: readonly PartialSums[];
  readonly terms: (row: number) => readonly TermDistance[];
};

const createSubjectComparison = (data: StockIndexData, subject: SimilaritySubject): SubjectComparison => {
  const columns = separateSharedModelNames([
    ...priceColumn(data, subject),
    ...choiceColumns(data, subject),
    ...stepColumns(data, subject),
  ]);
  return {
    partialSums: data.groups.flatMap((group) => {
      const sums = groupSums(group, columns);
      return sums ? [{ codes: group.codes, sums }] : [];
    }),
    terms: (row) => columns.map(({ name, weight, distance }) => ({ name, weight, distance: distance(row) })),
  };
};

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
