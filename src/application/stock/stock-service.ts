import { createQuickSearchParser, type QuickSearchParser } from "#domain/phrases/index.ts";
import type { StockIndex } from "#domain/search/index.ts";
import type { Vehicle } from "#domain/vehicles/index.ts";
import type { LiveIndex } from "./live-index.ts";
import type { StockReader } from "./ports.ts";

/** Searches in memory; reads by id from the database. */
export type StockService = Pick<StockReader, "byIds" | "byIdIncludingRemoved" | "priceHistory"> & {
  readonly index: () => StockIndex;
  /** Turns free text into filters, by the names in the current index. */
  readonly quickSearch: () => QuickSearchParser;
  /** Arrival of the oldest vehicle in stock (ISO 8601); null for an empty stock. */
  readonly openedAt: () => string | null;
  /** The advertised monthly payment in cents; null without an offer. */
  readonly monthlyCents: (vehicle: Vehicle) => number | null;
};

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
export const createStockService = (
  liveIndex: LiveIndex,
  reader: StockReader,
  monthlyCents: (vehicle: Vehicle) => number | null,
): StockService => ({
  index: () => liveIndex.current().index,
  quickSearch: createQuickSearchCache(() => liveIndex.current().index),
  openedAt: () => liveIndex.current().openedAt,
  byIds: (ids) => reader.byIds(ids),
  byIdIncludingRemoved: (id) => reader.byIdIncludingRemoved(id),
  priceHistory: (id) => reader.priceHistory(id),
  monthlyCents,
});
