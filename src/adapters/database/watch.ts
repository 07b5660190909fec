import type { Database } from "./database.ts";
import { versionOf } from "./versions.ts";

/** The version is asked for this often even when nobody told of a commit: a message can be lost with its connection. */
const ASK_ANYWAY_MS = 1_500;

type Watch = { readonly stop: () => Promise<void> };

/**
 * Calls `onChange` with the subject's new version within about `intervalMs` of a commit by any process or node (at the latest
 * after 1.5 seconds). Calls do not overlap: while one is under way, later versions wait and only the newest is told.
 * Where the database cannot be asked or `onChange` fails, `onError` hears of it and it is tried again.
 */
export const watchVersion = async (
  database: Database,
  subject: string,
  onChange: (version: number) => Promise<void> | void,
  { intervalMs = 250, onError }: { readonly intervalMs?: number; readonly onError: (error: unknown) => void },
): Promise<Watch> => {
  let told = await versionOf(database.db, subject);
  let asking: Promise<void> | null = null;
  let again = false;
  const end = new AbortController();
  const ask = async (): Promise<void> => {
    do {
      again = false;
      const version = await versionOf(database.db, subject);
      if (end.signal.aborted || version === told) continue;
      // Told only when it was heard: where `onChange` fails, the next question tries again.
      await onChange(version);
      told = version;
    } while (again && !end.signal.aborted);
  };
  const wake = (): void => {
    if (end.signal.aborted) return;
    again = true;
    asking ??= ask()
      .catch(onError)
      .finally(() => {
        asking = null;
      });
  };
  const listener = await database.listen(wake, intervalMs);
  const timer = setInterval(wake, Math.max(ASK_ANYWAY_MS, intervalMs)).unref();
  // A version made between the first question and the listener's start.
  wake();
  return {
    stop: async () => {
      end.abort();
      clearInterval(timer);
      await listener.stop();
      await asking;
    },
  };
};
