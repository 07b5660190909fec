import { type Kysely, sql } from "kysely";
import { errorMessage } from "#domain/shared/index.ts";
import type { Schema } from "../schema.ts";
import { checkTables, type DatabaseCheck } from "./damage.ts";

const checkTable = async (db: Kysely<Schema>, table: string): Promise<readonly string[]> => {
  try {
    const { rows } = await sql<{ quick_check: string }>`pragma quick_check(${sql.lit(table)})`.execute(db);
    return rows.flatMap(({ quick_check }) => quick_check.split("\n")).filter((line) => !/^(?:ok|\*\*\*.*)$/.test(line));
  } catch (error) {
    return [errorMessage(error)];
  }
};

/** The pages of every table and index, by `quick_check`: not whether the text of a row is what was written. */
export const findSqliteDamage = async (db: Kysely<Schema>, maxMs: number): Promise<DatabaseCheck> => {
  const { rows } = await sql<{ name: string }>`select name from sqlite_schema where type = 'table'`.execute(db);
  return checkTables(
    rows.map(({ name }) => name),
    maxMs,
    (table) => checkTable(db, table),
  );
};
