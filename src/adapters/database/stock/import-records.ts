import { sql } from "kysely";
import type { ObjectChange, SavedImport } from "#application/imports/ports.ts";
import { changedFields, type ImportCounts, type RecordedImport } from "#domain/imports/index.ts";
import type { Connection } from "../schema.ts";

/** Returns the id. `version`: the stock version of the import; null when it made none. */
export const saveImportRecord = async (
  db: Connection,
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
export const listImports = async (db: Connection, limit: number): Promise<readonly SavedImport[]> => {
  const rows = await db.selectFrom("imports").selectAll().orderBy("id", "desc").limit(limit).execute();
  return rows.map(toSavedImport);
};

export const findImport = async (db: Connection, id: number): Promise<SavedImport | null> => {
  const row = await db.selectFrom("imports").selectAll().where("id", "=", id).executeTakeFirst();
  return row === undefined ? null : toSavedImport(row);
};

/** The newest import of a feed; null before the first. */
export const findNewestImport = async (db: Connection, feed: string): Promise<SavedImport | null> => {
  const newest = db.selectFrom("imports").selectAll().where("feed", "=", feed).orderBy("id", "desc").limit(1);
  const row = await newest.executeTakeFirst();
  return row === undefined ? null : toSavedImport(row);
};

/** A vehicle before an import, and as the import left it. */
type ChangeRow = {
  readonly id: number;
  readonly key: string;
  readonly content_hash: string | null;
  readonly removed_at: string | null;
  readonly before: string | null;
  /** What the next import of the vehicle replaced; null where none has, or it left the document. */
  readonly next: string | null;
  readonly current: string;
};

const selectChanges = (db: Connection, version: number) =>
  sql<ChangeRow>`
    select u.vehicle_id as id, v.feed_key as key, u.content_hash, u.removed_at, u.facts as before, v.facts as current,
      (select n.facts from stock_undo_vehicles n
        where n.vehicle_id = u.vehicle_id and n.version > u.version and n.facts is not null
        order by n.version limit 1) as next
    from stock_undo_vehicles u join vehicles v on v.id = u.vehicle_id
    where u.version = ${version} order by u.vehicle_id`.execute(db);

const toChange = ({ id, key, content_hash, removed_at, before, next, current }: ChangeRow): ObjectChange => {
  if (content_hash === null) return { id, key, change: "added", fields: [] };
  if (before === null) return { id, key, change: "removed", fields: [] };
  const fields = changedFields(JSON.parse(before), JSON.parse(next ?? current));
  return { id, key, change: removed_at === null ? "changed" : "restored", fields };
};

/** What an import changed, by vehicle; null where what it replaced is not stored. */
export const findChanges = async (db: Connection, id: number): Promise<readonly ObjectChange[] | null> => {
  const saved = await findImport(db, id);
  if (saved === null || saved.version === null) return null;
  // The catalogue counts its versions by itself.
  const undo = db.selectFrom("stock_undo").select("version").where("version", "=", saved.version);
  if ((await undo.where("feed", "=", saved.feed).executeTakeFirst()) === undefined) return null;
  const { rows } = await selectChanges(db, saved.version);
  // A row may change where nothing of it is read.
  return rows.map(toChange).filter(({ change, fields }) => change !== "changed" || fields.length > 0);
};
