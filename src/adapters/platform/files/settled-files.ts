import { statSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { fileStamp, SETTLE_MS } from "./file-stamp.ts";

/** A reload waits no longer than this for files that go on changing. */
const MAX_WAIT_MS = 10_000;

type FileTimes = { readonly stamps: string; readonly newestMs: number; readonly newest: string };

const readTimes = (paths: readonly string[]): FileTimes => {
  let [newestMs, newest] = [0, ""];
  const stamps = paths.map((path) => {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats === undefined) return `${path} -`;
    if (stats.mtimeMs > newestMs) [newestMs, newest] = [stats.mtimeMs, path];
    return `${path} ${fileStamp(stats)}`;
  });
  return { stamps: stamps.join("\n"), newestMs, newest };
};

/**
 * Waits until none of the files has changed for a moment: at once where the last change is long ago. Returns the file
 * that goes on changing after ten seconds; null: all have settled. `listFiles` is called again each time.
 */
export const waitUntilSettled = async (
  listFiles: () => readonly string[],
  maxWaitMs = MAX_WAIT_MS,
): Promise<string | null> => {
  const deadline = performance.now() + maxWaitMs;
  let times = readTimes(listFiles());
  // A time ahead of ours is of another clock, or of a file that was given it.
  let isSettled = Math.abs(Date.now() - times.newestMs) > SETTLE_MS;
  while (!isSettled) {
    if (performance.now() > deadline) return times.newest;
    await sleep(SETTLE_MS);
    const now = readTimes(listFiles());
    isSettled = now.stamps === times.stamps;
    times = now;
  }
  return null;
};
