import { type QueryExecutorProvider, sql } from "kysely";
import type { DialectFeatures } from "./features.ts";
import { errorMessage } from "#domain/shared/index.ts";
import { checkTables, type DatabaseCheck, isPostgresUnavailable, QUERY_CANCELED } from "./unavailable.ts";
import { setTimeout as sleep } from "node:timers/promises";
import { findPostgresObstacles } from "./postgres-obstacles.ts";
import { type Connection, missingTables } from "../schema.ts";

/** Notification channel for new versions. */
export const VERSION_CHANNEL = "vitrine_versions";

/** Never back: an id that was used, and whose row is gone, is not used again. */
const continuePostgresIdentities = async (transaction: QueryExecutorProvider): Promise<void> => {
  const { rows } = await sql<{ readonly table: string; readonly column: string }>`
    select relname as table, attname as column from pg_attribute join pg_class on pg_class.oid = attrelid
    where attidentity <> '' and relnamespace = current_schema()::regnamespace and relkind = 'r'`.execute(transaction);
  for (const { table, column } of rows) {
    const sequence = sql`pg_get_serial_sequence(${sql.lit(`"${table}"`)}, ${sql.lit(column)})::regclass`;
    await sql`
      select setval(${sequence}, greatest(max(${sql.ref(column)}) + 1, nextval(${sequence})), false)
      from ${sql.table(table)}`.execute(transaction);
  }
};

const TIMEOUT_MS = 60_000;
const PAUSE_MS = 50;

const LOCK_NOT_AVAILABLE = "55P03";

const isHeldElsewhere = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === LOCK_NOT_AVAILABLE;

/**
 * Locks all tables at once or none, and retries: waiting for the rest while holding some could deadlock with a
 * visitor's form, which PostgreSQL might abort.
 */
const lockPostgresTables = async (transaction: Connection, tables: readonly string[]): Promise<void> => {
  const deadline = performance.now() + TIMEOUT_MS;
  const names = sql.join(tables.map((table) => sql.table(table)));
  await sql`savepoint before_lock`.execute(transaction);
  for (;;) {
    try {
      await sql`lock table ${names} in exclusive mode nowait`.execute(transaction);
      return;
    } catch (error) {
      if (!isHeldElsewhere(error) || performance.now() > deadline) throw error;
      await sql`rollback to savepoint before_lock`.execute(transaction);
      await sleep(PAUSE_MS);
    }
  }
};

const isLate = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === QUERY_CANCELED;

/** Reads every page of the table, which compares its checksum where the cluster has them. */
const readTable = (db: Connection, table: string, leftMs: number): Promise<"late" | readonly string[]> =>
  db
    .transaction()
    .execute(async (transaction) => {
      await sql`set local statement_timeout = ${sql.lit(leftMs)}`.execute(transaction);
      await sql`set local enable_indexonlyscan = off`.execute(transaction);
      await sql`select count(*) from ${sql.table(table)}`.execute(transaction);
      return [];
    })
    .catch((error: unknown) => (isLate(error) ? "late" : [errorMessage(error)]));

const readNames = async (query: ReturnType<typeof sql<{ name: string }>>, db: Connection) =>
  (await query.execute(db)).rows.map(({ name }) => name);

/**
 * The pages of every table, indexes that PostgreSQL itself calls invalid, and checksum failures that it has counted.
 * `pg_amcheck` checks more, but needs an extension and a superuser.
 */
const findPostgresDamage = async (db: Connection, maxMs: number): Promise<DatabaseCheck> => {
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
      ...missingTables(tables),
      ...indexes.map((index) => `${index}: the index is invalid`),
      ...(failures === 0 ? [] : [`${failures} checksum failures were counted`]),
    ],
    unchecked,
  };
};

export const POSTGRES_FEATURES: DialectFeatures = {
  name: "postgres",
  isUnavailable: isPostgresUnavailable,

  exactText: sql`text collate "C"`,
  bytes: "bytea",
  withIdentityColumn: (table) =>
    table.addColumn("id", "bigint", (column) => column.primaryKey().generatedByDefaultAsIdentity()),

  listParameter: <V>(values: readonly V[]) => {
    const type = sql.raw(typeof values[0] === "string" ? "text" : "bigint");
    return sql<V>`(select unnest(${[...values]}::${type}[]))`;
  },
  // PostgreSQL converts every text of a document, and refuses one with U+0000.
  jsonText: (column, path) =>
    sql`replace(${sql.ref(column)}, ${sql.lit("\\u0000")}, ${sql.lit("\\ufffd")})::json #>> ${sql.lit(`{${path.join(",")}}`)}`,
  jsonProperties: (column, name) => sql`json_each_text(${sql.ref(column)}::json -> ${sql.lit(name)})`,
  recordTable: (alias, columns, rows) => {
    const types = columns.map((column) => sql`${sql.id(column)} text`);
    return sql`json_to_recordset(${JSON.stringify(rows)}::json) as ${sql.id(alias)} (${sql.join(types)})`;
  },

  findDamage: findPostgresDamage,
  findObstacles: findPostgresObstacles,
  beginSnapshot: sql`begin isolation level repeatable read read only`,
  lockUntilCommit: async (transaction, key) =>
    void (await sql`select pg_advisory_xact_lock(${key})`.execute(transaction)),
  lockTables: lockPostgresTables,
  continueIdentities: continuePostgresIdentities,
  skipLocked: (query) => query.forUpdate().skipLocked(),
  notify: async (transaction, subject) =>
    void (await sql`select pg_notify(${VERSION_CHANNEL}, ${subject})`.execute(transaction)),

  needsWriteConnection: false,
  prepareWriteConnection: async () => undefined,
  truncateLog: async () => undefined,
  analyze: async (transaction, table) => void (await sql`analyze ${sql.table(table)}`.execute(transaction)),
};
