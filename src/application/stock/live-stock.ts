import { type DatedEntry, entryInForce, type Finance, prepareMonthlyPrice } from "#domain/leasing/index.ts";
import { inBackground, utcDay, type Clock } from "#domain/shared/index.ts";
import { type BuiltIndex, type IndexMarket, indexVersion } from "./build-stock-index.ts";
import type { Vehicle } from "#domain/vehicles/index.ts";
import type { Scheduler } from "../jobs/ports.ts";
import type { CatalogueReader, StockReader, WatchVersion } from "./ports.ts";
import { createStock, type Stock } from "./stock.ts";

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
  /** Rates of VAT by date. */
  readonly vat: readonly (DatedEntry & { readonly share: number })[];
  readonly country: string;
  /** Builds an index of the current stock in another thread, with the rates of a UTC day (ISO 8601). */
  readonly buildIndex: (market: IndexMarket) => Promise<BuiltIndex>;
  readonly watch: WatchVersion;
  readonly scheduler: Pick<Scheduler, "schedule">;
  readonly clock: Clock;
};

export type LiveStock = {
  readonly stock: Stock;
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
  const { reader, catalogue, finance, vat, country, clock, onSwap, onError } = deps;
  const today = (): string => utcDay(clock.now());
  const vatShare = (): number => entryInForce(vat, today())?.share ?? 0;
  const liveIndex = await createLiveIndex({
    build: () => deps.buildIndex({ finance, country, today: today(), vatShare: vatShare() }),
    version: async () => indexVersion(await reader.version(), await catalogue.version(), today()),
    onSwap,
    onError,
  });
  const watch = await deps.watch(() => liveIndex.refresh());
  // Not awaited, so that a stop does not wait for a build.
  const checkDay = (): void => inBackground(liveIndex.refresh, onError);
  const dayCheck = deps.scheduler.schedule({ run: checkDay, onError, intervalMs: MINUTE_MS });
  return {
    stock: createStock(liveIndex.current, reader, createMonthlyByDay(finance, clock)),
    refresh: liveIndex.refresh,
    version: reader.version,
    async stop() {
      await dayCheck.stop();
      await watch.stop();
    },
  };
};
