import { prepareQuickSearch, type QuickSearchParser } from "#domain/phrases/index.ts";
import type { StockIndex } from "#domain/search/index.ts";
import type { StockQuery, Vehicle } from "#domain/vehicles/index.ts";
import { VEHICLE_LABELS } from "../strings/vehicles/vehicle-labels.ts";
import type { BuiltIndex } from "./build-stock-index.ts";
import type { StockReader } from "./ports.ts";

/**
 * The stock as pages, the JSON API and alerts see it: an index in memory, and vehicles by id from the database, with
 * their shapes by the index.
 */
export type Stock = Pick<StockReader, "byIds" | "byIdIncludingRemoved" | "priceHistory"> & {
  /** The index of this moment: all searches in it see the same stock. */
  readonly index: () => StockIndex;
  /** Changes with the searched stock, its locations and the day of the monthly payments. */
  readonly version: () => string;
  /** Ids of all matches, in the order of the query. */
  readonly allIds: (query: StockQuery) => readonly number[];
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

export const createStock = (
  current: () => BuiltIndex,
  reader: StockReader,
  monthlyCents: (vehicle: Vehicle) => number | null,
): Stock => {
  const index = (): StockIndex => current().index;
  const withShapes = (vehicle: Vehicle): Vehicle => ({ ...vehicle, shapes: index().shapesOf(vehicle) });
  return {
    index,
    version: () => current().version,
    allIds: (query) => index().search(query, { perPage: index().size, facets: false }).ids,
    quickSearch: createQuickSearchCache(index),
    openedAt: () => current().openedAt,
    monthlyCents,
    byIds: async (ids) => (await reader.byIds(ids)).map(withShapes),
    async byIdIncludingRemoved(id) {
      const match = await reader.byIdIncludingRemoved(id);
      return match && { ...match, vehicle: withShapes(match.vehicle) };
    },
    priceHistory: reader.priceHistory,
  };
};
