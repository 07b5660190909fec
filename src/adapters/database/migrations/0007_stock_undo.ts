import type { Migration } from "./migration.ts";

/** Rows that an import replaced, so that it can be taken back. */
export const stockUndo: Migration = async (db, dialect) => {
  const text = dialect.exactText;
  await db.schema
    .createTable("stock_undo")
    .addColumn("version", "bigint", (column) => column.primaryKey())
    .addColumn("feed", text, (column) => column.notNull())
    .addColumn("imported_at", text, (column) => column.notNull())
    .addColumn("vehicles", "integer", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("stock_undo_vehicles")
    .addColumn("version", "bigint", (column) => column.notNull())
    .addColumn("vehicle_id", "integer", (column) => column.notNull())
    .addColumn("content_hash", text)
    .addColumn("price_cents", "bigint")
    .addColumn("prior_cents", "bigint")
    .addColumn("removed_at", text)
    .addColumn("facts", "text")
    .addColumn("price_changed", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("stock_undo_vehicles_key", ["version", "vehicle_id"])
    .execute();
};
