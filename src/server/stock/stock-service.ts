import { createQuickSearch, type QuickSearch } from "#domain/phrases/index.ts";
import type { StockIndex } from "#domain/search/index.ts";
import type { Vehicle, StockReader } from "#domain/vehicles/index.ts";
import type { Stock } from "../../web/services.ts";
import type { LiveIndex } from "./live-index.ts";

/** The reading of phrases by the names of an index, made once for each index. */
const quickSearchOver = (current: () => StockIndex): (() => QuickSearch) => {
  let made: { readonly index: StockIndex; readonly quickSearch: QuickSearch } | null = null;
  return () => {
    const index = current();
    if (made?.index !== index) made = { index, quickSearch: createQuickSearch(index) };
    return made.quickSearch;
  };
};

/** The stock as pages read it, over whatever index is current when they ask. */
export const createStock = (
  live: LiveIndex,
  reader: StockReader,
  monthlyCents: (vehicle: Vehicle) => number | null,
): Stock => ({
  index: () => live.current().index,
  quickSearch: quickSearchOver(() => live.current().index),
  openedAt: () => live.current().openedAt,
  byIds: (ids) => reader.byIds(ids),
  byIdEvenGone: (id) => reader.byIdEvenGone(id),
  priceHistory: (id) => reader.priceHistory(id),
  monthlyCents,
});
