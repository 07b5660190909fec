import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../schema.ts";
import type { DialectFeatures } from "./features.ts";
import { findSqliteDamage } from "./sqlite-damage.ts";
import { isSqliteUnavailable } from "./unavailable.ts";

/** A concurrent reader prevents the log from being truncated, so the checkpoint is retried. */
const CHECKPOINT_RETRY = { tries: 50, pauseMs: 100 };

const truncateLog = async (db: Kysely<Schema>): Promise<void> => {
  for (let attempt = 0; attempt < CHECKPOINT_RETRY.tries; attempt += 1) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0) return;
    await sleep(CHECKPOINT_RETRY.pauseMs);
  }
};

const jsonPath = (path: readonly string[]) => sql.lit(["$", ...path].join("."));

export const SQLITE_FEATURES: DialectFeatures = {
  name: "sqlite",
  isUnavailable: isSqliteUnavailable,

  exactText: sql`text`,
  bytes: "blob",
  withIdentityColumn: (table) => table.addColumn("id", "integer", (column) => column.primaryKey().autoIncrement()),

  listParameter: <V>(values: readonly V[]) => sql<V>`(select value from json_each(${JSON.stringify(values)}))`,
  jsonText: (column, path) => sql`json_extract(${sql.ref(column)}, ${jsonPath(path)})`,
  jsonProperties: (column, name) => sql`json_each(${sql.ref(column)}, ${jsonPath([name])})`,
  recordTable: (alias, columns, rows) => {
    const values = columns.map((column) => sql`value ->> ${sql.lit(column)} as ${sql.id(column)}`);
    return sql`(select ${sql.join(values)} from json_each(${JSON.stringify(rows)})) as ${sql.id(alias)}`;
  },

  findDamage: findSqliteDamage,
  beginSnapshot: sql`begin deferred`,
  lockUntilCommit: async () => undefined,
  lockTables: async () => undefined,
  // SQLite continues after the largest id that a table ever had.
  continueIdentities: async () => undefined,
  // Write transactions are serialised from their start.
  skipLocked: (query) => query,
  // Listeners poll `data_version`.
  notify: async () => undefined,

  needsWriteConnection: true,
  // Deleted rows hold personal data; without secure_delete they stay in the file until they are overwritten.
  prepareWriteConnection: async (db) => void (await sql`pragma secure_delete = on`.execute(db)),
  truncateLog,
  analyze: async () => undefined,
};
