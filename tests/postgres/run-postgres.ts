import { describeCounts } from "../../scripts/test-counts.ts";
import { startPostgres } from "./start-postgres.ts";

/** Names the server of a whole run to the processes that run tests. */
export const POSTGRES_VARIABLE = "TEST_POSTGRES_URL";

/** Starts the server that all tests of this run share, unless a parent process has; throws when it cannot start. */
export const startRunPostgres = async (): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> => {
  const started = process.env[POSTGRES_VARIABLE];
  if (started !== undefined) return { url: started, stop: async () => undefined };
  const { url, stop } = await startPostgres();
  process.env[POSTGRES_VARIABLE] = url;
  return {
    url,
    stop: () => {
      delete process.env[POSTGRES_VARIABLE];
      return stop();
    },
  };
};

/** The database comes first: without it, a run ends at once, with one line that says why. Returns what stops it. */
export const startRunPostgresOrEnd = async (): Promise<() => Promise<void>> => {
  try {
    const { stop } = await startRunPostgres();
    return stop;
  } catch (error) {
    console.log(error instanceof Error ? error.message : String(error));
    console.log(describeCounts({ passed: 0, failed: 1, skipped: 0 }));
    process.exit(1);
  }
};
