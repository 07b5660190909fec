import { prepareMonthlyPrice } from "#domain/leasing/index.ts";
import { utcDay, type Clock } from "#domain/shared/index.ts";
import type { Settings } from "#domain/site/index.ts";
import type { StockReader, Vehicle } from "#domain/vehicles/index.ts";
import {
  createCatalogueRepository,
  createStockReader,
  createFeedPictureRepository,
  watchVersion,
  type Database,
} from "../../adapters/database/index.ts";
import type { Logger } from "../../adapters/observability/index.ts";
import type { Stock } from "../../web/services.ts";
import type { Config } from "../config.ts";
import { buildIndexInWorker, indexVersion } from "../stock/build-index-in-worker.ts";
import { createLiveIndex, type LiveIndex } from "../stock/live-index.ts";
import { createStock } from "../stock/stock-service.ts";
import { withServedPictures } from "./feed-pictures.ts";

type StockServicesDependencies = {
  readonly config: Config;
  readonly database: Database;
  readonly settings: Settings;
  readonly settingsFile: string;
  readonly clock: Clock;
  readonly log: Logger;
  readonly onChange: () => void;
};

export type StockServices = {
  readonly stock: Stock;
  /** Builds the index again if its inputs have changed. */
  readonly refresh: () => Promise<void>;
  /** The stock's version in the database; rejects when the database does not answer. */
  readonly version: () => Promise<number>;
  readonly stop: () => Promise<void>;
};

const MINUTE_MS = 60_000;

// Rates and vehicle ages depend on the day: the function is prepared again at midnight UTC.
const createMonthlyByDay = (settings: Settings, clock: Clock): ((vehicle: Vehicle) => number | null) => {
  let day = utcDay(clock.now());
  let monthly = prepareMonthlyPrice(settings.finance, day);
  return (vehicle) => {
    const today = utcDay(clock.now());
    if (today !== day) {
      day = today;
      monthly = prepareMonthlyPrice(settings.finance, day);
    }
    return monthly(vehicle);
  };
};

const startIndex = (
  { config, database, settingsFile, clock, log, onChange }: StockServicesDependencies,
  reader: StockReader,
): Promise<LiveIndex> => {
  const catalogue = createCatalogueRepository(database);
  return createLiveIndex({
    build: () =>
      buildIndexInWorker({
        dataDir: config.dataDir,
        databaseUrl: config.databaseUrl,
        settingsFile,
        today: utcDay(clock.now()),
      }),
    version: async () => indexVersion(await reader.version(), await catalogue.version(), utcDay(clock.now())),
    onSwap({ version }, milliseconds) {
      log.info({ version, milliseconds }, "stock index swapped");
      onChange();
    },
    onError: (error) => log.error({ err: error }, "stock index could not be built; the old one answers"),
  });
};

/** The stock, with an index that follows every import of any process. */
export const createStockServices = async (deps: StockServicesDependencies): Promise<StockServices> => {
  const { database, settings, clock, log } = deps;
  const reader = createStockReader(database);
  const liveIndex = await startIndex(deps, reader);
  const watch = await watchVersion(database, "stock", () => liveIndex.refresh(), {
    onError: (error) => log.error({ err: error }, "stock version could not be read"),
  });
  const dayTimer = setInterval(() => void liveIndex.refresh(), MINUTE_MS).unref();
  return {
    stock: createStock(
      liveIndex,
      withServedPictures(reader, createFeedPictureRepository(database)),
      createMonthlyByDay(settings, clock),
    ),
    refresh: liveIndex.refresh,
    version: reader.version,
    async stop() {
      clearInterval(dayTimer);
      await watch.stop();
    },
  };
};
