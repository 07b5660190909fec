import { setTimeout as sleep } from "node:timers/promises";
import { type DatabaseConnection, type Driver, SqliteDialect, SqliteDriver, type SqliteDialectConfig } from "kysely";

/** Longer than the commit of a large import takes. */
const BUSY_TIMEOUT_MS = 30_000;
const MAX_PAUSE_MS = 12;

/** SQLITE_BUSY without its extended codes, for which retrying does not help. */
const BUSY = 5;
const BUSY_RECOVERY = 261;

export const isBusy = (error: unknown): boolean =>
  error instanceof Error && "errcode" in error && (error.errcode === BUSY || error.errcode === BUSY_RECOVERY);

/**
 * Retries `attempt` while another connection writes. SQLite's own busy timeout would block this process, and with it
 * the transaction of another connection of the same process that it waits for.
 */
export const retryWhileBusy = async <T>(attempt: () => T | Promise<T>): Promise<T> => {
  const deadline = performance.now() + BUSY_TIMEOUT_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
      await sleep(1 + Math.random() * MAX_PAUSE_MS);
    }
  }
};

/** Kysely's SQLite dialect that retries statements while the database is busy. */
export class BusyRetrySqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new BusyRetryDriver(this.#config);
  }
}

class BusyRetryDriver extends SqliteDriver {
  #connection: DatabaseConnection | null = null;

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    this.#connection ??= {
      // A busy statement has changed nothing. Inside a transaction none is busy, because it began with the write lock.
      executeQuery: (query) => retryWhileBusy(() => connection.executeQuery(query)),
      streamQuery: (query, size) => connection.streamQuery(query, size),
    };
    return this.#connection;
  }
}
