import type { Log } from "../jobs/ports.ts";
import { errorMessage } from "#domain/shared/index.ts";

/** The last known value. `waitingMs`: time since the pending request started; 0 for a current value. */
type LastKnown<T> = { readonly value: T; readonly waitingMs: number };

type LastKnownOptions<T> = {
  readonly read: () => Promise<T>;
  /** Value before the first answer. */
  readonly initial: T;
  /** An answer is current for this time. */
  readonly freshMs?: number;
  /** Monotonic clock in milliseconds. */
  readonly monotonicMs: () => number;
};

/** Health checks usually time out after one or two seconds. */
const ANSWER_WITHIN_MS = 700;

const timeout = (ms: number) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  return { promise, clear: () => clearTimeout(timer) };
};

/**
 * Queries a source that may not answer, and always returns in time: the current value or the last known one. At most
 * one request is pending; a failed one changes nothing.
 */
export const createLastKnown = <T>({
  read,
  initial,
  freshMs = 0,
  monotonicMs,
}: LastKnownOptions<T>): (() => Promise<LastKnown<T>>) => {
  let value = initial;
  let askedAt = Number.NEGATIVE_INFINITY;
  let open: Promise<void> | null = null;
  const ask = async (): Promise<void> => {
    askedAt = monotonicMs();
    try {
      value = await read();
    } catch {
      // The previous value stays; `read` reports its own failures.
    }
  };
  return async () => {
    if (open === null && monotonicMs() - askedAt < freshMs) return { value, waitingMs: 0 };
    open ??= ask().finally(() => {
      open = null;
    });
    const late = timeout(ANSWER_WITHIN_MS);
    await Promise.race([open, late.promise]);
    late.clear();
    return { value, waitingMs: open === null ? 0 : monotonicMs() - askedAt };
  };
};

type StorageProbeDependencies = {
  /** Writes as much as a lead takes, durably. Rejects on a full disk. */
  readonly write: () => Promise<void>;
  /** Monotonic clock in milliseconds. */
  readonly monotonicMs: () => number;
  readonly log: Pick<Log, "info" | "error">;
};

/** What a node cannot do although it serves pages, as English sentences; empty if nothing. */
type StorageProbe = () => Promise<readonly string[]>;

/** Each probe writes to the disk, so concurrent checks share one. */
const PROBE_INTERVAL_MS = 5_000;

/** Checks whether leads can be stored, and logs changes. Answers immediately even while a write is pending. */
export const createStorageProbe = ({ write, monotonicMs, log }: StorageProbeDependencies): StorageProbe => {
  let isStorable = true;
  const probe = async (): Promise<readonly string[]> => {
    try {
      await write();
      if (!isStorable) log.info({}, "leads can be stored again");
      isStorable = true;
      return [];
    } catch (error) {
      if (isStorable) log.error({ event: "state", err: error }, "leads cannot be stored; forms answer 503");
      isStorable = false;
      return [`leads cannot be stored: ${errorMessage(error)}`];
    }
  };
  const ask = createLastKnown({ read: probe, initial: [], freshMs: PROBE_INTERVAL_MS, monotonicMs });
  return async () => {
    const { value, waitingMs } = await ask();
    if (waitingMs === 0) return value;
    return [
      ...value,
      `leads wait to be stored: a write has waited for the database for ${Math.round(waitingMs / 1000)} s`,
    ];
  };
};

/** `missing`: why the node is not ready; `degraded`: what a ready node cannot do. Sentences in English. */
export type Readiness = { readonly missing: readonly string[]; readonly degraded: readonly string[] };

/** After this time without an answer the database counts as down: the connection may be broken without an error. */
const SILENT_MS = 30_000;

const SILENCE = "the database does not answer";

/** Reports whether the database answers; while a check is pending, the last known state. Logs an outage once. */
export const createReadiness = (deps: {
  /** Reads one row. Rejects if the database is down. */
  readonly readDatabase: () => Promise<unknown>;
  /** Monotonic clock in milliseconds. */
  readonly monotonicMs: () => number;
  readonly log: Pick<Log, "error">;
}): (() => Promise<Readiness>) => {
  let isAnswering = true;
  const read = async (): Promise<readonly string[]> => {
    try {
      await deps.readDatabase();
      isAnswering = true;
      return [];
    } catch (error) {
      if (isAnswering) deps.log.error({ event: "state", err: error }, SILENCE);
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
