export * from "./backups.ts";
export {
  backupMoment,
  backupName,
  readBackupAge,
  removeExpiredBackups,
  startScheduledBackups,
} from "./scheduled-backups.ts";
