import type { Migration } from "./migration.ts";

/** Vehicles whose price waits for somebody to accept it, as their feeds named them last. */
export const heldVehicles: Migration = async (db, dialect) => {
  const text = dialect.exactText;
  await db.schema
    .createTable("held_vehicles")
    .addColumn("feed", text, (column) => column.notNull())
    .addColumn("feed_key", text, (column) => column.notNull())
    .addColumn("import_id", "integer", (column) => column.notNull())
    .addColumn("held_at", text, (column) => column.notNull())
    .addColumn("requested_id", "integer", (column) => column.notNull())
    .addColumn("content_hash", text, (column) => column.notNull())
    .addColumn("price_cents", "bigint", (column) => column.notNull())
    .addColumn("previous_cents", "bigint")
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("facts", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("held_vehicles_key", ["feed", "feed_key"])
    .execute();
};
