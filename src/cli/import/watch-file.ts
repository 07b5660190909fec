import { watch } from "node:fs";
import { stat } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** A file that was written to within this time is still being written. */
const SETTLE_MS = 300;

const stamp = async (path: string): Promise<string | null> => {
  const stats = await stat(path).catch(() => null);
  return stats === null ? null : `${stats.ino} ${stats.size} ${stats.mtimeMs}`;
};

/** Waits until the file is there and has not changed for a while. */
const settled = async (path: string, signal: AbortSignal): Promise<string | null> => {
  let before = await stamp(path);
  for (;;) {
    await sleep(SETTLE_MS, undefined, { signal });
    const now = await stamp(path);
    if (now !== null && now === before) return now;
    before = now;
  }
};

/**
 * Calls `onChange` each time the file has changed and come to rest, one call after the other, until the signal. It watches
 * the folder: a file that is replaced by a rename is another one, and a watch on the first would never hear of it.
 */
export const watchFile = async (path: string, onChange: () => Promise<void>, signal: AbortSignal): Promise<void> => {
  let last = await stamp(path);
  let wake = (): void => {};
  const watcher = watch(dirname(path), { signal }, (_, name) => {
    if (name === null || name === basename(path)) wake();
  });
  try {
    while (!signal.aborted) {
      if ((await stamp(path)) === last)
        await new Promise<void>((resolve) => {
          wake = resolve;
          // The signal may have come while the file was looked at: nobody would hear of it any more.
          if (signal.aborted) resolve();
          signal.addEventListener("abort", () => resolve(), { once: true });
        });
      if (signal.aborted) return;
      const now = await settled(path, signal);
      if (now === last) continue;
      last = now;
      await onChange();
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    watcher.close();
  }
};
