import type { Log, Scheduler, TryLock } from "../jobs/ports.ts";
import type { WatchVersion } from "../stock/ports.ts";
import {
  downloadDuePictures,
  type PictureDownloadDependencies,
  recordReferencedPictures,
} from "./picture-downloads.ts";

export type FeedPictureDependencies = PictureDownloadDependencies & {
  readonly watch: WatchVersion;
  /** Called when more pictures are available. */
  readonly onChange: () => void;
  readonly tryLock: TryLock;
  readonly scheduler: Scheduler;
  readonly log: Pick<Log, "info" | "error">;
};

export type FeedPictureService = { readonly stop: () => Promise<void> };

/** Also the delay before a new stock is searched for pictures. */
const POLL_INTERVAL_MS = 5_000;

const downloadOnce = async (deps: FeedPictureDependencies, signal: AbortSignal): Promise<void> => {
  const lock = await deps.tryLock("feed-pictures");
  if (lock === null) return;
  try {
    await recordReferencedPictures(deps);
    const fetched = await downloadDuePictures(deps, signal);
    if (fetched === 0) return;
    deps.log.info({ fetched, waiting: await deps.pictures.countPending() }, "pictures of the feeds fetched");
  } finally {
    await lock.release();
  }
};

/**
 * Downloads the pictures of feeds from the allowed hosts, on one node at a time, after the import, and as soon as a host
 * is allowed.
 */
export const startFeedPictures = async (deps: FeedPictureDependencies): Promise<FeedPictureService> => {
  const { log, pictures } = deps;
  const watch = await deps.watch(deps.onChange);
  const job = deps.scheduler.schedule({
    run: (signal) => downloadOnce(deps, signal),
    onError: (error) => log.error({ err: error }, "pictures of the feeds could not be fetched"),
    intervalMs: POLL_INTERVAL_MS,
    firstAfterMs: 0,
  });
  return {
    async stop() {
      await job.stop();
      await watch.stop();
      await pictures.close();
    },
  };
};
