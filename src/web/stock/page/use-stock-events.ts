import { parsePosition } from "#domain/geo/position.ts";
import { chosenValue, type OwnText, ownText, TYPED, useFilterEvents } from "../../platform/analytics/index.ts";
import type { StockPageView } from "./stock-page-view.ts";

/** Order and page of the results. */
const isFilter = (name: string): boolean => name !== "sort" && name !== "page";

/** Coordinates are personal data, and so may be a text that was typed. */
const pushedValueOf = ({ facet, value }: { readonly facet: string; readonly value: string }): OwnText => {
  if (facet === "q") return TYPED;
  if (facet === "near") return parsePosition(value) === null ? TYPED : ownText("position");
  return chosenValue(value);
};

/** Text filters and the results of a quick search have separate events. */
export const useStockEvents = ({ search, total }: Pick<StockPageView, "search" | "total">): void =>
  useFilterEvents({
    search,
    resultCount: total,
    isFilter,
    pushedValueOf,
    eventOf: ({ facet }, viaQuickSearch) =>
      facet === "q" || viaQuickSearch ? "adjust_vehicle_quicksearch_filter" : "adjust_vehicle_overview_filter",
  });
