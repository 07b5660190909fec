import { errorMessage } from "#domain/shared/index.ts";
import type { Log } from "../jobs/ports.ts";
import { createLastKnown } from "./last-known.ts";

export type StorageProbeDependencies = {
  /** Writes as much as a lead takes, durably. Rejects on a full disk. */
  readonly write: () => Promise<void>;
  /** Monotonic clock in milliseconds. */
  readonly monotonicMs: () => number;
  readonly log: Pick<Log, "info" | "error">;
};

/** What a node cannot do although it serves pages, as English sentences; empty if nothing. */
export type StorageProbe = () => Promise<readonly string[]>;

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
