import { type Kysely, sql } from "kysely";
import type { ReplacedRows, RowCounts, TableRows } from "#application/backup/ports.ts";
import { err, ok, type Result } from "#domain/shared/index.ts";
import type { Database } from "../database.ts";
import type { Schema } from "../schema.ts";
import { SITE_URL_SETTING } from "../shared-settings.ts";
import { acquireImportLock, type ImportLockDependencies } from "../stock/import-lock.ts";
import { incrementVersion } from "../versions.ts";
import { createWriter } from "../writer.ts";
import { insertRows } from "./insert-rows.ts";
import { countStoredRows } from "./read-rows.ts";
import { SAVED_TABLES, TABLES_WRITTEN_AT_START } from "./saved-tables.ts";

type Transaction = Kysely<Schema>;

export const hasSavedRows = (counts: RowCounts): boolean =>
  [...counts].some(([table, rows]) => rows > 0 && !TABLES_WRITTEN_AT_START.has(table));

/** Replaces the rows of all saved tables in one transaction. Imports and all other writes wait. */
export const replaceRows = async (
  context: ImportLockDependencies,
  incoming: AsyncIterable<TableRows>,
  mayReplace: boolean,
): Promise<Result<ReplacedRows, RowCounts>> => {
  const { database } = context;
  const lock = await acquireImportLock(context, "the restore of a backup");
  const { write, close } = createWriter(database);
  try {
    const replaced = await write((db) =>
      db.transaction().execute(async (transaction): Promise<Result<ReplacedRows, RowCounts>> => {
        await database.dialect.lockTables(
          transaction,
          SAVED_TABLES.map(({ name }) => name),
        );
        const before = await countStoredRows(transaction);
        if (!mayReplace && hasSavedRows(before)) return err(before);
        return ok({ before, keysChanged: await replace(transaction, database, incoming) });
      }),
    );
    if (replaced.ok) await write(database.dialect.truncateLog);
    return replaced;
  } finally {
    await close();
    await lock.release();
  }
};

/** True if a key that servers hold in memory has changed. */
const replace = async (
  transaction: Transaction,
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

const readVersions = async (transaction: Transaction): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ subject: string; version: number }>`
    select subject, version from versions where ${ofSavedSubjects}`.execute(transaction);
  return new Map(rows.map(({ subject, version }) => [subject, version]));
};

/** Versions never decrease: servers know the previous one, whose meaning must not change. */
const raiseVersions = async (transaction: Transaction, before: ReadonlyMap<string, number>): Promise<void> => {
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

const readKeys = async (transaction: Transaction): Promise<ReadonlyMap<string, string>> => {
  const settings = transaction.selectFrom("settings").selectAll().where("name", "!=", SITE_URL_SETTING);
  return new Map((await settings.execute()).map(({ name, value }) => [name, value]));
};
