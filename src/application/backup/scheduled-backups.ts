import type { Clock } from "#domain/shared/index.ts";
import type { Job, Log, Scheduler, TryLock } from "../jobs/ports.ts";
import { readBackupAge } from "./backup-age.ts";
import type { BackupFolder } from "./ports.ts";

export type ScheduledBackupDependencies = {
  readonly folder: Pick<BackupFolder, "list">;
  readonly intervalSeconds: number;
  /** Makes a backup in the folder; throws with the reason when there is none. */
  readonly backUp: (signal: AbortSignal) => Promise<void>;
  readonly tryLock: TryLock;
  readonly clock: Clock;
  readonly scheduler: Pick<Scheduler, "schedule">;
  readonly log: Pick<Log, "error">;
};

const CHECK_INTERVAL_MS = 60_000;

/** Attempts after a failure, of which each one is logged. */
const RETRY_MS = 15 * 60_000;

/** Makes a backup whenever the newest one of the folder is older than the interval; one node at a time. */
export const startScheduledBackups = (deps: ScheduledBackupDependencies): Job => {
  const { intervalSeconds, backUp, tryLock, clock, scheduler, log } = deps;
  let failedAt = Number.NEGATIVE_INFINITY;
  const isDue = async (): Promise<boolean> => {
    const { ageSeconds } = await readBackupAge(deps);
    return ageSeconds === null || ageSeconds >= intervalSeconds;
  };
  const backUpIfDue = async (signal: AbortSignal): Promise<void> => {
    if (clock.now().getTime() - failedAt < RETRY_MS || !(await isDue())) return;
    const lock = await tryLock("backup");
    if (lock === null) return;
    try {
      // Another node may have made one meanwhile.
      if (await isDue()) await backUp(signal);
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      await lock.release();
    }
  };
  return scheduler.schedule({
    run: backUpIfDue,
    intervalMs: CHECK_INTERVAL_MS,
    firstAfterMs: 0,
    onError: (error) => {
      failedAt = clock.now().getTime();
      log.error({ err: error }, "the backup failed; the earlier ones stay");
    },
  });
};
