import type { Migration } from "./migration.ts";

/** Tokens of other programs, by the hash of their secret. */
export const apiTokens: Migration = async (db, dialect) => {
  const text = dialect.exactText;
  await db.schema
    .createTable("api_tokens")
    .addColumn("name", text, (column) => column.primaryKey())
    .addColumn("hash", text, (column) => column.notNull().unique())
    .addColumn("scopes", "text", (column) => column.notNull())
    .addColumn("created_at", text, (column) => column.notNull())
    .addColumn("last_used_at", text)
    .addColumn("expires_at", text)
    .addColumn("revoked_at", text)
    .execute();
};
