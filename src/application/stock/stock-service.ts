import { prepareQuickSearch, type QuickSearchParser } from "#domain/phrases/index.ts";
import type { StockIndex, VocabularyEntry } from "#domain/search/index.ts";
import type { StockQuery, Vehicle } from "#domain/vehicles/index.ts";
import { VEHICLE_LABELS } from "../strings/vehicles/vehicle-labels.ts";
import { type BuiltIndex, type IndexMarket, indexVersion } from "./build-stock-index.ts";
import type { CatalogueReader, StockReader, WatchVersion } from "./ports.ts";
import { type Finance, prepareMonthlyPrice } from "#domain/leasing/index.ts";
import { type Clock, inBackground, utcDay } from "#domain/shared/index.ts";
import type { Scheduler } from "../jobs/ports.ts";

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
const createStockService = (
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

type LiveIndexDependencies = {
  /** Builds an index of the current stock in another thread. */
  readonly build: () => Promise<BuiltIndex>;
  /** The version of all inputs of the index. */
  readonly version: () => Promise<string>;
  readonly onSwap: (built: BuiltIndex, milliseconds: number) => void;
  readonly onError: (error: unknown) => void;
};

type LiveIndex = {
  readonly current: () => BuiltIndex;
  /** Builds the index again if its inputs have changed. A call during a build causes another check after it. */
  readonly refresh: () => Promise<void>;
};

/** An index that follows its inputs. The previous one answers until the new one is complete. */
export const createLiveIndex = async (deps: LiveIndexDependencies): Promise<LiveIndex> => {
  let current = await deps.build();
  let refreshing: Promise<void> | null = null;
  let isPending = false;

  const catchUp = async (): Promise<void> => {
    do {
      isPending = false;
      if ((await deps.version()) === current.version) continue;
      const started = performance.now();
      current = await deps.build();
      deps.onSwap(current, Math.round(performance.now() - started));
    } while (isPending);
  };

  return {
    current: () => current,
    refresh() {
      isPending = true;
      refreshing ??= catchUp()
        .catch(deps.onError)
        .finally(() => {
          refreshing = null;
        });
      return refreshing;
    },
  };
};

type LiveStockDependencies = Pick<LiveIndexDependencies, "onSwap" | "onError"> & {
  readonly reader: StockReader;
  readonly catalogue: Pick<CatalogueReader, "version">;
  /** The market's finance settings: the index's filter and the pages use the same object. */
  readonly finance: Finance;
  readonly country: string;
  /** Builds an index of the current stock in another thread, with the rates of a UTC day (ISO 8601). */
  readonly buildIndex: (market: IndexMarket) => Promise<BuiltIndex>;
  readonly watch: WatchVersion;
  readonly scheduler: Pick<Scheduler, "schedule">;
  readonly clock: Clock;
};

export type LiveStock = {
  readonly stock: StockService;
  /** Builds the index again if its inputs have changed. */
  readonly refresh: () => Promise<void>;
  /** The stock's version in the database; rejects when the database does not answer. */
  readonly version: () => Promise<number>;
  readonly stop: () => Promise<void>;
};

const MINUTE_MS = 60_000;

/**
 * The advertised monthly payment in cents; null without an offer. Rates and vehicle ages depend on the day: the
 * function is prepared again at midnight UTC.
 */
const createMonthlyByDay = (finance: Finance, clock: Clock): ((vehicle: Vehicle) => number | null) => {
  let day = utcDay(clock.now());
  let monthly = prepareMonthlyPrice(finance, day);
  return (vehicle) => {
    const today = utcDay(clock.now());
    if (today !== day) {
      day = today;
      monthly = prepareMonthlyPrice(finance, day);
    }
    return monthly(vehicle);
  };
};

/** The stock, with an index that follows every import of any process and the day of the monthly payments. */
export const createLiveStock = async (deps: LiveStockDependencies): Promise<LiveStock> => {
  const { reader, catalogue, finance, country, clock, onSwap, onError } = deps;
  const today = (): string => utcDay(clock.now());
  const liveIndex = await createLiveIndex({
    build: () => deps.buildIndex({ finance, country, today: today() }),
    version: async () => indexVersion(await reader.version(), await catalogue.version(), today()),
    onSwap,
    onError,
  });
  const watch = await deps.watch(() => liveIndex.refresh());
  // Not awaited, so that a stop does not wait for a build.
  const checkDay = (): void => inBackground(liveIndex.refresh, onError);
  const dayCheck = deps.scheduler.schedule({ run: checkDay, onError, intervalMs: MINUTE_MS });
  return {
    stock: createStockService(liveIndex.current, reader, createMonthlyByDay(finance, clock)),
    refresh: liveIndex.refresh,
    version: reader.version,
    async stop() {
      await dayCheck.stop();
      await watch.stop();
    },
  };
};
