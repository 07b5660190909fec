import type { QueryFilters } from "../query-filters.ts";

/** `ignored`: a phrase that says nothing about the vehicle. */
export type PhraseMeaning = { readonly kind: "filters"; readonly filters: QueryFilters } | { readonly kind: "ignored" };

/** `numeric`: the name is a number and can also be a year or an amount. `extraFilters`: implied by the name ("e-208"). */
export type ModelMeaning = {
  readonly kind: "model";
  readonly slugs: readonly string[];
  readonly brands: readonly string[];
  readonly numeric: boolean;
  readonly extraFilters?: QueryFilters;
};

/** A name that occurs in the stock. */
export type NameMeaning =
  | { readonly kind: "brand"; readonly slug: string }
  | ModelMeaning
  | { readonly kind: "location"; readonly slugs: readonly string[] };

export type Meaning = NameMeaning | PhraseMeaning;
