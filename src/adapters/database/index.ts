export type { Database } from "./database.ts";
export { openDatabase } from "./open.ts";
export { leadRepository } from "./leads.ts";
