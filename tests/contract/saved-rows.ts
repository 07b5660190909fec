import { sql } from "kysely";
import { SAVED_TABLES } from "../../src/adapters/database/backup/saved-tables.ts";
import type { Database } from "../../src/adapters/database/index.ts";

const toText = (value: unknown): unknown => (value instanceof Uint8Array ? Buffer.from(value).toString("hex") : value);

const toLine = (row: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(
    Object.keys(row)
      .sort()
      .map((column) => [column, toText(row[column])]),
  );

/** The rows of all tables that a backup holds, as sorted JSON; those of the versions change with each restore. */
export const readSavedRows = async ({ db }: Database): Promise<Readonly<Record<string, readonly string[]>>> => {
  const contents: Record<string, readonly string[]> = {};
  for (const { name } of SAVED_TABLES.filter((table) => table.name !== "versions")) {
    const where = name === "uploads" ? sql`lead_id is not null` : sql`1 = 1`;
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)} where ${where}`.execute(db);
    contents[name] = rows.map(toLine).sort();
  }
  return contents;
};
