import { type RawBuilder, sql } from "kysely";
import { SAVED_TABLES } from "../../src/adapters/database/backup/saved-tables.ts";
import { RUNNING_IMPORT_SETTING } from "../../src/adapters/database/shared-settings.ts";
import type { Database } from "../../src/adapters/database/index.ts";

const toText = (value: unknown): unknown => (value instanceof Uint8Array ? Buffer.from(value).toString("hex") : value);

const toLine = (row: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(
    Object.keys(row)
      .sort()
      .map((column) => [column, toText(row[column])]),
  );

/** What a backup holds of a table: not files without a lead, nor what a command notes while it runs. */
const PARTS: Readonly<Record<string, RawBuilder<unknown>>> = {
  uploads: sql`lead_id is not null`,
  settings: sql`name <> ${sql.lit(RUNNING_IMPORT_SETTING)}`,
};

/** The rows of all tables that a backup holds, as sorted JSON; those of the versions change with each restore. */
export const readSavedRows = async ({ db }: Database): Promise<Readonly<Record<string, readonly string[]>>> => {
  const contents: Record<string, readonly string[]> = {};
  for (const { name } of SAVED_TABLES.filter((table) => table.name !== "versions")) {
    const where = PARTS[name] ?? sql`1 = 1`;
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)} where ${where}`.execute(db);
    contents[name] = rows.map(toLine).sort();
  }
  return contents;
};
