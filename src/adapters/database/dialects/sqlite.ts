import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { toDatabaseError } from "../database-error.ts";
import type { Database, Listener, Lock, OnCommit, Polling } from "../database.ts";
import type { Schema } from "../schema.ts";
import { SQLITE_FEATURES } from "./sqlite-features.ts";
import { isBusy, BusyRetrySqliteDialect, retryWhileBusy } from "./sqlite-busy-retry.ts";

/** The write-ahead log is truncated to this size after a large import. */
const MAX_LOG_BYTES = 64 * 1024 * 1024;

/** Page size of a new database. A vehicle takes 1 to 2 KB: pages of 4 KB would leave a quarter of the file unused. */
const PAGE_BYTES = 8 * 1024;

/** Page size of the temporary tables in which a session prepares an import. */
const TEMPORARY_PAGE_BYTES = 16 * 1024;

/** Page cache of a session: an import looks up keys in random order. */
const SESSION_CACHE_KIB = 8 * 1024;

export const openSqlite = async (dataDir: string): Promise<Database> => {
  const file = join(dataDir, "vitrine.sqlite");
  const main = await connect(file);
  const db = createKysely(main);
  // The driver opens with the first query. Opening it now ensures that `close` also closes the file.
  await db.connection().execute(async () => undefined);
  return {
    db,
    dialect: SQLITE_FEATURES,
    openSession: async () => {
      const connection = await connect(file);
      connection.exec(
        `pragma temp.page_size = ${TEMPORARY_PAGE_BYTES};
        pragma cache_size = -${SESSION_CACHE_KIB}; pragma temp.cache_size = -${SESSION_CACHE_KIB}`,
      );
      const session = createKysely(connection);
      await session.connection().execute(async () => undefined);
      return { db: session, release: () => session.destroy() };
    },
    tryLock: async (name) => tryLock(join(dataDir, `${name}.lock`)),
    listen: async (onCommit, polling) => listen(main, onCommit, polling),
    close: () => db.destroy(),
  };
};

const createKysely = (connection: DatabaseSync): Kysely<Schema> =>
  new Kysely<Schema>({ dialect: new BusyRetrySqliteDialect(connection) });

const openFile = (file: string): DatabaseSync => {
  try {
    return new DatabaseSync(file, { timeout: 0, enableForeignKeyConstraints: true });
  } catch (error) {
    throw toDatabaseError(error);
  }
};

const connect = async (file: string): Promise<DatabaseSync> => {
  const connection = openFile(file);
  try {
    // FULL: a commit is on disk when it returns, also with a write-ahead log.
    const settings = `
      pragma page_size = ${PAGE_BYTES}; pragma journal_mode = wal;
      pragma synchronous = full; pragma journal_size_limit = ${MAX_LOG_BYTES}`;
    await retryWhileBusy(() => connection.exec(settings));
    return connection;
  } catch (error) {
    connection.close();
    throw toDatabaseError(error);
  }
};

/** Uses an empty SQLite file as a lock: the system releases it when the process exits. */
const tryLock = (file: string): Lock | null => {
  const connection = openFile(file);
  try {
    connection.exec("begin exclusive");
    return { release: async () => connection.close() };
  } catch (error) {
    connection.close();
    if (isBusy(error)) return null;
    throw toDatabaseError(error);
  }
};

/** `data_version` changes when another connection of any process commits. Reading it takes a microsecond. */
const listen = (connection: DatabaseSync, onCommit: OnCommit, { scheduler, intervalMs }: Polling): Listener => {
  const pragma = connection.prepare("pragma data_version");
  let lastVersion: unknown = null;
  const poll = (): void => {
    const now = pragma.get()?.data_version;
    if (now === lastVersion) return;
    lastVersion = now;
    onCommit(null);
  };
  // The listener queries the database next and gets the error there.
  return scheduler.schedule({ run: poll, onError: () => onCommit(null), intervalMs });
};
