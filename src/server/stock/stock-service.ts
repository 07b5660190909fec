import { createQuickSearchParser, type QuickSearchParser } from "#domain/phrases/index.ts";
import type { StockIndex } from "#domain/search/index.ts";
import type { Vehicle, StockReader } from "#domain/vehicles/index.ts";
import type { Stock } from "../../web/services.ts";
import type { LiveIndex } from "./live-index.ts";

/** Creates a parser once for each index. */
const createQuickSearchCache = (current: () => StockIndex): (() => QuickSearchParser) => {
  let cached: { readonly index: StockIndex; readonly quickSearch: QuickSearchParser } | null = null;
  return () => {
    const index = current();
    if (cached?.index !== index) cached = { index, quickSearch: createQuickSearchParser(index) };
    return cached.quickSearch;
  };
};

/** The stock as pages read it, over the current index. */
export const createStock = (
  liveIndex: LiveIndex,
  reader: StockReader,
  monthlyCents: (vehicle: Vehicle) => number | null,
): Stock => ({
  index: () => liveIndex.current().index,
  quickSearch: createQuickSearchCache(() => liveIndex.current().index),
  openedAt: () => liveIndex.current().openedAt,
  byIds: (ids) => reader.byIds(ids),
  byIdIncludingRemoved: (id) => reader.byIdIncludingRemoved(id),
  priceHistory: (id) => reader.priceHistory(id),
  monthlyCents,
});
