import { watch } from "node:fs";
import { stat } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { guarded, toLastResort } from "#domain/shared/index.ts";
import { fileStamp, SETTLE_MS } from "../../platform/files/file-stamp.ts";

const readStamp = async (path: string): Promise<string | null> => {
  const stats = await stat(path).catch(() => null);
  return stats === null ? null : fileStamp(stats);
};

/** Waits until the file exists and has stopped changing. */
const waitUntilSettled = async (path: string, signal: AbortSignal): Promise<string | null> => {
  let previous = await readStamp(path);
  for (;;) {
    await sleep(SETTLE_MS, undefined, { signal });
    const now = await readStamp(path);
    if (now !== null && now === previous) return now;
    previous = now;
  }
};

/**
 * Calls `onFile` now and each time the file has changed and settled, one call at a time, until the signal aborts; a
 * change during a call counts. It watches the folder: a watch on the file itself misses a replacement by rename.
 */
export const watchFile = async (path: string, onFile: () => Promise<void>, signal: AbortSignal): Promise<void> => {
  let last = await readStamp(path);
  await onFile();
  let change = Promise.withResolvers<void>();
  let failure: unknown = null;
  const onChange = (): void => change.resolve();
  const fail = (error: unknown): void => {
    failure = error;
    onChange();
  };
  const onEvent = (_: string, name: string | null): void => {
    if (name === null || name === basename(path)) onChange();
  };
  const watcher = watch(dirname(path), { signal }, guarded(onEvent, fail));
  watcher.on("error", guarded(fail, toLastResort));
  signal.addEventListener("abort", onChange, { once: true });
  try {
    while (!signal.aborted) {
      // Before the file is looked at: a change may come between the look and the wait.
      change = Promise.withResolvers();
      if ((await readStamp(path)) === last) await change.promise;
      if (signal.aborted) return;
      if (failure !== null) throw failure;
      const now = await waitUntilSettled(path, signal);
      if (now === last) continue;
      last = now;
      await onFile();
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    watcher.close();
  }
};
