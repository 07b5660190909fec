import type { Migration } from "./migration.ts";

/** Sources that the server follows. */
export const feeds: Migration = async (db, dialect) => {
  const text = dialect.exactText;
  await db.schema
    .createTable("feeds")
    .addColumn("name", text, (column) => column.primaryKey())
    .addColumn("source", "text", (column) => column.notNull())
    .addColumn("profile", "text", (column) => column.notNull())
    .addColumn("interval_seconds", "integer", (column) => column.notNull())
    .addColumn("guards", "text", (column) => column.notNull())
    .addColumn("paused_at", text)
    .execute();
};
