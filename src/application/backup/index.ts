export { createBackup, type CreatedBackup } from "./create-backup.ts";
export {
  BackupFault,
  type BackupReading,
  checkBackup,
  type CheckedBackup,
  restoreBackup,
  type RestoreRefusal,
} from "./restore-backup.ts";
export {
  backupMoment,
  backupName,
  readBackupAge,
  removeExpiredBackups,
  startScheduledBackups,
} from "./scheduled-backups.ts";
