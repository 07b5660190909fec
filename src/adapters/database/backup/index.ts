export { createBackupStore, SAVED_SCHEMA } from "./backup-store.ts";
export { LEFT_OUT_TABLES } from "./left-out-tables.ts";
export { openOlderDatabase } from "./older-database.ts";
