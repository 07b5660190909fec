import type { FacetName, Range } from "../vehicles/index.ts";

/** `count`: vehicles the page would show with this value chosen beside what is chosen already. */
export type FacetValue = {
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly selected: boolean;
};

/** Vehicles from `from` to `to`, both included. */
export type Bucket = { readonly from: number; readonly to: number; readonly count: number };

/**
 * What a facet offers under the rest of the query.
 *
 * - A facet's numbers ignore its own choice. Where every chosen value must be there (all-of, flag) they cannot: they are
 *   of the vehicles that match everything and have this value too.
 * - Closed values stand in the order of the facet table, open ones by name. A value without vehicles is left out unless
 *   it is chosen. Values `under` another facet (models) are listed when that facet has a choice; chosen ones always.
 * - A range's ends and histogram are those of the vehicles that match everything else and whose value is known; without
 *   one the ends are null. Buckets are 1, 2 or 5 times a power of ten of the facet's steps wide and at most 30; the empty ones
 *   between others are there.
 */
export type FacetResult =
  | { readonly kind: "one-of" | "all-of"; readonly values: readonly FacetValue[] }
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
  /** The page shown, from 1: a query past the end is given the last one. */
  readonly page: number;
  /** At least 1. */
  readonly pageCount: number;
  readonly perPage: number;
  /** Of the vehicles on the page, in order. */
  readonly ids: readonly number[];
  /** Of the facets asked for. */
  readonly facets: FacetResults;
};

/** A filter of a query, and how many vehicles the query has without it. */
export type DroppedFilter = {
  readonly filter: FacetName | "q";
  /** The value to drop where each of several must be there; null: the whole filter. */
  readonly value: string | null;
  readonly count: number;
};

export type SearchOptions = {
  /** Vehicles on a page, from 1; 24 unless told. */
  readonly perPage?: number;
  /** Which facets to count: all of them unless told. */
  readonly facets?: boolean | readonly FacetName[];
};
