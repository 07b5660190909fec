import { type Kysely, sql } from "kysely";
import type { RowCounts, SavedRows, SavedValue } from "#application/backup/ports.ts";
import type { Schema } from "../schema.ts";
import { SAVED_TABLES, type TableRange } from "./saved-tables.ts";

type Row = Readonly<Record<string, SavedValue>>;

const selectPage = (db: Kysely<Schema>, table: TableRange, last: Row | undefined): Promise<{ rows: Row[] }> => {
  const key = sql.join(table.key.map((column) => sql.ref(column)));
  const isNext =
    last === undefined ? sql`1 = 1` : sql`(${key}) > (${sql.join(table.key.map((column) => last[column] ?? null))})`;
  return sql<Row>`
    select ${sql.join(Object.keys(table.columns).map((column) => sql.ref(column)))} from ${sql.table(table.name)}
    where ${table.where} and ${isNext} order by ${key} limit ${sql.lit(table.pageSize)}`.execute(db);
};

/** The rows of a table in pages, by its key. Memory holds one page. */
export async function* readRows(db: Kysely<Schema>, table: TableRange): AsyncGenerator<SavedRows> {
  const columns = Object.keys(table.columns);
  let last: Row | undefined;
  for (;;) {
    const { rows } = await selectPage(db, table, last);
    if (rows.length > 0) yield rows.map((row) => columns.map((column) => row[column] ?? null));
    if (rows.length < table.pageSize) return;
    last = rows.at(-1);
  }
}

export const countStoredRows = async (db: Kysely<Schema>): Promise<RowCounts> => {
  const counts = new Map<string, number>();
  for (const { name, where } of SAVED_TABLES) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(name)} where ${where}`.execute(db);
    counts.set(name, rows[0]?.count ?? 0);
  }
  return counts;
};
