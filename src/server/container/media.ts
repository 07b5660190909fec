import { performance } from "node:perf_hooks";
import { join } from "node:path";
import { createPictureCheck, type FeedPictureService, startFeedPictures } from "#application/media/index.ts";
import type { PurgeGuard } from "#application/retention/index.ts";
import type { Scheduler } from "#application/jobs/ports.ts";
import type { PictureService } from "#application/media/ports.ts";
import type { MediaHosts } from "#domain/media/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import { mediaHostsOf, type Settings } from "#domain/site/index.ts";
import {
  createFeedPictureRepository,
  createFeedStore,
  createStockReader,
  type Database,
  FEEDS_SUBJECT,
  watchVersion,
} from "../../adapters/database/index.ts";
import { createDownload, createFeedPictureFolder, createPictureService } from "../../adapters/media/index.ts";
import type { Logger } from "../../adapters/observability/index.ts";
import type { HttpTransport } from "../../adapters/platform/http/transport.ts";
import { type Config, environmentFeed } from "../environment/config.ts";
import { readFeedSources } from "../../shared-container/feed-hosts.ts";

type PictureDependencies = {
  readonly config: Pick<Config, "contentDir" | "dataDir" | "mediaDir">;
  readonly settings: Pick<Settings, "hosts">;
  readonly scheduler: Scheduler;
  readonly log: Logger;
  /** By default to public addresses only. */
  readonly pictureTransport?: HttpTransport | undefined;
};

/** True while this process has answered requests for less than half of the time since it was last asked. */
const createTimeLeft = (): (() => boolean) => {
  let last = performance.eventLoopUtilization();
  return () => {
    const { utilization } = performance.eventLoopUtilization(last);
    last = performance.eventLoopUtilization();
    return utilization < 0.5;
  };
};

export const createPictures = ({
  config: { contentDir, dataDir, mediaDir },
  settings: { hosts },
  scheduler,
  log,
  pictureTransport,
}: PictureDependencies): Promise<PictureService> =>
  createPictureService({
    // Content assets and downloaded feed pictures.
    folders: [join(contentDir, "assets"), mediaDir],
    cacheFolder: join(dataDir, "media-cache"),
    download: createDownload({
      isAllowedHost: (host) => hosts.images.includes(host),
      ...(pictureTransport ? { transport: pictureTransport } : {}),
    }),
    scheduler,
    hasTimeLeft: createTimeLeft(),
    onCacheError: (error) => log.warn({ err: error }, "rendered picture could not be cached"),
    now: Date.now,
  });

type FeedPictureDependencies = Pick<PictureDependencies, "pictureTransport"> & {
  readonly config: Pick<Config, "mediaDir">;
  readonly database: Database;
  readonly mediaHosts: () => MediaHosts;
  readonly clock: Clock;
  readonly guard: PurgeGuard;
  readonly scheduler: Scheduler;
  readonly log: Logger;
  /** Called when more pictures are available. */
  readonly onChange: () => void;
};

/** Starts the download of feed pictures from the hosts of the settings and of the feeds. */
export const createFeedPictures = (deps: FeedPictureDependencies): Promise<FeedPictureService> => {
  const { config, database, mediaHosts, log, pictureTransport } = deps;
  return startFeedPictures({
    ...deps,
    pictures: createFeedPictureRepository(database),
    stock: createStockReader(database),
    hosts: () => mediaHosts().images,
    download: createDownload({
      isAllowedHost: (host) => mediaHosts().images.has(host),
      ...(pictureTransport ? { transport: pictureTransport } : {}),
    }),
    files: createFeedPictureFolder(config.mediaDir),
    random: Math.random,
    watch: (onVersion) =>
      watchVersion(database, "pictures", onVersion, {
        scheduler: deps.scheduler,
        onError: (error) => log.error({ err: error }, "version of the pictures could not be read"),
      }),
    tryLock: database.tryLock,
  });
};

type PictureCheckDependencies = Pick<FeedPictureDependencies, "config" | "database" | "log">;

/** Looks for downloaded pictures that are missing on this node. */
export const wirePictureCheck = ({ config, database, log }: PictureCheckDependencies) =>
  createPictureCheck({
    pictures: createFeedPictureRepository(database),
    files: createFeedPictureFolder(config.mediaDir),
    folder: config.mediaDir,
    monotonicMs: () => performance.now(),
    log,
  });

type MediaHostDependencies = {
  readonly config: Config;
  readonly database: Database;
  readonly settings: Pick<Settings, "hosts">;
  readonly scheduler: Pick<Scheduler, "schedule">;
  readonly log: Pick<Logger, "error">;
  /** Called when a feed was added or removed. */
  readonly onChange: () => void;
};

type WatchedMediaHosts = { readonly current: () => MediaHosts; readonly stop: () => Promise<void> };

/** The hosts that media of vehicles may come from; they follow the feeds that commands add and remove. */
export const watchMediaHosts = async (deps: MediaHostDependencies): Promise<WatchedMediaHosts> => {
  const { config, database, settings, scheduler, log, onChange } = deps;
  const store = createFeedStore(database);
  const read = async (): Promise<MediaHosts> =>
    mediaHostsOf(settings, await readFeedSources(store, environmentFeed(config)));
  let current = mediaHostsOf(settings, []);
  const onVersion = async (): Promise<void> => {
    current = await read();
    onChange();
  };
  const watch = await watchVersion(database, FEEDS_SUBJECT, onVersion, {
    scheduler,
    onError: (error) => log.error({ err: error }, "the hosts of the feeds could not be read"),
  });
  // After the watch has begun: no change in between is lost.
  current = await read();
  return { current: () => current, stop: watch.stop };
};
