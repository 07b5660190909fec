import { performance } from "node:perf_hooks";
import { join } from "node:path";
import { createPictureCheck, type FeedPictureService, startFeedPictures } from "#application/media/index.ts";
import type { PictureService } from "#application/media/ports.ts";
import type { MediaHosts } from "#domain/media/index.ts";
import { mediaHostsOf } from "#domain/site/index.ts";
import {
  createFeedPictureRepository,
  createFeedStore,
  createStockReader,
  FEEDS_SUBJECT,
  watchVersion,
} from "../../adapters/database/index.ts";
import { createDownload, createFeedPictureFolder, createPictureService } from "../../adapters/media/index.ts";
import { type Config, environmentFeed } from "../environment/config.ts";
import type { ContainerOptions, Foundation } from "./foundation.ts";
import { readFeedSources } from "../../shared-container/feed-hosts.ts";

/** True while this process has answered requests for less than half of the time since it was last asked. */
const createTimeLeft = (): (() => boolean) => {
  let last = performance.eventLoopUtilization();
  return () => {
    const { utilization } = performance.eventLoopUtilization(last);
    last = performance.eventLoopUtilization();
    return utilization < 0.5;
  };
};

/** By default to public addresses only. */
const transportOf = ({ pictureTransport }: Pick<ContainerOptions, "pictureTransport">) =>
  pictureTransport ? { transport: pictureTransport } : {};

export const createPictures = ({
  config: { contentDir, dataDir, mediaDir },
  options,
  settings: { hosts },
  scheduler,
  log,
}: Pick<Foundation, "config" | "options" | "settings" | "scheduler" | "log">): Promise<PictureService> =>
  createPictureService({
    // Content assets and downloaded feed pictures.
    folders: [join(contentDir, "assets"), mediaDir],
    cacheFolder: join(dataDir, "media-cache"),
    download: createDownload({
      isAllowedHost: (host) => hosts.images.includes(host),
      ...transportOf(options),
    }),
    scheduler,
    hasTimeLeft: createTimeLeft(),
    onCacheError: (error) => log.warn({ err: error }, "rendered picture could not be cached"),
    now: Date.now,
  });

type FeedPictureFoundation = Pick<Foundation, "database" | "clock" | "guard" | "scheduler" | "log" | "emitChange"> & {
  readonly config: Pick<Config, "mediaDir">;
  readonly options: Pick<ContainerOptions, "pictureTransport">;
};

/** Starts the download of feed pictures from the hosts of the settings and of the feeds. */
export const createFeedPictures = (
  foundation: FeedPictureFoundation,
  mediaHosts: () => MediaHosts,
): Promise<FeedPictureService> => {
  const { config, options, database, clock, guard, scheduler, log, emitChange } = foundation;
  return startFeedPictures({
    clock,
    guard,
    scheduler,
    log,
    onChange: () => emitChange("stock"),
    pictures: createFeedPictureRepository(database),
    stock: createStockReader(database),
    hosts: () => mediaHosts().images,
    download: createDownload({
      isAllowedHost: (host) => mediaHosts().images.has(host),
      ...transportOf(options),
    }),
    files: createFeedPictureFolder(config.mediaDir),
    random: Math.random,
    watch: (onVersion) =>
      watchVersion(database, "pictures", onVersion, {
        scheduler,
        onError: (error) => log.error({ err: error }, "version of the pictures could not be read"),
      }),
    tryLock: database.tryLock,
  });
};

/** Looks for downloaded pictures that are missing on this node. */
export const wirePictureCheck = ({ config, database, log }: Pick<Foundation, "config" | "database" | "log">) =>
  createPictureCheck({
    pictures: createFeedPictureRepository(database),
    files: createFeedPictureFolder(config.mediaDir),
    folder: config.mediaDir,
    monotonicMs: () => performance.now(),
    log,
  });

type WatchedMediaHosts = { readonly current: () => MediaHosts; readonly stop: () => Promise<void> };

/** The hosts that media of vehicles may come from; they follow the feeds that commands add and remove. */
export const watchMediaHosts = async (
  foundation: Pick<Foundation, "config" | "database" | "settings" | "scheduler" | "log" | "emitChange">,
): Promise<WatchedMediaHosts> => {
  const { config, database, settings, scheduler, log, emitChange } = foundation;
  const store = createFeedStore(database);
  const read = async (): Promise<MediaHosts> =>
    mediaHostsOf(settings, await readFeedSources(store, environmentFeed(config)));
  let current = mediaHostsOf(settings, []);
  const onVersion = async (): Promise<void> => {
    current = await read();
    emitChange("stock");
  };
  const watch = await watchVersion(database, FEEDS_SUBJECT, onVersion, {
    scheduler,
    onError: (error) => log.error({ err: error }, "the hosts of the feeds could not be read"),
  });
  // After the watch has begun: no change in between is lost.
  current = await read();
  return { current: () => current, stop: watch.stop };
};
