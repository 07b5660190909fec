import { type Kysely, sql } from "kysely";
import { errorMessage } from "#domain/shared/index.ts";
import type { Schema } from "../schema.ts";
import { checkTables, type DatabaseCheck } from "./damage.ts";
import { QUERY_CANCELED } from "./unavailable.ts";

const isLate = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === QUERY_CANCELED;

/** Reads every page of the table, which compares its checksum where the cluster has them. */
const readTable = (db: Kysely<Schema>, table: string, leftMs: number): Promise<"late" | readonly string[]> =>
  db
    .transaction()
    .execute(async (transaction) => {
      await sql`set local statement_timeout = ${sql.lit(leftMs)}`.execute(transaction);
      await sql`set local enable_indexonlyscan = off`.execute(transaction);
      await sql`select count(*) from ${sql.table(table)}`.execute(transaction);
      return [];
    })
    .catch((error: unknown) => (isLate(error) ? "late" : [errorMessage(error)]));

const readNames = async (query: ReturnType<typeof sql<{ name: string }>>, db: Kysely<Schema>) =>
  (await query.execute(db)).rows.map(({ name }) => name);

/**
 * The pages of every table, indexes that PostgreSQL itself calls invalid, and checksum failures that it has counted.
 * `pg_amcheck` checks more, but needs an extension and a superuser.
 */
export const findPostgresDamage = async (db: Kysely<Schema>, maxMs: number): Promise<DatabaseCheck> => {
  const tables = await readNames(
    sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema() order by 1`,
    db,
  );
  const { damage, unchecked } = await checkTables(tables, maxMs, (table, leftMs) => readTable(db, table, leftMs));
  const indexes = await readNames(
    sql<{ name: string }>`select relname as name from pg_index join pg_class on oid = indexrelid
      where not indisvalid and relnamespace = current_schema()::regnamespace`,
    db,
  );
  const { rows } = await sql<{ failures: number | null }>`
    select checksum_failures as failures from pg_stat_database where datname = current_database()`.execute(db);
  const failures = rows[0]?.failures ?? 0;
  return {
    damage: [
      ...damage,
      ...indexes.map((index) => `${index}: the index is invalid`),
      ...(failures === 0 ? [] : [`${failures} checksum failures were counted`]),
    ],
    unchecked,
  };
};
