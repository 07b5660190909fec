import { prepareQuickSearch, type QuickSearchParser } from "#domain/phrases/index.ts";
import type { StockIndex, VocabularyEntry } from "#domain/search/index.ts";
import type { StockQuery, Vehicle } from "#domain/vehicles/index.ts";
import { VEHICLE_LABELS } from "../strings/vehicles/vehicle-labels.ts";
import type { BuiltIndex } from "./build-stock-index.ts";
import type { StockReader } from "./ports.ts";

/** Searches in memory; reads by id from the database. Two searches without an `await` between them see the same stock. */
export type StockService = Pick<StockReader, "byIds" | "byIdIncludingRemoved" | "priceHistory"> &
  Pick<StockIndex, "search" | "count" | "distances" | "countWithoutFilters" | "valueName" | "similarTo"> & {
    /** Changes with the searched stock, its locations and the day of the monthly payments. */
    readonly version: () => string;
    /** Number of vehicles in the stock. */
    readonly size: () => number;
    /** Ids of all matches, in the order of the query. */
    readonly allIds: (query: StockQuery) => readonly number[];
    /** The brands in the stock, sorted by name. */
    readonly brands: () => readonly VocabularyEntry[];
    /** Turns free text into filters and completes it, by the names in the stock. */
    readonly quickSearch: () => QuickSearchParser;
    /** Arrival of the oldest vehicle in stock (ISO 8601); null for an empty stock. */
    readonly openedAt: () => string | null;
    /** The advertised monthly payment in cents; null without an offer. */
    readonly monthlyCents: (vehicle: Vehicle) => number | null;
  };

const createQuickSearchParser = prepareQuickSearch(VEHICLE_LABELS);

/** Creates a parser once for each index. */
const createQuickSearchCache = (current: () => StockIndex): (() => QuickSearchParser) => {
  let cached: { readonly index: StockIndex; readonly quickSearch: QuickSearchParser } | null = null;
  return () => {
    const index = current();
    if (cached?.index !== index) cached = { index, quickSearch: createQuickSearchParser(index) };
    return cached.quickSearch;
  };
};

/** The stock as pages, the JSON API and alerts see it, over the current index. */
export const createStockService = (
  current: () => BuiltIndex,
  reader: StockReader,
  monthlyCents: (vehicle: Vehicle) => number | null,
): StockService => {
  const index = (): StockIndex => current().index;
  return {
    version: () => current().version,
    size: () => index().size,
    search: (query, options) => index().search(query, options),
    allIds: (query) => index().search(query, { perPage: index().size, facets: false }).ids,
    count: (query) => index().count(query),
    distances: (query) => index().distances(query),
    countWithoutFilters: (query) => index().countWithoutFilters(query),
    valueName: (facet, value) => index().valueName(facet, value),
    brands: () => index().vocabulary().brands,
    similarTo: (subject, limit) => index().similarTo(subject, limit),
    quickSearch: createQuickSearchCache(index),
    openedAt: () => current().openedAt,
    byIds: (ids) => reader.byIds(ids),
    byIdIncludingRemoved: (id) => reader.byIdIncludingRemoved(id),
    priceHistory: (id) => reader.priceHistory(id),
    monthlyCents,
  };
};
