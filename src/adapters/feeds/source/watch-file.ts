import { type Stats, watch } from "node:fs";
import { stat } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { withErrorHandler, throwUnhandled } from "#domain/shared/index.ts";
import { fileStamp, SETTLE_MS } from "../../platform/files/settled-files.ts";

/**
 * A followed file is read when it has not changed for this time: a system that writes it row by row, or an upload that stalls, stops
 * for longer than a moment.
 */
const STILL_MS = 5_000;

const readStats = (path: string): Promise<Stats | null> => stat(path).catch(() => null);

const readStamp = async (path: string): Promise<string | null> => {
  const stats = await readStats(path);
  return stats === null ? null : fileStamp(stats);
};

/** Waits until the file exists and has not changed for `stillMs`, which its time says, or else two looks. Returns its stamp. */
const waitUntilStill = async (path: string, signal: AbortSignal, stillMs: number): Promise<string> => {
  let seen = { stamp: "", at: 0 };
  for (;;) {
    const stats = await readStats(path);
    const [now, stamp] = [Date.now(), stats === null ? "" : fileStamp(stats)];
    if (stamp !== seen.stamp) seen = { stamp, at: now };
    // Unlike the modification time, which programs set, this one is that of the last write or rename. On a share it may be ahead.
    const changedAt = stats !== null && stats.ctimeMs <= now ? stats.ctimeMs : seen.at;
    const restMs = stillMs - (now - changedAt);
    if (stats !== null && restMs <= 0) return stamp;
    await sleep(stats === null ? SETTLE_MS : Math.min(restMs, SETTLE_MS), undefined, { signal });
  }
};

/**
 * Calls `onFile` now and each time the file has changed, one call at a time, until the signal aborts; a change during a call
 * counts. A file is called for when it has stood still; one that does not exist at first is called for at once. It watches the
 * folder: a watch on the file itself misses a replacement by rename.
 */
export const watchFile = async (
  path: string,
  onFile: () => Promise<void>,
  signal: AbortSignal,
  stillMs = STILL_MS,
): Promise<void> => {
  const isThere = (await readStamp(path)) !== null;
  if (!isThere) await onFile();
  if (signal.aborted) return;
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
  const watcher = watch(dirname(path), { signal }, withErrorHandler(onEvent, fail));
  watcher.on("error", withErrorHandler(fail, throwUnhandled));
  signal.addEventListener("abort", onChange, { once: true });
  try {
    let last: string | null = null;
    if (isThere) {
      last = await waitUntilStill(path, signal, stillMs);
      await onFile();
    }
    while (!signal.aborted) {
      // Before the file is looked at: a change may come between the look and the wait.
      change = Promise.withResolvers();
      if (failure !== null) throw failure;
      if ((await readStamp(path)) === last) await change.promise;
      if (signal.aborted) return;
      if (failure !== null) throw failure;
      const now = await waitUntilStill(path, signal, stillMs);
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
