import { type Kysely, sql } from "kysely";
import type {
  BackupStore,
  ColumnType,
  OlderDatabase,
  ReplacedRows,
  RowCounts,
  SavedRows,
  SavedSchema,
  SavedValue,
  TableRows,
} from "#application/backup/ports.ts";
import { err, ok, type Result } from "#domain/shared/index.ts";
import { insertAll } from "../bulk.ts";
import type { Database } from "../database.ts";
import { migrate } from "../migrate.ts";
import { MIGRATIONS } from "../migrations/index.ts";
import type { Connection } from "../schema.ts";
import { SITE_URL_SETTING } from "../shared-settings.ts";
import { openSnapshot } from "../snapshot.ts";
import { acquireImportLock, type ImportLockDependencies, UNNAMED_USER } from "../stock/import-lock.ts";
import { incrementVersion } from "../versions.ts";
import { createWriter, inTransaction } from "../writer.ts";
import { SAVED_TABLES, type TableRange, TABLES_WRITTEN_AT_START } from "./saved-tables.ts";

/** Schema of the backups of this program. */
export const SAVED_SCHEMA: SavedSchema = {
  version: Object.keys(MIGRATIONS).at(-1) ?? "",
  tables: SAVED_TABLES.map(({ name, columns }) => ({ name, columns })),
};

type ImportLockUser = Pick<ImportLockDependencies, "clock" | "user">;

const SYSTEM: ImportLockUser = { clock: { now: () => new Date() }, user: UNNAMED_USER };

const hasSavedRows = (counts: RowCounts): boolean =>
  [...counts].some(([table, rows]) => rows > 0 && !TABLES_WRITTEN_AT_START.has(table));

type Row = Readonly<Record<string, SavedValue>>;

const selectPage = (db: Connection, table: TableRange, last: Row | undefined): Promise<{ rows: Row[] }> => {
  const key = sql.join(table.key.map((column) => sql.ref(column)));
  const isNext =
    last === undefined ? sql`1 = 1` : sql`(${key}) > (${sql.join(table.key.map((column) => last[column] ?? null))})`;
  return sql<Row>`
    select ${sql.join(Object.keys(table.columns).map((column) => sql.ref(column)))} from ${sql.table(table.name)}
    where ${table.where} and ${isNext} order by ${key} limit ${sql.lit(table.pageSize)}`.execute(db);
};

/** The rows of a table in pages, by its key. Memory holds one page. */
async function* readRows(db: Connection, table: TableRange): AsyncGenerator<SavedRows> {
  const columns = Object.keys(table.columns);
  let last: Row | undefined;
  for (;;) {
    const { rows } = await selectPage(db, table, last);
    if (rows.length > 0) yield rows.map((row) => columns.map((column) => row[column] ?? null));
    if (rows.length < table.pageSize) return;
    last = rows.at(-1);
  }
}

