import type { FacetName, Sort } from "../vehicles/index.ts";
import type { Bitmap } from "./bitmap.ts";
import type { TextField } from "./text.ts";
import type { ValueSets } from "./value-sets.ts";

/**
 * The index as a worker hands it over: typed arrays on shared memory and plain metadata, so that posting it to another
 * thread copies no column. Rows stand in ascending order of id.
 *
 * Every facet has a *tally*: a run of counters, one a code, which starts at `tally` in an array of `tallySize` counters.
 */
export type StockIndexData = {
  readonly size: number;
  readonly ids: Float64Array;
  readonly facets: Readonly<Record<FacetName, FacetData>>;
  readonly orders: Readonly<Record<Sort, SortOrder>>;
  readonly text: readonly TextField[];
  readonly groups: readonly ColumnGroup[];
  /** The tallies over the whole stock. */
  readonly tallies: Int32Array;
};

/** One-of. A value's code is its place in `values`; the code past the last one is "unknown". */
export type ChoiceData = {
  readonly kind: "one-of";
  readonly tally: number;
  readonly values: readonly string[];
  readonly labels: readonly string[];
  /** Codes in the order they are listed. */
  readonly listing: readonly number[];
  readonly sets: ValueSets;
};

/** Where the rows that carry a mark are counted: under every code of the tally that has the bit of `mask`. */
export type MarkPlace = { readonly tally: number; readonly codes: number; readonly mask: number };

export type AllOfData = {
  readonly kind: "all-of";
  readonly values: readonly string[];
  readonly labels: readonly string[];
  readonly marks: readonly MarkPlace[];
  readonly bitmaps: readonly Bitmap[];
};

export type FlagData = { readonly kind: "flag"; readonly mark: MarkPlace; readonly bitmap: Bitmap };

/** A range is counted in bins of its facet's step; only bins that hold a vehicle have a code. */
export type RangeData = {
  readonly kind: "range";
  readonly tally: number;
  readonly step: number;
  /** By code: the number of the bin, which begins at that many steps. */
  readonly bins: Int32Array;
  /** By code: where the bin begins in `order`; one more at the end. */
  readonly binStarts: Uint32Array;
  /** The different values, ascending, and where each begins in `order`; one more at the end. */
  readonly distinct: Int32Array;
  readonly starts: Uint32Array;
  /** Rows by value; those without one stand last. */
  readonly order: Uint32Array;
};

export type FacetData = ChoiceData | AllOfData | FlagData | RangeData;

/** Rows in order, and of each row its place in it. */
export type SortOrder = { readonly order: Uint32Array; readonly rank: Uint32Array };

/**
 * Several columns told by one number: rows are counted once for all of them. `slots` says for each number which counters
 * it stands for: those of member `m` begin at `m * size`.
 */
export type ColumnGroup = {
  readonly codes: Uint16Array | Uint32Array;
  readonly size: number;
  /** Where each member's tally begins. */
  readonly tallies: readonly number[];
  readonly slots: Uint32Array;
};
