import { prepareMonthly } from "#domain/leasing/index.ts";
import { utcDay, type Clock } from "#domain/shared/index.ts";
import type { Settings } from "#domain/site/index.ts";
import type { StockReader, Vehicle } from "#domain/vehicles/index.ts";
import {
  catalogueRepository,
  createStockReader,
  feedPictureStore,
  watchVersion,
  type Database,
} from "../../adapters/database/index.ts";
import type { Logger } from "../../adapters/observability/index.ts";
import type { Stock } from "../../web/services.ts";
import type { Config } from "../config.ts";
import { buildInWorker, indexVersion } from "../stock/build-in-worker.ts";
import { createLiveIndex, type LiveIndex } from "../stock/live-index.ts";
import { createStock } from "../stock/stock-service.ts";
import { withServedPictures } from "./feed-pictures.ts";

type Parts = {
  readonly config: Config;
  readonly database: Database;
  readonly settings: Settings;
  readonly settingsFile: string;
  readonly clock: Clock;
  readonly log: Logger;
  readonly changed: () => void;
};

export type StockServices = {
  readonly stock: Stock;
  /** Brings the index up to date with whatever it is made of. */
  readonly follow: () => Promise<void>;
  /** The stock's version in the database; it fails where that does not answer. */
  readonly version: () => Promise<number>;
  readonly stop: () => Promise<void>;
};

const MINUTE = 60_000;

// Rates and ages count by the day: the function is prepared again when a new one begins.
const monthlyByDay = (settings: Settings, clock: Clock): ((vehicle: Vehicle) => number | null) => {
  let day = utcDay(clock.now());
  let monthly = prepareMonthly(settings.finance, day);
  return (vehicle) => {
    const today = utcDay(clock.now());
    if (today !== day) {
      day = today;
      monthly = prepareMonthly(settings.finance, day);
    }
    return monthly(vehicle);
  };
};

const startIndex = (
  { config, database, settingsFile, clock, log, changed }: Parts,
  reader: StockReader,
): Promise<LiveIndex> => {
  const catalogue = catalogueRepository(database);
  return createLiveIndex({
    build: () =>
      buildInWorker({
        dataDir: config.dataDir,
        databaseUrl: config.databaseUrl,
        settingsFile,
        today: utcDay(clock.now()),
      }),
    version: async () => indexVersion(await reader.version(), await catalogue.version(), utcDay(clock.now())),
    swapped({ version }, milliseconds) {
      log.info({ version, milliseconds }, "stock index swapped");
      changed();
    },
    failed: (error) => log.error({ err: error }, "stock index could not be built; the old one answers"),
  });
};

/** The stock with an index that follows every import, by whichever process it was made. */
export const createStockServices = async (parts: Parts): Promise<StockServices> => {
  const { database, settings, clock, log } = parts;
  const reader = createStockReader(database);
  const live = await startIndex(parts, reader);
  const watch = await watchVersion(database, "stock", () => live.follow(), {
    onError: (error) => log.error({ err: error }, "stock version could not be read"),
  });
  const newDay = setInterval(() => void live.follow(), MINUTE).unref();
  return {
    stock: createStock(live, withServedPictures(reader, feedPictureStore(database)), monthlyByDay(settings, clock)),
    follow: live.follow,
    version: reader.version,
    async stop() {
      clearInterval(newDay);
      await watch.stop();
    },
  };
};
