import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import type { SqliteDatabase, SqliteStatement } from "kysely";
import { LRUCache } from "lru-cache";

/** Prepared statements cached per connection: more than the site uses, so only ad hoc statements are evicted. */
const MAX_CACHED_STATEMENTS = 300;

/** Sent by Kysely. A deferred transaction could fail halfway when another process writes meanwhile. */
const BEGIN = "begin";

/** Adapts node:sqlite to the interface that Kysely's SqliteDialect expects. */
export const createSqliteAdapter = (connection: DatabaseSync): SqliteDatabase => {
  const cache = new LRUCache<string, SqliteStatement>({ max: MAX_CACHED_STATEMENTS });
  return {
    close: () => connection.close(),
    prepare: (sql) => {
      const cached = cache.get(sql);
      if (cached !== undefined) return cached;
      const statement = prepareStatement(connection, sql === BEGIN ? "begin immediate" : sql);
      cache.set(sql, statement);
      return statement;
    },
  };
};

const prepareStatement = (connection: DatabaseSync, sql: string): SqliteStatement => {
  const statement: StatementSync = connection.prepare(sql);
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...toSqlValues(parameters)),
    run: (parameters) => statement.run(...toSqlValues(parameters)),
    // A statement that is being iterated must not be shared with another query.
    iterate: (parameters) => connection.prepare(sql).iterate(...toSqlValues(parameters)),
  };
};

const toSqlValues = (parameters: readonly unknown[]): SQLInputValue[] =>
  parameters.map((value) => (typeof value === "boolean" ? Number(value) : (value as SQLInputValue)));
