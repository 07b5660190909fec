import type { Position } from "../geo/index.ts";
import type { BodyStyle, FacetName, PrecomputedSort } from "../vehicles/index.ts";
import type { Bitmap } from "./columns/bitmap.ts";
import type { SearchTextField } from "./text/token-index.ts";
import type { ValueSets } from "./columns/value-sets.ts";

/** Geography of the market: its country for postcodes and names of towns, and its locations by slug. */
export type StockGeography = {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly positions: ReadonlyMap<string, Position>;
};

/** Shapes of models by brand and model slug, `brand/model`, of those in the catalogue or in the stock. */
export type ModelShapes = ReadonlyMap<string, readonly BodyStyle[]>;

/**
 * Typed arrays in shared memory and plain metadata, so that posting the index to another thread copies no column.
 * Rows are in ascending order of id.
 *
 * Every column has one counter per code. Its counters start at `countsOffset` in an array of counts.
 */
export type StockIndexData = {
  readonly size: number;
  readonly ids: Float64Array;
  readonly facets: Readonly<Record<FacetName, FacetData>>;
  readonly orders: Readonly<Record<PrecomputedSort, SortOrder>>;
  readonly geography: StockGeography;
  readonly modelShapes: ModelShapes;
  readonly text: readonly SearchTextField[];
  readonly groups: readonly ColumnGroup[];
  /** Counts over the whole stock. */
  readonly counts: Int32Array;
};

/** Values of the vehicles with a code, as indexes: those that they have, and those that they may have. */
export type ValueCombination = { readonly has: readonly number[]; readonly may: readonly number[] };

/**
 * The code of a value is its index in `values`; the code after the last one means "unknown". With `combinations` a
 * vehicle can have several values, and a code stands for them.
 */
export type ChoiceData = {
  readonly kind: "one-of";
  readonly countsOffset: number;
  readonly values: readonly string[];
  readonly labels: readonly string[];
  /** Codes in display order. */
  readonly listing: readonly number[];
  /** By code; null if codes are values. */
  readonly combinations: readonly ValueCombination[] | null;
  /** By code. */
  readonly sets: ValueSets;
};

/** Rows with one bit set are counted under every code that has the bit of `mask`. */
export type MaskCounter = { readonly countsOffset: number; readonly codes: number; readonly mask: number };

export type AllOfData = {
  readonly kind: "all-of";
  readonly values: readonly string[];
  readonly labels: readonly string[];
  readonly maskCounters: readonly MaskCounter[];
  readonly bitmaps: readonly Bitmap[];
};

export type FlagData = { readonly kind: "flag"; readonly maskCounter: MaskCounter; readonly bitmap: Bitmap };

/** A range is counted in bins one facet step wide; only bins that contain a vehicle have a code. */
export type RangeData = {
  readonly kind: "range";
  readonly countsOffset: number;
  readonly step: number;
  /** By code: the lower end of the bin, in steps. */
  readonly bins: Int32Array;
  /** By code: start of the bin in `order`, plus a final end. */
  readonly binStarts: Uint32Array;
  /** Distinct values in ascending order. `starts` has the start of each in `order`, plus a final end. */
  readonly distinct: Int32Array;
  readonly starts: Uint32Array;
  /** Rows by value; rows without a value are last. */
  readonly order: Uint32Array;
};

export type FacetData = ChoiceData | AllOfData | FlagData | RangeData;

/** Rows in order, and the rank of each row in that order. */
export type SortOrder = { readonly order: Uint32Array; readonly rank: Uint32Array };

/**
 * Several columns combined into one code, so that a row is counted once for all of them. `counterIndexes` maps each
 * combined code to the counter of each member; the entries of member `m` start at `m * size`.
 */
export type ColumnGroup = {
  readonly codes: Uint16Array | Uint32Array;
  readonly size: number;
  /** By member. */
  readonly countsOffsets: readonly number[];
  readonly counterIndexes: Uint32Array;
};

/** Number of counters of a column: one a code, "unknown" included. */
export const codeCount = ({ combinations, values }: ChoiceData): number => combinations?.length ?? values.length + 1;

const codesWith = (combinations: readonly ValueCombination[], matches: (one: ValueCombination) => boolean): number[] =>
  [...combinations.keys()].filter((code) => matches(combinations[code] as ValueCombination));

/** Codes of the vehicles that match a value: those that have it, and those that may have it. */
export const codesMatching = ({ combinations }: ChoiceData, value: number): readonly number[] =>
  combinations === null
    ? [value]
    : codesWith(combinations, ({ has, may }) => has.includes(value) || may.includes(value));

/** Codes of the vehicles that have a value. */
export const codesHaving = ({ combinations }: ChoiceData, value: number): readonly number[] =>
  combinations === null ? [value] : codesWith(combinations, ({ has }) => has.includes(value));

/** Codes of the vehicles that match the values only because they may have one. */
export const codesJoining = ({ combinations }: ChoiceData, values: readonly number[]): readonly number[] =>
  combinations === null
    ? []
    : codesWith(
        combinations,
        ({ has, may }) => values.some((value) => may.includes(value)) && !values.some((value) => has.includes(value)),
      );

/** Returns a function that reads a row's code in the column whose counters start at `countsOffset`. */
export const createCodeReader = (groups: readonly ColumnGroup[], countsOffset: number): ((row: number) => number) => {
  const group = groups.find(({ countsOffsets }) => countsOffsets.includes(countsOffset));
  if (!group) throw new Error(`No column is counted from ${countsOffset} on`);
  const { codes, counterIndexes } = group;
  const start = group.countsOffsets.indexOf(countsOffset) * group.size;
  return (row) => (counterIndexes[start + (codes[row] as number)] as number) - countsOffset;
};
