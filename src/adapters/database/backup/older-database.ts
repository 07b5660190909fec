import type { Kysely } from "kysely";
import type { ColumnType, OlderDatabase, SavedSchema } from "#application/backup/ports.ts";
import type { Database } from "../database.ts";
import { migrate } from "../migrate.ts";
import { MIGRATIONS } from "../migrations/index.ts";
import { createBackupStore, insertRows } from "./backup-store.ts";

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
