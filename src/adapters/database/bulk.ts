import { CompiledQuery, type InsertObject, type Kysely } from "kysely";

/** Stays below the parameter limit of both dialects for tables of up to 60 columns. */
const ROWS_PER_STATEMENT = 500;

/** Statements by the connection that compiled them, then by table, columns and number of rows. */
const statements = new WeakMap<object, Map<string, string>>();

const compileInsert = <S, T extends keyof S & string>(
  db: Kysely<S>,
  table: T,
  columns: readonly PropertyKey[],
  rows: readonly InsertObject<S, T>[],
): string => {
  const compiled = statements.get(db) ?? new Map<string, string>();
  statements.set(db, compiled);
  const key = `${table} ${columns.join()} ${rows.length}`;
  const statement = compiled.get(key) ?? db.insertInto(table).values(rows).compile().sql;
  compiled.set(key, statement);
  return statement;
};

/** Inserts many rows with one statement for each batch size. All rows must have the keys of the first row. */
export const insertAll = async <S, T extends keyof S & string>(
  db: Kysely<S>,
  table: T,
  rows: readonly InsertObject<S, T>[],
): Promise<void> => {
  const columns = Object.keys(rows[0] ?? {}) as (keyof InsertObject<S, T>)[];
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const batch = rows.slice(start, start + ROWS_PER_STATEMENT);
    const statement = compileInsert(db, table, columns, batch);
    const parameters = batch.flatMap((row) => columns.map((column) => row[column] ?? null));
    await db.executeQuery(CompiledQuery.raw(statement, parameters));
  }
};
