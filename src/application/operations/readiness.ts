import type { Log } from "../jobs/ports.ts";
import { createLastKnown } from "./last-known.ts";

export type ReadinessDependencies = {
  /** Reads one row. Rejects if the database is down. */
  readonly readDatabase: () => Promise<unknown>;
  /** Monotonic clock in milliseconds. */
  readonly monotonicMs: () => number;
  readonly log: Pick<Log, "error">;
};

/** `missing`: why the node is not ready; `degraded`: what a ready node cannot do. Sentences in English. */
export type Readiness = { readonly missing: readonly string[]; readonly degraded: readonly string[] };

/** After this time without an answer the database counts as down: the connection may be broken without an error. */
const SILENT_MS = 30_000;

const SILENCE = "the database does not answer";

/** Reports whether the database answers; while a check is pending, the last known state. Logs an outage once. */
export const createReadiness = (deps: ReadinessDependencies): (() => Promise<Readiness>) => {
  let isAnswering = true;
  const read = async (): Promise<readonly string[]> => {
    try {
      await deps.readDatabase();
      isAnswering = true;
      return [];
    } catch (error) {
      if (isAnswering) deps.log.error({ err: error }, SILENCE);
      isAnswering = false;
      return [SILENCE];
    }
  };
  const ask = createLastKnown<readonly string[]>({ read, initial: [], monotonicMs: deps.monotonicMs });
  return async () => {
    const { value: missing, waitingMs } = await ask();
    if (waitingMs === 0) return { missing, degraded: [] };
    const silent = [`the database has not answered for ${Math.round(waitingMs / 1000)} s`];
    return waitingMs < SILENT_MS ? { missing, degraded: silent } : { missing: silent, degraded: [] };
  };
};
