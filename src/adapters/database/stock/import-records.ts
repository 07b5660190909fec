import type { Kysely } from "kysely";
import type { SavedImport } from "#application/imports/ports.ts";
import type { ImportCounts, RecordedImport } from "#domain/imports/index.ts";
import type { Schema } from "../schema.ts";

/** Returns the id. `version`: the stock version of the import; null when it made none. */
export const saveImportRecord = async (
  db: Kysely<Schema>,
  record: RecordedImport,
  version: number | null,
): Promise<number> => {
  const { feed, started_at, finished_at, status, reason } = record;
  const counts = JSON.stringify(record.counts);
  const values = { feed, started_at, finished_at, status, counts, reason, version };
  const { id } = await db.insertInto("imports").values(values).returning("id").executeTakeFirstOrThrow();
  return id;
};

const toSavedImport = <R extends { readonly counts: string }>(row: R) => ({
  ...row,
  counts: JSON.parse(row.counts) as ImportCounts,
});

/** The newest imports of feeds and of the catalogue first. */
export const listImports = async (db: Kysely<Schema>, limit: number): Promise<readonly SavedImport[]> => {
  const rows = await db.selectFrom("imports").selectAll().orderBy("id", "desc").limit(limit).execute();
  return rows.map(toSavedImport);
};

export const findImport = async (db: Kysely<Schema>, id: number): Promise<SavedImport | null> => {
  const row = await db.selectFrom("imports").selectAll().where("id", "=", id).executeTakeFirst();
  return row === undefined ? null : toSavedImport(row);
};

/** The newest import of a feed; null before the first. */
export const findNewestImport = async (db: Kysely<Schema>, feed: string): Promise<SavedImport | null> => {
  const newest = db.selectFrom("imports").selectAll().where("feed", "=", feed).orderBy("id", "desc").limit(1);
  const row = await newest.executeTakeFirst();
  return row === undefined ? null : toSavedImport(row);
};
