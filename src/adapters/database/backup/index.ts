export { createBackupStore, SAVED_SCHEMA } from "./backup-store.ts";
export { EXCLUDED_TABLES } from "./excluded-tables.ts";
export { openOlderDatabase } from "./older-database.ts";
