import type { StockQuery } from "../vehicles/index.ts";

/** One line under the search field: where it leads, and how many vehicles are there (never 0). */
export type Suggestion = {
  readonly kind: "phrase" | "brand" | "model" | "filter" | "place" | "text";
  /** "Volkswagen Golf", "Golf · Diesel · jusqu’à 20 000 €". */
  readonly label: string;
  readonly query: StockQuery;
  readonly count: number;
};
