import { startScheduledBackups } from "#application/backup/index.ts";
import { ConfigurationError } from "#domain/shared/index.ts";
import { createBackupFolder } from "../../adapters/backup-folder/index.ts";
import { findUnusablePath } from "../../adapters/platform/usable-path.mjs";
import { readScheduledBackupAge } from "../../shared-container/backup-age.ts";
import { backUpInProcess } from "../../workers/backup-process.ts";
import type { Foundation } from "./foundation.ts";

type BackupFoundation = Pick<Foundation, "config" | "database" | "clock" | "scheduler" | "metrics" | "log">;

const SECOND_MS = 1_000;

/** Makes the backups of BACKUP_DIR, and measures the age of the newest one. */
export const wireBackups = ({ config, database, clock, scheduler, metrics, log }: BackupFoundation): void => {
  if (config.backups === null) return;
  const schedule = config.backups;
  const backups = createBackupFolder(schedule.folder);
  const { folder, intervalSeconds, days } = schedule;
  const environment = {
    DATA_DIR: config.dataDir,
    DATABASE_URL: config.databaseUrl ?? "",
    BACKUP_DIR: folder,
    BACKUP_DAYS: String(days),
    BACKUP_PASSPHRASE: config.backupPassphrase ?? "",
  };
  startScheduledBackups({
    folder: {
      list: () => {
        const problem = findUnusablePath(folder, () => false);
        if (problem !== null) throw new ConfigurationError(`no backup can be made in BACKUP_DIR: ${problem}`);
        return backups.list();
      },
    },
    intervalSeconds,
    backUp: (signal) => backUpInProcess(environment, signal),
    tryLock: database.tryLock,
    clock,
    scheduler,
    log,
  });
  metrics.gauge(
    "vitrine_last_backup_timestamp_seconds",
    "Moment of the newest good backup in BACKUP_DIR, in seconds since 1970; 0 without one.",
    [],
    async () => {
      const age = await readScheduledBackupAge(schedule, clock).catch(() => null);
      return [{ value: (age?.newest?.createdAt.getTime() ?? 0) / SECOND_MS }];
    },
  );
};
