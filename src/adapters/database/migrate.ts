import type { Kysely } from "kysely";
import { MIGRATIONS } from "./migrations/index.ts";
import type { DialectFeatures } from "./dialects/features.ts";
import type { Migration } from "./migrations/migration.ts";

export type Journal = { migrations: { name: string; run_at: string } };

/** Arbitrary unique key: prevents two processes from migrating one database at once. */
const LOCK_KEY = 7_221_001;

/**
 * Applies the missing migrations up to `last`, by default all, in one transaction. Safe when several processes open the database
 * at once.
 */
export const migrate = async (database: Kysely<unknown>, dialect: DialectFeatures, last?: string): Promise<void> => {
  const db = database as Kysely<Journal>;
  const all = Object.keys(MIGRATIONS);
  const names = last === undefined ? all : all.slice(0, all.indexOf(last) + 1);
  // Avoids the write lock on a usual start. On the first start the table does not exist and the query fails.
  const applied = await readApplied(db).catch((): string[] => []);
  if (applied.length === names.length && names.every((name) => applied.includes(name))) return;
  await db.transaction().execute(async (transaction) => {
    await dialect.lockUntilCommit(transaction, LOCK_KEY);
    await transaction.schema
      .createTable("migrations")
      .ifNotExists()
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("run_at", "text", (column) => column.notNull())
      .execute();
    await applyMissing(transaction, dialect, names);
  });
};

/** `pending`: number of migrations to apply; `newer`: a migration of a newer Vitrine, null without one. */
export type SchemaState = { readonly applied: number; readonly pending: number; readonly newer: string | null };

/** The migrations of an existing database; changes nothing. */
export const compareSchema = async (database: Kysely<Journal>): Promise<SchemaState> => {
  const applied = await readApplied(database);
  const pending = Object.keys(MIGRATIONS).filter((name) => !applied.includes(name));
  const newer = applied.find((name) => !Object.hasOwn(MIGRATIONS, name)) ?? null;
  return { applied: applied.length, pending: pending.length, newer };
};

const readApplied = async (db: Kysely<Journal>): Promise<string[]> =>
  (await db.selectFrom("migrations").select("name").execute()).map(({ name }) => name);

const applyMissing = async (db: Kysely<Journal>, dialect: DialectFeatures, names: readonly string[]): Promise<void> => {
  const applied = await readApplied(db);
  const newer = applied.find((name) => !Object.hasOwn(MIGRATIONS, name));
  if (newer !== undefined) throw new Error(`the database is of a newer Vitrine: it has migration ${newer}`);
  for (const [name, migration] of Object.entries<Migration>(MIGRATIONS)) {
    if (applied.includes(name) || !names.includes(name)) continue;
    await migration(db as Kysely<unknown>, dialect);
    await db.insertInto("migrations").values({ name, run_at: new Date().toISOString() }).execute();
  }
};
