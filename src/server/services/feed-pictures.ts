import { join } from "node:path";
import { pictureKey, withStoredPictures, type FeedPictureRepository } from "#domain/media/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import type { Settings } from "#domain/site/index.ts";
import type { Vehicle } from "#domain/vehicles/index.ts";
import {
  createStockReader,
  createFeedPictureRepository,
  watchVersion,
  type Database,
} from "../../adapters/database/index.ts";
import {
  createDownload,
  downloadDuePictures,
  recordReferencedPictures,
  type Download,
} from "../../adapters/media/index.ts";
import type { Logger } from "../../adapters/observability/index.ts";
import type { Config } from "../config.ts";
import type { StockReader } from "#application/stock/ports.ts";

type FeedPictureDependencies = {
  readonly config: Config;
  readonly database: Database;
  readonly settings: Settings;
  readonly clock: Clock;
  readonly log: Logger;
  /** Called when more pictures are available. */
  readonly onChange: () => void;
  readonly download?: Download;
};

export type FeedPictureService = { readonly stop: () => Promise<void> };

/** Also the delay before a new stock is searched for pictures. */
const POLL_INTERVAL_MS = 5_000;

type Reader = Pick<StockReader, "byIds" | "byIdIncludingRemoved">;

/** Replaces the pictures of vehicles by the copies that this site serves, where they exist. */
export const withServedPictures = <R extends Reader>(
  reader: R,
  pictures: Pick<FeedPictureRepository, "findStored">,
): R => {
  const withPictures = async (vehicles: readonly Vehicle[]): Promise<readonly Vehicle[]> => {
    const keys = vehicles.flatMap(({ media }) => media.flatMap(({ url }) => pictureKey(url) ?? []));
    const held = await pictures.findStored(keys);
    if (held.size === 0) return vehicles;
    return vehicles.map((vehicle) => ({ ...vehicle, media: withStoredPictures(vehicle.media, held) }));
  };
  return {
    ...reader,
    byIds: async (ids) => withPictures(await reader.byIds(ids)),
    byIdIncludingRemoved: async (id) => {
      const match = await reader.byIdIncludingRemoved(id);
      const [vehicle] = match ? await withPictures([match.vehicle]) : [];
      return match && vehicle ? { ...match, vehicle } : match;
    },
  };
};

/**
 * Downloads the pictures of feeds from the hosts of the settings, on one node at a time, after the import. Without
 * such hosts it does nothing.
 */
export const createFeedPictures = async (deps: FeedPictureDependencies): Promise<FeedPictureService> => {
  const { config, database, settings, clock, log, onChange } = deps;
  const hosts = settings.hosts.images;
  const watch = await watchVersion(database, "pictures", onChange, {
    onError: (error) => log.error({ err: error }, "version of the pictures could not be read"),
  });
  if (hosts.length === 0) return { stop: watch.stop };

  const pictures = createFeedPictureRepository(database);
  const stopping = new AbortController();
  const fetchDeps = {
    pictures,
    stock: createStockReader(database),
    hosts: new Set(hosts),
    download: deps.download ?? createDownload({ hosts }),
    folder: join(config.dataDir, "media"),
    clock,
    random: Math.random,
  };
  const fetchOnce = async (): Promise<void> => {
    const lock = await database.tryLock("feed-pictures");
    if (lock === null) return;
    try {
      await recordReferencedPictures(fetchDeps);
      const fetched = await downloadDuePictures(fetchDeps, stopping.signal);
      if (fetched > 0) log.info({ fetched, waiting: await pictures.countPending() }, "pictures of the feeds fetched");
    } finally {
      await lock.release();
    }
  };
  let running: Promise<void> | null = null;
  const trigger = (): void => {
    running ??= fetchOnce()
      .catch((error: unknown) => log.error({ err: error }, "pictures of the feeds could not be fetched"))
      .finally(() => {
        running = null;
      });
  };
  const timer = setInterval(trigger, POLL_INTERVAL_MS).unref();
  trigger();
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
