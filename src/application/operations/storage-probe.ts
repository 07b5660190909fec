import { type Clock, errorMessage } from "#domain/shared/index.ts";
import type { Log } from "../jobs/ports.ts";

export type StorageProbeDependencies = {
  /** Stores as much as a lead takes, durably. Rejects on a full disk. */
  readonly write: () => Promise<void>;
  readonly clock: Clock;
  readonly log: Pick<Log, "info" | "error">;
};

/** Failures of a node that still serves pages: a sentence each, in English; empty when it can do everything. */
export type StorageProbe = () => Promise<readonly string[]>;

/** Each probe is a write to the disk, so many questions share one. */
const PROBE_INTERVAL_MS = 5_000;

/** Finds out whether leads can be stored, and logs when that changes. */
export const createStorageProbe = ({ write, clock, log }: StorageProbeDependencies): StorageProbe => {
  let probedAt = Number.NEGATIVE_INFINITY;
  let result: Promise<readonly string[]> = Promise.resolve([]);
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
  return () => {
    const now = clock.now().getTime();
    if (now - probedAt >= PROBE_INTERVAL_MS) {
      probedAt = now;
      result = probe();
    }
    return result;
  };
};
