import type { Migration } from "./migration.ts";

/** Areas that editors marked in pictures of drafts, for every node. */
export const draftFocuses: Migration = async (db, dialect) => {
  const text = dialect.exactText;
  await db.schema
    .createTable("draft_focuses")
    .addColumn("digest", text, (column) => column.primaryKey())
    .addColumn("opened_at", text, (column) => column.notNull())
    .execute();
};
