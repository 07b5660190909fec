import type { Kysely } from "kysely";
import type { SavedImport } from "#application/imports/ports.ts";
import type { ImportCounts, ImportRecord, RecordedImportStatus } from "#domain/imports/index.ts";
import type { Schema } from "../schema.ts";

/** `version`: the stock version of the import; null when it made none. */
export const saveImportRecord = async (
  db: Kysely<Schema>,
  record: Omit<ImportRecord, "status"> & { readonly status: RecordedImportStatus },
  version: number | null,
): Promise<void> => {
  const { feed, started_at, finished_at, status, reason } = record;
  const counts = JSON.stringify(record.counts);
  await db.insertInto("imports").values({ feed, started_at, finished_at, status, counts, reason, version }).execute();
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
