export { BackupFault } from "./backup-fault.ts";
export { createBackup, type CreatedBackup } from "./create-backup.ts";
export { checkBackup, type CheckedBackup, restoreBackup, type RestoreRefusal } from "./restore-backup.ts";
