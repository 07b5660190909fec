import { parsePosition } from "#domain/geo/position.ts";
import { useFilterEvents } from "../../platform/analytics/index.ts";
import type { StockPageView } from "./stock-page-view.ts";

/** Order and page of the results. */
const isFilter = (name: string): boolean => name !== "sort" && name !== "page";

/** Text filters and the results of a quick search have separate events. */
export const useStockEvents = ({ search, total }: Pick<StockPageView, "search" | "total">): void =>
  useFilterEvents({
    search,
    resultCount: total,
    isFilter,
    // Coordinates are personal data.
    pushedValueOf: ({ facet, value }) => (facet === "near" && parsePosition(value) ? "position" : value),
    eventOf: ({ facet }, viaQuickSearch) =>
      facet === "q" || viaQuickSearch ? "adjust_vehicle_quicksearch_filter" : "adjust_vehicle_overview_filter",
  });
