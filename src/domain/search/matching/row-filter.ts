import type { FacetName } from "../../vehicles/index.ts";
import type { Bitmap } from "../columns/bitmap.ts";

/** One condition of a query and the rows that satisfy it. */
export type RowFilter = {
  readonly facet: FacetName | "near" | "q";
  /** Set for all-of facets, where each value is a separate condition. */
  readonly value: string | null;
  /** The counts of its own facet ignore this filter. */
  readonly ignoredByOwnCounts: boolean;
  readonly rows: Bitmap;
};
