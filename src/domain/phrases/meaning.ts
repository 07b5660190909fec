import type { Filters } from "./filters.ts";

/** A phrase of the trade, or one that says nothing of the vehicle. */
export type WordMeaning = { readonly is: "filters"; readonly filters: Filters } | { readonly is: "nothing" };

/** `numeric`: its name is a number, which may also be a year or an amount. `more`: what the name says beside the model. */
export type ModelMeaning = {
  readonly is: "model";
  readonly slugs: readonly string[];
  readonly brands: readonly string[];
  readonly numeric: boolean;
  readonly more?: Filters;
};

/** A name of the stock's own. */
export type NameMeaning =
  | { readonly is: "brand"; readonly slug: string }
  | ModelMeaning
  | { readonly is: "place"; readonly slugs: readonly string[] };

export type Meaning = NameMeaning | WordMeaning;
