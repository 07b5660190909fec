import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import {
  type CompiledQuery,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from "kysely";
import { throwDatabaseError, toDatabaseError } from "../database-error.ts";
import { LRUCache } from "lru-cache";

/** Longer than the commit of a large import takes. */
const BUSY_TIMEOUT_MS = 30_000;
const MAX_PAUSE_MS = 12;

/** SQLITE_BUSY without its extended codes, for which retrying does not help. */
const BUSY = 5;
const BUSY_RECOVERY = 261;

export const isBusy = (error: unknown): boolean =>
  error instanceof Error && "errcode" in error && (error.errcode === BUSY || error.errcode === BUSY_RECOVERY);

const pauseShortly = (): Promise<void> => sleep(1 + Math.random() * MAX_PAUSE_MS);

/**
 * Retries `attempt` while another connection writes. SQLite's own busy timeout would block this process, and with it
 * the transaction of another connection of the same process that it waits for.
 */
export const retryWhileBusy = async <T>(
  attempt: () => T | Promise<T>,
  pause: () => Promise<void> = pauseShortly,
): Promise<T> => {
  const deadline = performance.now() + BUSY_TIMEOUT_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
      await pause();
    }
  }
};

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

/**
 * Kysely's SQLite dialect that retries statements while the database is busy, and releases the connection in between.
 */
export class BusyRetrySqliteDialect extends SqliteDialect {
  readonly #connection: DatabaseSync;

  constructor(connection: DatabaseSync) {
    super({ database: createSqliteAdapter(connection) });
    this.#connection = connection;
  }

  /** Kysely would otherwise hold the connection for a waiting statement, and block every read with it. */
  override createAdapter(): DialectAdapter {
    return new SharedConnectionAdapter();
  }

  override createDriver(): Driver {
    return new BusyRetryDriver(this.#connection);
  }
}

async function* withOwnErrors<R>(results: AsyncIterableIterator<R>): AsyncIterableIterator<R> {
  try {
    yield* results;
  } catch (error) {
    throw toDatabaseError(error);
  }
}

class SharedConnectionAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** Lends the connection to one user at a time, in FIFO order. */
class BusyRetryDriver extends SqliteDriver {
  readonly #database: DatabaseSync;
  #connection: DatabaseConnection | null = null;
  #isLent = false;
  readonly #waiting: (() => void)[] = [];

  constructor(database: DatabaseSync) {
    super({ database: createSqliteAdapter(database) });
    this.#database = database;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#borrow();
    const connection = await super.acquireConnection();
    this.#connection ??= {
      executeQuery: (query) => this.#executeWhenFree(connection, query),
      streamQuery: (query, size) => withOwnErrors(connection.streamQuery(query, size)),
    };
    return this.#connection;
  }

  override async releaseConnection(): Promise<void> {
    this.#giveBack();
  }

  /** SQLite has rolled back itself where the disk is full or the file damaged; a second time would hide that error. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }

  /** A busy statement has changed nothing. None occurs inside a transaction, which begins with the write lock. */
  #executeWhenFree<R>(connection: DatabaseConnection, query: CompiledQuery): Promise<QueryResult<R>> {
    return retryWhileBusy(
      () => connection.executeQuery<R>(query).catch(throwDatabaseError),
      async () => {
        // A transaction uses the connection exclusively.
        if (this.#database.isTransaction) return pauseShortly();
        this.#giveBack();
        await pauseShortly();
        await this.#borrow();
      },
    );
  }

  async #borrow(): Promise<void> {
    if (!this.#isLent) {
      this.#isLent = true;
      return;
    }
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  #giveBack(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#isLent = false;
    else next();
  }
}
