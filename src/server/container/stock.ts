import {
  type CatalogueService,
  createCatalogueService,
  createLiveStock,
  type LiveStock,
} from "#application/stock/index.ts";
import { countryOf } from "#domain/site/index.ts";
import {
  createCatalogueRepository,
  createStockReader,
  createFeedPictureRepository,
  watchVersion,
} from "../../adapters/database/index.ts";
import { createIndexBuilder } from "../../workers/index-builder.ts";
import type { Foundation } from "./foundation.ts";
import { withServedMedia } from "#application/media/index.ts";
import type { MediaHosts } from "#domain/media/index.ts";

/** The stock, with an index built in another thread. */
export const startStock = async (
  foundation: Pick<
    Foundation,
    "config" | "options" | "database" | "settings" | "clock" | "scheduler" | "log" | "emitChange"
  >,
  mediaHosts: () => MediaHosts,
): Promise<LiveStock> => {
  const { config, options, database, settings, clock, scheduler, log, emitChange } = foundation;
  const indexBuilder = createIndexBuilder(config, { entry: options.workers?.index });
  const live = await createLiveStock({
    reader: withServedMedia(createStockReader(database), createFeedPictureRepository(database), mediaHosts),
    catalogue: createCatalogueRepository(database),
    finance: settings.finance,
    vat: settings.vat,
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
      emitChange("stock");
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

/** The catalogue in memory. */
export const startCatalogue = (
  { database, scheduler, log }: Pick<Foundation, "database" | "scheduler" | "log">,
  onChange: () => void,
): Promise<CatalogueService> =>
  createCatalogueService({
    reader: createCatalogueRepository(database),
    watch: (onVersion) =>
      watchVersion(database, "catalogue", onVersion, {
        scheduler,
        onError: (error) => log.error({ err: error }, "failed to read the catalogue; keeping the previous one"),
      }),
    onChange,
  });
