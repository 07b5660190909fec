import { CompiledQuery, type InsertObject, type Kysely, type RawBuilder, sql } from "kysely";
import type { Dialect } from "./migrations/migration.ts";

/** Rows a statement: enough to be fast, and few enough parameters for both dialects at up to 60 columns. */
const ROWS = 500;

/**
 * Inserts many rows. Kysely builds the statement once a batch size, not once a batch: that is half of the time. All rows
 * have the keys of the first.
 */
export const insertAll = async <S, T extends keyof S & string>(
  db: Kysely<S>,
  table: T,
  rows: readonly InsertObject<S, T>[],
): Promise<void> => {
  const columns = Object.keys(rows[0] ?? {}) as (keyof InsertObject<S, T>)[];
  const statements = new Map<number, string>();
  for (let start = 0; start < rows.length; start += ROWS) {
    const batch = rows.slice(start, start + ROWS);
    const statement = statements.get(batch.length) ?? db.insertInto(table).values(batch).compile().sql;
    statements.set(batch.length, statement);
    const parameters = batch.flatMap((row) => columns.map((column) => row[column] ?? null));
    await db.executeQuery(CompiledQuery.raw(statement, parameters));
  }
};

/** `where("id", "in", listed(…))`: any number of values as one parameter, so that the statement stays the same. */
export const listed = <V extends string | number>(dialect: Dialect, values: readonly V[]): RawBuilder<V> => {
  if (dialect === "sqlite") return sql<V>`(select value from json_each(${JSON.stringify(values)}))`;
  const type = sql.raw(typeof values[0] === "string" ? "text" : "bigint");
  return sql<V>`(select unnest(${[...values]}::${type}[]))`;
};
