import { join } from "node:path";
import { type FeedPictureService, startFeedPictures } from "#application/media/index.ts";
import type { PurgeGuard } from "#application/retention/index.ts";
import type { Scheduler } from "#application/jobs/ports.ts";
import type { Download, PictureService } from "#application/media/ports.ts";
import type { Clock } from "#domain/shared/index.ts";
import type { Settings } from "#domain/site/index.ts";
import {
  createFeedPictureRepository,
  createStockReader,
  watchVersion,
  type Database,
} from "../../adapters/database/index.ts";
import { createDownload, createFeedPictureFolder, createPictureService } from "../../adapters/media/index.ts";
import type { Logger } from "../../adapters/observability/index.ts";
import type { Config } from "../config.ts";

type PictureDependencies = {
  readonly config: Pick<Config, "contentDir" | "dataDir">;
  readonly settings: Pick<Settings, "hosts">;
  readonly scheduler: Scheduler;
  readonly log: Logger;
};

export const createPictures = ({
  config: { contentDir, dataDir },
  settings: { hosts },
  scheduler,
  log,
}: PictureDependencies): Promise<PictureService> =>
  createPictureService({
    // Content assets and downloaded feed pictures.
    folders: [join(contentDir, "assets"), join(dataDir, "media")],
    cacheFolder: join(dataDir, "media-cache"),
    download: createDownload({ hosts: hosts.images }),
    scheduler,
    onCacheError: (error) => log.warn({ err: error }, "rendered picture could not be cached"),
    now: Date.now,
  });

type FeedPictureDependencies = {
  readonly config: Config;
  readonly database: Database;
  readonly settings: Settings;
  readonly clock: Clock;
  readonly guard: PurgeGuard;
  readonly scheduler: Scheduler;
  readonly log: Logger;
  /** Called when more pictures are available. */
  readonly onChange: () => void;
  readonly download?: Download;
};

/** Starts the download of feed pictures from the hosts of the settings. */
export const createFeedPictures = (deps: FeedPictureDependencies): Promise<FeedPictureService> => {
  const { config, database, settings, log } = deps;
  const hosts = settings.hosts.images;
  return startFeedPictures({
    ...deps,
    pictures: createFeedPictureRepository(database),
    stock: createStockReader(database),
    hosts: new Set(hosts),
    download: deps.download ?? createDownload({ hosts }),
    files: createFeedPictureFolder(join(config.dataDir, "media")),
    random: Math.random,
    watch: (onVersion) =>
      watchVersion(database, "pictures", onVersion, {
        scheduler: deps.scheduler,
        onError: (error) => log.error({ err: error }, "version of the pictures could not be read"),
      }),
    tryLock: database.tryLock,
  });
};
