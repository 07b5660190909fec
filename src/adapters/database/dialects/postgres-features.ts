import { sql } from "kysely";
import type { DialectFeatures } from "./features.ts";
import { findPostgresDamage } from "./postgres-damage.ts";
import { continuePostgresIdentities } from "./postgres-identities.ts";
import { lockPostgresTables } from "./postgres-locks.ts";
import { isPostgresUnavailable } from "./unavailable.ts";

/** Notification channel for new versions. */
export const VERSION_CHANNEL = "vitrine_versions";

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
