import { readBackupAge } from "#application/backup/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import { createBackupFolder } from "../adapters/backup-folder/index.ts";

type BackupSchedule = { readonly folder: string; readonly intervalSeconds: number };

/** The age of the newest good backup in BACKUP_DIR, and when it is late. Throws when the folder cannot be read. */
export const readScheduledBackupAge = ({ folder, intervalSeconds }: BackupSchedule, clock: Clock) =>
  readBackupAge({ folder: createBackupFolder(folder), intervalSeconds, clock });
