import type { StockQuery } from "../../vehicles/index.ts";

/** One line below the search field. `count` is never 0. `kind` is part of the JSON API. */
export type Suggestion = {
  readonly kind: "phrase" | "brand" | "model" | "filter" | "place" | "text";
  /** "Volkswagen Golf", "Golf · Diesel · jusqu’à 20 000 €". */
  readonly label: string;
  readonly query: StockQuery;
  readonly count: number;
};
