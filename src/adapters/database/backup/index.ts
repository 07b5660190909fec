export { createBackupStore, SAVED_SCHEMA } from "./backup-store.ts";
