import type { Migration } from "./migration.ts";

export const pictures: Migration = async (db, dialect) => {
  const text = dialect.exactText;
  await db.schema
    .createTable("pictures")
    .addColumn("url", text, (column) => column.primaryKey())
    .addColumn("state", text, (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("next_attempt_at", text, (column) => column.notNull())
    .addColumn("last_error", "text")
    .addColumn("hash", text)
    .addColumn("bytes", "integer")
    .addColumn("width", "integer")
    .addColumn("height", "integer")
    .addColumn("colour", text)
    .addColumn("seen_version", "bigint", (column) => column.notNull())
    .addColumn("unwanted_since", text)
    .execute();
  await db.schema.createIndex("pictures_due").on("pictures").columns(["state", "next_attempt_at"]).execute();
  await db.schema.createIndex("pictures_hash").on("pictures").column("hash").execute();
};
