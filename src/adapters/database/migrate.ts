import { type Kysely, sql } from "kysely";
import { MIGRATIONS } from "./migrations/index.ts";
import type { Dialect, Migration } from "./migrations/migration.ts";

type Journal = { migrations: { name: string; run_at: string } };

/** Any number of its own: it keeps two processes that open one PostgreSQL database from migrating it at once. */
const LOCK = 7_221_001;

/** Brings the schema up to date: all steps that are missing in one transaction, whoever else opens the database. */
export const migrate = async (database: Kysely<unknown>, dialect: Dialect): Promise<void> => {
  const db = database as Kysely<Journal>;
  const names = Object.keys(MIGRATIONS);
  // The usual start, without asking for the write lock. A first start fails here, for want of the table.
  const run = await namesRun(db).catch((): string[] => []);
  if (run.length === names.length && names.every((name) => run.includes(name))) return;
  await db.transaction().execute(async (transaction) => {
    if (dialect === "postgres") await sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction);
    await transaction.schema
      .createTable("migrations")
      .ifNotExists()
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("run_at", "text", (column) => column.notNull())
      .execute();
    await runMissing(transaction, dialect);
  });
};

const namesRun = async (db: Kysely<Journal>): Promise<string[]> =>
  (await db.selectFrom("migrations").select("name").execute()).map(({ name }) => name);

const runMissing = async (db: Kysely<Journal>, dialect: Dialect): Promise<void> => {
  const run = await namesRun(db);
  const newer = run.find((name) => !Object.hasOwn(MIGRATIONS, name));
  if (newer !== undefined) throw new Error(`the database is of a newer Vitrine: it has migration ${newer}`);
  for (const [name, step] of Object.entries<Migration>(MIGRATIONS)) {
    if (run.includes(name)) continue;
    await step(db as Kysely<unknown>, dialect);
    await db.insertInto("migrations").values({ name, run_at: new Date().toISOString() }).execute();
  }
};
