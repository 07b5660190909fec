import type { Database } from "./database.ts";
import { readVersion } from "./versions.ts";

/** The version is polled at least this often: a notification can be lost with its connection. */
const MAX_POLL_INTERVAL_MS = 1_500;

type VersionWatch = { readonly stop: () => Promise<void> };

/**
 * Calls `onChange` with the subject's new version within about `intervalMs` of a commit by any process or node, at the
 * latest after 1.5 seconds. Calls do not overlap: while one runs, later versions wait and only the newest is emitted.
 * When the query or `onChange` fails, `onError` is called and the next check retries.
 */
export const watchVersion = async (
  database: Database,
  subject: string,
  onChange: (version: number) => Promise<void> | void,
  { intervalMs = 250, onError }: { readonly intervalMs?: number; readonly onError: (error: unknown) => void },
): Promise<VersionWatch> => {
  let emitted = await readVersion(database.db, subject);
  let running: Promise<void> | null = null;
  let isStale = false;
  const controller = new AbortController();
  const emitChanges = async (): Promise<void> => {
    do {
      isStale = false;
      const version = await readVersion(database.db, subject);
      if (controller.signal.aborted || version === emitted) continue;
      // Recorded only after `onChange` succeeds, so that a failure is retried.
      await onChange(version);
      emitted = version;
    } while (isStale && !controller.signal.aborted);
  };
  const check = (): void => {
    if (controller.signal.aborted) return;
    isStale = true;
    running ??= emitChanges()
      .catch(onError)
      .finally(() => {
        running = null;
      });
  };
  const listener = await database.listen(check, intervalMs);
  const timer = setInterval(check, Math.max(MAX_POLL_INTERVAL_MS, intervalMs)).unref();
  // Catches a version created between the first query and the start of the listener.
  check();
  return {
    stop: async () => {
      controller.abort();
      clearInterval(timer);
      await listener.stop();
      await running;
    },
  };
};
