import type { Migration } from "./migration.ts";

export const catalogue: Migration = async (db, dialect) => {
  const text = dialect.exactText;
  await db.schema
    .createTable("catalogue_objects")
    .addColumn("kind", text, (column) => column.notNull())
    .addColumn("id", "integer", (column) => column.notNull())
    .addColumn("address", text, (column) => column.notNull())
    .addColumn("content_hash", text, (column) => column.notNull())
    .addColumn("updated_at", text, (column) => column.notNull())
    .addColumn("document", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("catalogue_objects_key", ["kind", "id"])
    .addUniqueConstraint("catalogue_objects_address", ["kind", "address"])
    .execute();
};
