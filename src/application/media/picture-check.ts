import type { Log } from "../jobs/ports.ts";
import { createLastKnown } from "../operations/index.ts";
import type { FeedPictureFiles, FeedPictureRepository } from "./ports.ts";

export type PictureCheckDependencies = {
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
