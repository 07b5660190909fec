import { type CreateTableBuilder, type Kysely, sql } from "kysely";

export type Dialect = "sqlite" | "postgres";

/** One schema change. Runs once, in a transaction; never edited after its release. */
export type Migration = (db: Kysely<unknown>, dialect: Dialect) => Promise<void>;

/** Adds a primary key `id` that the database increments and never reuses. */
export const withIdentityColumn = <T extends string>(
  table: CreateTableBuilder<T>,
  dialect: Dialect,
): CreateTableBuilder<T, "id"> =>
  dialect === "sqlite"
    ? table.addColumn("id", "integer", (column) => column.primaryKey().autoIncrement())
    : table.addColumn("id", "bigint", (column) => column.primaryKey().generatedByDefaultAsIdentity());

/** Text type that both dialects compare byte by byte, whatever the locale of the PostgreSQL database. */
export const exactText = (dialect: Dialect) => (dialect === "sqlite" ? sql`text` : sql`text collate "C"`);
