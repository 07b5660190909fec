export { readBackupAge } from "./backup-age.ts";
export { BackupFault } from "./backup-fault.ts";
export { backupMoment, backupName, removeExpiredBackups } from "./backup-series.ts";
export { createBackup, type CreatedBackup } from "./create-backup.ts";
export {
  type BackupReading,
  checkBackup,
  type CheckedBackup,
  restoreBackup,
  type RestoreRefusal,
} from "./restore-backup.ts";
export { startScheduledBackups } from "./scheduled-backups.ts";
