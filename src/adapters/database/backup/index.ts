export { createBackupStore, SAVED_SCHEMA } from "./backup-store.ts";
export { openOlderDatabase } from "./older-database.ts";
