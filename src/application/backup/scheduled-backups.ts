import type { Clock } from "#domain/shared/index.ts";
import type { Job, Log, Scheduler, TryLock } from "../jobs/ports.ts";
import type { BackupFolder, SavedBackup } from "./ports.ts";

/** One that is due is being made; two are missing. */
const MAX_INTERVALS = 2;

const SECOND_MS = 1_000;

/** Clocks of two machines that share a folder differ. */
const CLOCK_TOLERANCE_MS = 5 * 60_000;

type BackupAge = {
  /** Null: the folder has no backup. One of the future says nothing, and is not counted. */
  readonly newest: SavedBackup | null;
  /** Null without a backup. */
  readonly ageSeconds: number | null;
  /** The age from which on the backups are late. */
  readonly maxAgeSeconds: number;
  readonly isLate: boolean;
};

type BackupAgeDependencies = {
  readonly folder: Pick<BackupFolder, "list">;
  readonly clock: Clock;
  readonly intervalSeconds: number;
};

/**
 * The age of the newest good backup in the folder of the site. A backup has its name there since it was written, read again and
 * found complete. Throws when the folder cannot be read.
 */
export const readBackupAge = async ({ folder, clock, intervalSeconds }: BackupAgeDependencies): Promise<BackupAge> => {
  const now = clock.now().getTime();
  const past = (await folder.list()).filter(({ createdAt }) => createdAt.getTime() <= now + CLOCK_TOLERANCE_MS);
  const newest = past.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0] ?? null;
  const ageSeconds = newest && Math.max(0, Math.round((now - newest.createdAt.getTime()) / SECOND_MS));
  const maxAgeSeconds = MAX_INTERVALS * intervalSeconds;
  return { newest, ageSeconds, maxAgeSeconds, isLate: ageSeconds === null || ageSeconds > maxAgeSeconds };
};

const DAY_MS = 24 * 3_600_000;

const NAME = /^vitrine-(\d{4}-\d\d-\d\dT)(\d\d)(\d\d)(\d\dZ)\.zst(?:\.enc)?$/;

/** Name of a backup in the folder of the site: its moment in UTC, `vitrine-2026-11-27T171500Z.zst`. */
export const backupName = (createdAt: Date, isEncrypted: boolean): string => {
  const moment = createdAt.toISOString().replace(/\.\d+/, "").replaceAll(":", "");
  return `vitrine-${moment}.zst${isEncrypted ? ".enc" : ""}`;
};

/** The moment that a name states; null for other names. */
export const backupMoment = (name: string): Date | null => {
  const [, day, hours, minutes, seconds] = NAME.exec(name) ?? [];
  const moment = new Date(`${day}${hours}:${minutes}:${seconds}`);
  return Number.isNaN(moment.getTime()) ? null : moment;
};

const dayOf = ({ createdAt }: SavedBackup): string => createdAt.toISOString().slice(0, 10);

/**
 * The backups that are removed. Retained are all of the 24 hours before the newest good one, which includes it, and the last one of
 * each of the last `days` days that have one (UTC). Days are counted by the backups, not by the clock: a site that was off, or
 * whose clock jumps, loses none. Those that come after the newest good one stay.
 */
export const selectExpired = (
  backups: readonly SavedBackup[],
  newestGood: Date,
  days: number,
): readonly SavedBackup[] => {
  const newestFirst = backups.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  const lastOfDay = new Map<string, SavedBackup>();
  for (const backup of newestFirst.filter(({ createdAt }) => createdAt <= newestGood)) {
    if (!lastOfDay.has(dayOf(backup))) lastOfDay.set(dayOf(backup), backup);
  }
  const retained = new Set([...lastOfDay.values()].slice(0, days));
  const isRecent = ({ createdAt }: SavedBackup): boolean => createdAt.getTime() > newestGood.getTime() - DAY_MS;
  return newestFirst.filter((backup) => !isRecent(backup) && !retained.has(backup));
};

/** Removes expired backups after a good backup of the moment `newestGood`. Returns what it has removed. */
export const removeExpiredBackups = async (
  folder: BackupFolder,
  newestGood: Date,
  days: number,
): Promise<readonly SavedBackup[]> => {
  const expired = selectExpired(await folder.list(), newestGood, days);
  for (const backup of expired) await folder.remove(backup);
  return expired;
};

type ScheduledBackupDependencies = {
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
