import { type Kysely, sql } from "kysely";
import { errorMessage } from "#domain/shared/index.ts";
import type { Schema } from "../schema.ts";
import { checkTables, type DatabaseCheck } from "./damage.ts";

const findDamagedPages = async (db: Kysely<Schema>, table: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(${sql.lit(table)})`.execute(db);
  return rows.flatMap(({ quick_check }) => quick_check.split("\n")).filter((line) => !/^(?:ok|\*\*\*.*)$/.test(line));
};

const findLostReferences = async (db: Kysely<Schema>, table: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ parent: string }>`pragma foreign_key_check(${sql.lit(table)})`.execute(db);
  const parents = [...new Set(rows.map(({ parent }) => parent))];
  return parents.map((parent) => {
    const count = rows.filter((row) => row.parent === parent).length;
    return `${count} ${count === 1 ? "row refers" : "rows refer"} to missing rows of ${parent}`;
  });
};

const checkTable = async (db: Kysely<Schema>, table: string): Promise<readonly string[]> => {
  try {
    return [...(await findDamagedPages(db, table)), ...(await findLostReferences(db, table))];
  } catch (error) {
    return [errorMessage(error)];
  }
};

/** The pages of every table and index, by `quick_check`, and rows that others refer to: not whether the text of a row is what was written. */
export const findSqliteDamage = async (db: Kysely<Schema>, maxMs: number): Promise<DatabaseCheck> => {
  const { rows } = await sql<{ name: string }>`select name from sqlite_schema where type = 'table'`.execute(db);
  return checkTables(
    rows.map(({ name }) => name),
    maxMs,
    (table) => checkTable(db, table),
  );
};