const countStoredRows = async (db: Connection): Promise<RowCounts> => {
  const counts = new Map<string, number>();
  for (const { name, where } of SAVED_TABLES) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(name)} where ${where}`.execute(db);
    counts.set(name, rows[0]?.count ?? 0);
  }
  return counts;
};

/** Replaces the rows of all saved tables in one transaction. Imports and all other writes wait. */
const replaceRows = async (
  context: ImportLockDependencies,
  incoming: AsyncIterable<TableRows>,
  mayReplace: boolean,
): Promise<Result<ReplacedRows, RowCounts>> => {
  const { database } = context;
  const lock = await acquireImportLock(context, "the restore of a backup");
  const { write, close } = createWriter(database);
  try {
    const replaced = await inTransaction(write, async (transaction): Promise<Result<ReplacedRows, RowCounts>> => {
      await database.dialect.lockTables(
        transaction,
        SAVED_TABLES.map(({ name }) => name),
      );
      const before = await countStoredRows(transaction);
      if (!mayReplace && hasSavedRows(before)) return err(before);
      return ok({ before, keysChanged: await replace(transaction, database, incoming) });
    });
    if (replaced.ok) await write(database.dialect.truncateLog);
    return replaced;
  } finally {
    await close();
    await lock.release();
  }
};

export const insertRows = async (transaction: Connection, { table, columns, rows }: TableRows): Promise<void> => {
  await insertAll(
    transaction as unknown as Kysely<Readonly<Record<string, Readonly<Record<string, SavedValue>>>>>,
    table,
    rows.map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index] ?? null]))),
  );
};

/** True if a key that servers hold in memory has changed. */
const replace = async (
  transaction: Connection,
  { dialect }: Database,
  incoming: AsyncIterable<TableRows>,
): Promise<boolean> => {
  const [versions, keys] = [await readVersions(transaction), await readKeys(transaction)];
  for (const { name, where } of SAVED_TABLES.toReversed())
    await sql`delete from ${sql.table(name)} where ${where}`.execute(transaction);
  for await (const part of incoming) await insertRows(transaction, part);
  await raiseVersions(transaction, versions);
  for (const subject of (await readVersions(transaction)).keys()) await incrementVersion(transaction, dialect, subject);
  await dialect.continueIdentities(transaction);
  for (const { name } of SAVED_TABLES) await dialect.analyze(transaction, name);
  const restored = await readKeys(transaction);
  return [...keys].some(([name, value]) => restored.get(name) !== value);
};

const { where: ofSavedSubjects = sql`1 = 1` } = SAVED_TABLES.find(({ name }) => name === "versions") ?? {};

const readVersions = async (transaction: Connection): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ subject: string; version: number }>`
    select subject, version from versions where ${ofSavedSubjects}`.execute(transaction);
  return new Map(rows.map(({ subject, version }) => [subject, version]));
};

/** Versions never decrease: servers know the previous one, whose meaning must not change. */
const raiseVersions = async (transaction: Connection, before: ReadonlyMap<string, number>): Promise<void> => {
  for (const [subject, version] of before) {
    await transaction
      .insertInto("versions")
      .values({ subject, version })
      .onConflict((conflict) =>
        conflict.column("subject").doUpdateSet({
          version: sql`case when versions.version > excluded.version then versions.version else excluded.version end`,
        }),
      )
      .execute();
  }
};

const readKeys = async (transaction: Connection): Promise<ReadonlyMap<string, string>> => {
  const settings = transaction.selectFrom("settings").selectAll().where("name", "!=", SITE_URL_SETTING);
  return new Map((await settings.execute()).map(({ name, value }) => [name, value]));
};

/** `lockUser`: who restores. A restore waits for imports of vehicles, and they for it. */
export const createBackupStore = (database: Database, lockUser: ImportLockUser = SYSTEM): BackupStore => ({
  schema: SAVED_SCHEMA,
  openSnapshot: async () => {
    const { db, end } = await openSnapshot(database);
    return {
      read: async function* ({ name }) {
        const table = SAVED_TABLES.find((saved) => saved.name === name);
        if (table !== undefined) yield* readRows(db, table);
      },
      end,
    };
  },
  count: () => countStoredRows(database.db),
  hasSavedRows,
  replace: (incoming, { mayReplace }) => replaceRows({ database, ...lockUser }, incoming, mayReplace),
});

/** By the declared types of SQLite. */
const typeOf = (declared: string): ColumnType => {
  if (/^blob$/i.test(declared)) return "bytes";
  return /int/i.test(declared) ? "integer" : "text";
};

const readSchema = async ({ db }: Database, version: string): Promise<SavedSchema> => {
  const tables = (await db.introspection.getTables({ withInternalKyselyTables: true })).map(({ name, columns }) => ({
    name,
    columns: Object.fromEntries(columns.map((column) => [column.name, typeOf(column.dataType)])),
  }));
  return { version, tables, isOlder: true };
};

/** A database in the folder, empty, with the schema of an older Vitrine. Null: none had this version. */
export const openOlderDatabase = async (folder: string, version: string): Promise<OlderDatabase | null> => {
  if (!Object.hasOwn(MIGRATIONS, version)) return null;
  const { openSqlite } = await import("../dialects/sqlite.ts");
  const database = await openSqlite(folder);
  const migrateTo = (last?: string): Promise<void> =>
    migrate(database.db as unknown as Kysely<unknown>, database.dialect, last);
  try {
    await migrateTo(version);
    return {
      schema: await readSchema(database, version),
      insert: (rows) =>
        database.db.transaction().execute(async (transaction) => {
          for await (const part of rows) await insertRows(transaction, part);
        }),
      upgrade: async () => {
        await migrateTo();
        return createBackupStore(database);
      },
      close: database.close,
    };
  } catch (error) {
    await database.close();
    throw error;
  }
};
