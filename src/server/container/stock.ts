import type { Scheduler } from "#application/jobs/ports.ts";
import { createLiveStock, type LiveStock } from "#application/stock/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import { countryOf, type Settings } from "#domain/site/index.ts";
import {
  createCatalogueRepository,
  createStockReader,
  createFeedPictureRepository,
  watchVersion,
  type Database,
} from "../../adapters/database/index.ts";
import type { Logger } from "../../adapters/observability/index.ts";
import { createIndexBuilder } from "../../workers/index-builder.ts";
import type { Config } from "../environment/config.ts";
import { withServedMedia } from "#application/media/index.ts";
import type { MediaHosts } from "#domain/media/index.ts";

/** Files that threads and processes of the site start with, other than the sources or those of the program that it is part of. */
export type Workers = { readonly index: URL; readonly imports: URL };

type StockDependencies = {
  readonly config: Config;
  readonly database: Database;
  readonly settings: Settings;
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  readonly log: Logger;
  readonly mediaHosts: () => MediaHosts;
  readonly workers: Workers | undefined;
  readonly onChange: () => void;
};

/** The stock, with an index built in another thread. */
export const startStock = async ({
  config,
  database,
  settings,
  clock,
  scheduler,
  log,
  mediaHosts,
  workers,
  onChange,
}: StockDependencies): Promise<LiveStock> => {
  const indexBuilder = createIndexBuilder(config, { entry: workers?.index });
  const live = await createLiveStock({
    reader: withServedMedia(createStockReader(database), createFeedPictureRepository(database), mediaHosts),
    catalogue: createCatalogueRepository(database),
    finance: settings.finance,
    country: countryOf(settings),
    buildIndex: indexBuilder.build,
    watch: (onVersion) =>
      watchVersion(database, "stock", onVersion, {
        scheduler,
        onError: (error) => log.error({ err: error }, "stock version could not be read"),
      }),
    scheduler,
    clock,
    onSwap({ version }, milliseconds) {
      log.info({ version, milliseconds }, "stock index swapped");
      onChange();
    },
    onError: (error) => log.error({ err: error }, "failed to build the stock index; keeping the previous one"),
  });
  return {
    ...live,
    stop: async () => {
      indexBuilder.stop();
      await live.stop();
    },
  };
};
