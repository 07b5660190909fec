import { setTimeout as sleep } from "node:timers/promises";
import { type DatabaseConnection, type Driver, SqliteDialect, SqliteDriver, type SqliteDialectConfig } from "kysely";

/** How long a write waits for another connection's: longer than the commit of a large import takes. */
const PATIENCE_MS = 30_000;
const LONGEST_PAUSE_MS = 12;

/** SQLITE_BUSY without its extended codes: those say that waiting is of no use. */
const BUSY = 5;
const BUSY_RECOVERY = 261;

export const isBusy = (error: unknown): boolean =>
  error instanceof Error && "errcode" in error && (error.errcode === BUSY || error.errcode === BUSY_RECOVERY);

/**
 * Runs what fails at once while another connection writes, again and again until it passes. SQLite's own waiting would
 * block this process, and with it the transaction of another connection of the same process that it waits for.
 */
export const patiently = async <T>(attempt: () => T | Promise<T>): Promise<T> => {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
      await sleep(1 + Math.random() * LONGEST_PAUSE_MS);
    }
  }
};

/** Kysely's dialect, except that a statement that finds the database busy is tried again. */
export class PatientSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new PatientDriver(this.#config);
  }
}

class PatientDriver extends SqliteDriver {
  #connection: DatabaseConnection | null = null;

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    this.#connection ??= {
      // A statement that was refused has done nothing; inside a transaction none is refused, for it began with the lock.
      executeQuery: (query) => patiently(() => connection.executeQuery(query)),
      streamQuery: (query, size) => connection.streamQuery(query, size),
    };
    return this.#connection;
  }
}
