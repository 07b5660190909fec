import { join } from "node:path";
import { pictureKey, withHeldPictures, type FeedPictures } from "#domain/media/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import type { Settings } from "#domain/site/index.ts";
import type { StockReader, Vehicle } from "#domain/vehicles/index.ts";
import { createStockReader, feedPictureStore, watchVersion, type Database } from "../../adapters/database/index.ts";
import { createDownload, fetchDue, noteWanted, type Download } from "../../adapters/media/index.ts";
import type { Logger } from "../../adapters/observability/index.ts";
import type { Config } from "../config.ts";

type Parts = {
  readonly config: Config;
  readonly database: Database;
  readonly settings: Settings;
  readonly clock: Clock;
  readonly log: Logger;
  /** Pages may show more pictures than before. */
  readonly changed: () => void;
  readonly download?: Download;
};

export type FeedPictureService = { readonly stop: () => Promise<void> };

/** How often it looks for what is due; a new stock is looked through within this time. */
const LOOK_EVERY_MS = 5_000;

type Reader = Pick<StockReader, "byIds" | "byIdEvenGone">;

/** The stock as pages show it: its pictures are those that this site serves, where it has them. */
export const withServedPictures = <R extends Reader>(reader: R, pictures: Pick<FeedPictures, "held">): R => {
  const served = async (vehicles: readonly Vehicle[]): Promise<readonly Vehicle[]> => {
    const keys = vehicles.flatMap(({ media }) => media.flatMap(({ url }) => pictureKey(url) ?? []));
    const held = await pictures.held(keys);
    if (held.size === 0) return vehicles;
    return vehicles.map((vehicle) => ({ ...vehicle, media: withHeldPictures(vehicle.media, held) }));
  };
  return {
    ...reader,
    byIds: async (ids) => served(await reader.byIds(ids)),
    byIdEvenGone: async (id) => {
      const found = await reader.byIdEvenGone(id);
      const [vehicle] = found ? await served([found.vehicle]) : [];
      return found && vehicle ? { ...found, vehicle } : found;
    },
  };
};

/**
 * Fetches the pictures that feeds name from the hosts of the settings, on one node of all, after the import and beside
 * everything else. Where the settings name no host there is nothing to do.
 */
export const createFeedPictures = async (parts: Parts): Promise<FeedPictureService> => {
  const { config, database, settings, clock, log, changed } = parts;
  const hosts = settings.hosts.images;
  const watch = await watchVersion(database, "pictures", changed, {
    onError: (error) => log.error({ err: error }, "version of the pictures could not be read"),
  });
  if (hosts.length === 0) return { stop: watch.stop };

  const pictures = feedPictureStore(database);
  const stopping = new AbortController();
  const keeper = {
    pictures,
    stock: createStockReader(database),
    hosts: new Set(hosts),
    download: parts.download ?? createDownload({ hosts }),
    folder: join(config.dataDir, "media"),
    clock,
    random: Math.random,
  };
  const round = async (): Promise<void> => {
    const lock = await database.tryLock("feed-pictures");
    if (lock === null) return;
    try {
      await noteWanted(keeper);
      const fetched = await fetchDue(keeper, stopping.signal);
      if (fetched > 0) log.info({ fetched, waiting: await pictures.waiting() }, "pictures of the feeds fetched");
    } finally {
      await lock.release();
    }
  };
  let running: Promise<void> | null = null;
  const look = (): void => {
    running ??= round()
      .catch((error: unknown) => log.error({ err: error }, "pictures of the feeds could not be fetched"))
      .finally(() => {
        running = null;
      });
  };
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  look();
  return {
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await running;
      await watch.stop();
      await pictures.close();
    },
  };
};
