import { createLastKnown } from "./last-known.ts";

export type ReadinessDependencies = {
  /** Reads one row. Rejects when the database is not there. */
  readonly readDatabase: () => Promise<unknown>;
  /** Milliseconds of a clock that nobody sets. */
  readonly monotonicMs: () => number;
};

/** `missing`: why the node is not ready; `degraded`: what it cannot do, ready though it is. Sentences in English. */
export type Readiness = { readonly missing: readonly string[]; readonly degraded: readonly string[] };

/** A database that has said nothing for this time is not there: the connection may be broken without a sign. */
const SILENT_MS = 30_000;

/** Says whether the database answers. While it is silent, what was known at last holds. */
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
