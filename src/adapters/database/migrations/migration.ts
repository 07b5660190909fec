import { type CreateTableBuilder, type Kysely, sql } from "kysely";

export type Dialect = "sqlite" | "postgres";

/** One step of the schema. It runs once, in a transaction, and is never edited after it was released. */
export type Migration = (db: Kysely<unknown>, dialect: Dialect) => Promise<void>;

/** A primary key `id` that the database numbers upwards and never gives twice. */
export const numbered = <T extends string>(
  table: CreateTableBuilder<T>,
  dialect: Dialect,
): CreateTableBuilder<T, "id"> =>
  dialect === "sqlite"
    ? table.addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
    : table.addColumn("id", "bigint", (column) => column.primaryKey().generatedByDefaultAsIdentity());

/** Text that is compared byte by byte on both dialects, whatever the locale of the PostgreSQL database. */
export const exactText = (dialect: Dialect) => (dialect === "sqlite" ? sql`text` : sql`text collate "C"`);
