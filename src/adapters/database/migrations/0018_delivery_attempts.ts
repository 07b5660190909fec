import type { Migration } from "./migration.ts";

/** What became of the attempts of each delivery. */
export const deliveryAttempts: Migration = async (db) => {
  await db.schema.alterTable("deliveries").addColumn("history", "text").execute();
};
