import type { BackupFolder, SavedBackup } from "./ports.ts";

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
