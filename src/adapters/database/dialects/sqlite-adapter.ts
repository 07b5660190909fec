import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import type { SqliteDatabase, SqliteStatement } from "kysely";

/** Statements kept prepared a connection: more than the site has, so only ad hoc shapes are ever let go. */
const KEPT_STATEMENTS = 300;

/** Kysely starts a transaction by this; deferred it could fail halfway because another process wrote meanwhile. */
const BEGIN = "begin";

/** node:sqlite as Kysely's SqliteDialect wants it. */
export const sqliteAdapter = (connection: DatabaseSync): SqliteDatabase => {
  const kept = new Map<string, SqliteStatement>();
  return {
    close: () => connection.close(),
    prepare: (sql) => {
      const known = kept.get(sql);
      if (known !== undefined) return known;
      const statement = adapted(connection, sql === BEGIN ? "begin immediate" : sql);
      if (kept.size >= KEPT_STATEMENTS) kept.delete(kept.keys().next().value ?? "");
      kept.set(sql, statement);
      return statement;
    },
  };
};

const adapted = (connection: DatabaseSync, sql: string): SqliteStatement => {
  const statement: StatementSync = connection.prepare(sql);
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...bound(parameters)),
    run: (parameters) => statement.run(...bound(parameters)),
    // A statement that is being walked must not be used by another query: this one is its walker's alone.
    iterate: (parameters) => connection.prepare(sql).iterate(...bound(parameters)),
  };
};

const bound = (parameters: readonly unknown[]): SQLInputValue[] =>
  parameters.map((value) => (typeof value === "boolean" ? Number(value) : (value as SQLInputValue)));
