import { createLastKnown } from "./last-known.ts";

export type ReadinessDependencies = {
  /** Reads one row. Rejects if the database is down. */
  readonly readDatabase: () => Promise<unknown>;
  /** Monotonic clock in milliseconds. */
  readonly monotonicMs: () => number;
};

/** `missing`: why the node is not ready; `degraded`: what a ready node cannot do. Sentences in English. */
export type Readiness = { readonly missing: readonly string[]; readonly degraded: readonly string[] };

/** After this time without an answer the database counts as down: the connection may be broken without an error. */
const SILENT_MS = 30_000;

/** Reports whether the database answers; while a check is pending, the last known state. */
export const createReadiness = ({ readDatabase, monotonicMs }: ReadinessDependencies): (() => Promise<Readiness>) => {
  const ask = createLastKnown<readonly string[]>({
    read: () =>
      readDatabase().then(
        () => [],
        () => ["the database does not answer"],
      ),
    initial: [],
    monotonicMs,
  });
  return async () => {
    const { value: missing, waitingMs } = await ask();
    if (waitingMs === 0) return { missing, degraded: [] };
    const silent = [`the database has not answered for ${Math.round(waitingMs / 1000)} s`];
    return waitingMs < SILENT_MS ? { missing, degraded: silent } : { missing: silent, degraded: [] };
  };
};
