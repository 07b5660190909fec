import { errorMessage } from "#domain/shared/index.ts";
import type { Log } from "../jobs/ports.ts";
import { createLastKnown } from "./last-known.ts";

export type StorageProbeDependencies = {
  /** Stores as much as a lead takes, durably. Rejects on a full disk. */
  readonly write: () => Promise<void>;
  /** Milliseconds of a clock that nobody sets. */
  readonly monotonicMs: () => number;
  readonly log: Pick<Log, "info" | "error">;
};

/** Failures of a node that still serves pages: a sentence each, in English; empty when it can do everything. */
export type StorageProbe = () => Promise<readonly string[]>;

/** Each probe is a write to the disk, so many questions share one. */
const PROBE_INTERVAL_MS = 5_000;

/** Finds out whether leads can be stored, and logs when that changes. Answers at once, also while a write has to wait. */
export const createStorageProbe = ({ write, monotonicMs, log }: StorageProbeDependencies): StorageProbe => {
  let isStorable = true;
  const probe = async (): Promise<readonly string[]> => {
    try {
      await write();
      if (!isStorable) log.info({}, "leads can be stored again");
      isStorable = true;
      return [];
    } catch (error) {
      if (isStorable) log.error({ err: error }, "leads cannot be stored; forms answer 503");
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
