import { prepareMonthly } from "#domain/leasing/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import type { Settings } from "#domain/site/index.ts";
import type { Vehicle } from "#domain/vehicles/index.ts";
import { catalogueRepository, createStockReader, watchVersion, type Database } from "../../adapters/database/index.ts";
import type { Logger } from "../../adapters/observability/index.ts";
import type { Stock } from "../../web/services.ts";
import type { Config } from "../config.ts";
import { buildInWorker, indexVersion } from "../stock/build-in-worker.ts";
import { createLiveIndex, type LiveIndex } from "../stock/live-index.ts";
import { createStock } from "../stock/stock-service.ts";

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
  readonly stop: () => Promise<void>;
};

const MINUTE = 60_000;

const dayOf = (clock: Clock): string => clock.now().toISOString().slice(0, 10);

// Rates and ages count by the day: the function is prepared again when a new one begins.
const monthlyByDay = (settings: Settings, clock: Clock): ((vehicle: Vehicle) => number | null) => {
  let day = dayOf(clock);
  let monthly = prepareMonthly(settings.finance, day);
  return (vehicle) => {
    const today = dayOf(clock);
    if (today !== day) {
      day = today;
      monthly = prepareMonthly(settings.finance, day);
    }
    return monthly(vehicle);
  };
};

const startIndex = ({ config, database, settingsFile, clock, log, changed }: Parts): Promise<LiveIndex> => {
  const reader = createStockReader(database);
  const catalogue = catalogueRepository(database);
  return createLiveIndex({
    build: () =>
      buildInWorker({ dataDir: config.dataDir, databaseUrl: config.databaseUrl, settingsFile, today: dayOf(clock) }),
    version: async () => indexVersion(await reader.version(), await catalogue.version(), dayOf(clock)),
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
  const live = await startIndex(parts);
  const onError = (error: unknown): void => log.error({ err: error }, "stock version could not be read");
  const stockWatch = await watchVersion(database, "stock", () => live.follow(), { onError });
  const catalogueWatch = await watchVersion(database, "catalogue", () => live.follow(), { onError });
  // A version that was made while the first index was built.
  void live.follow();
  const newDay = setInterval(() => void live.follow(), MINUTE).unref();
  return {
    stock: createStock(live, createStockReader(database), monthlyByDay(settings, clock)),
    async stop() {
      clearInterval(newDay);
      await stockWatch.stop();
      await catalogueWatch.stop();
    },
  };
};
