import type { FacetName, Range } from "../vehicles/index.ts";

/** `count`: number of matches if this value is selected in addition to the current selection. */
export type FacetValue = {
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly selected: boolean;
};

/** Both ends are inclusive. */
export type Bucket = { readonly from: number; readonly to: number; readonly count: number };

/**
 * The values of a facet and their counts.
 *
 * - Counts ignore the selection in the facet itself, except for all-of and flag facets, which count the matches that
 *   also have the value.
 * - Closed values are in the order of the facet table, open ones are sorted by name. A value without vehicles is omitted
 *   unless it is selected. Values `under` another facet (models) are listed if that facet has a selection; selected
 *   values always are. `joined` matches only may have a selected value; their number is in the counts, but a value that
 *   no vehicle has for certain is not listed.
 * - `min`, `max` and `histogram` cover the vehicles that match all other filters and have a known value; without any,
 *   both ends are null. A bucket is 1, 2 or 5 times a power of ten steps wide. There are at most 30 buckets; empty ones
 *   in between are included.
 */
export type FacetResult =
  | { readonly kind: "one-of" | "all-of"; readonly values: readonly FacetValue[]; readonly joined?: number }
  | {
      readonly kind: "range";
      readonly min: number | null;
      readonly max: number | null;
      readonly histogram: readonly Bucket[];
      readonly selected: Range | null;
    }
  | { readonly kind: "flag"; readonly count: number; readonly selected: boolean };

export type FacetResults = Readonly<Partial<Record<FacetName, FacetResult>>>;

export type StockSearchResult = {
  readonly total: number;
  /** From 1. A query past the end gets the last page. */
  readonly page: number;
  /** At least 1. */
  readonly pageCount: number;
  readonly perPage: number;
  /** Vehicles of the page, in order. */
  readonly ids: readonly number[];
  /** Only the requested facets. */
  readonly facets: FacetResults;
};

/** A filter of a query, and the number of matches without it. */
export type DroppedFilter = {
  readonly filter: FacetName | "near" | "q";
  /** The value to drop from an all-of facet; null drops the entire filter. */
  readonly value: string | null;
  /** True if the value is excluded. */
  readonly isExcluded?: true;
  readonly count: number;
};

export type SearchOptions = {
  /** At least 1. Default: 24. */
  readonly perPage?: number;
  /** Facets to count. Default: all. */
  readonly facets?: boolean | readonly FacetName[];
};
