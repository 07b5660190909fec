import type { Migration } from "./migration.ts";

/** Running servers, with what their last reload did. */
export const nodes: Migration = async (db, dialect) => {
  const text = dialect.exactText;
  await db.schema
    .createTable("nodes")
    .addColumn("id", text, (column) => column.primaryKey())
    .addColumn("name", text, (column) => column.notNull())
    .addColumn("started_at", text, (column) => column.notNull())
    .addColumn("seen_at", text, (column) => column.notNull())
    .addColumn("content_version", "bigint", (column) => column.notNull())
    .addColumn("reload", "text")
    .execute();
};
