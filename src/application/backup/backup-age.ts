import type { Clock } from "#domain/shared/index.ts";
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
