export { createBackupStore, openOlderDatabase, SAVED_SCHEMA } from "./backup-store.ts";
export { EXCLUDED_TABLES } from "./saved-tables.ts";
