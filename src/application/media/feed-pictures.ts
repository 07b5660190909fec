import type { Log, Scheduler, TryLock } from "../jobs/ports.ts";
import type { WatchVersion } from "../stock/ports.ts";
import {
  downloadDuePictures,
  type PictureDownloadDependencies,
  recordReferencedPictures,
} from "./picture-downloads.ts";
import { createLastKnown } from "../operations/index.ts";
import type { FeedPictureFiles, FeedPictureRepository } from "./ports.ts";

type PictureCheckDependencies = {
  readonly pictures: Pick<FeedPictureRepository, "sampleStored">;
  readonly files: Pick<FeedPictureFiles, "has">;
  /** Named in the sentence. */
  readonly folder: string;
  /** Monotonic clock in milliseconds. */
  readonly monotonicMs: () => number;
  readonly log: Pick<Log, "info" | "error">;
};

const FRESH_MS = 30_000;

/**
 * Looks whether this node has the pictures that the database says are downloaded; English sentences, empty if it has.
 * It has not where each node has a folder of its own, or the shared one is not mounted.
 */
export const createPictureCheck = (deps: PictureCheckDependencies): (() => Promise<readonly string[]>) => {
  const { pictures, files, folder, log } = deps;
  const sentence = `downloaded pictures are missing in MEDIA_DIR (${folder}): all nodes of a database need the same folder`;
  let [wasMissing, hasFailed] = [false, false];
  const look = async (): Promise<void> => {
    const found = await Promise.all((await pictures.sampleStored()).map((hash) => files.has(hash)));
    const missing = found.filter((isThere) => !isThere).length;
    if (missing > 0 && !wasMissing) log.error({ folder, missing }, "downloaded pictures are missing in MEDIA_DIR");
    if (missing === 0 && wasMissing) log.info({ folder }, "downloaded pictures are complete in MEDIA_DIR again");
    [wasMissing, hasFailed] = [missing > 0, false];
  };
  const check = async (): Promise<readonly string[]> => {
    try {
      await look();
    } catch (error) {
      if (!hasFailed) log.error({ err: error }, "failed to check the downloaded pictures");
      hasFailed = true;
    }
    return wasMissing ? [sentence] : [];
  };
  const ask = createLastKnown({ read: check, initial: [], freshMs: FRESH_MS, monotonicMs: deps.monotonicMs });
  return async () => (await ask()).value;
};

type FeedPictureDependencies = PictureDownloadDependencies & {
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
