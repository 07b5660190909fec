import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import type { Database, Lock } from "../database.ts";
import type { Schema } from "../schema.ts";
import { sqliteAdapter } from "./sqlite-adapter.ts";
import { isBusy, PatientSqliteDialect, patiently } from "./sqlite-patience.ts";

/** After a large import the log is cut back to this. */
const LOG_BYTES = 64 * 1024 * 1024;

/** Pages a session keeps in memory: an import looks up its keys in no order at all. */
const SESSION_KIB = 8 * 1024;

export const openSqlite = async (dataDir: string): Promise<Database> => {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, "vitrine.sqlite");
  const main = await connect(file);
  const db = kyselyOn(main);
  // The driver opens with the first query; asked for at once, closing always closes the file too.
  await db.connection().execute(async () => undefined);
  return {
    db,
    dialect: "sqlite",
    openSession: async () => {
      const connection = await connect(file);
      connection.exec(`pragma cache_size = -${SESSION_KIB}; pragma temp.cache_size = -${SESSION_KIB}`);
      const session = kyselyOn(connection);
      await session.connection().execute(async () => undefined);
      return { db: session, release: () => session.destroy() };
    },
    tryLock: async (name) => tryLock(join(dataDir, `${name}.lock`)),
    listen: async (onCommit, intervalMs) => listen(main, onCommit, intervalMs),
    close: () => db.destroy(),
  };
};

const kyselyOn = (connection: DatabaseSync): Kysely<Schema> =>
  new Kysely<Schema>({ dialect: new PatientSqliteDialect({ database: sqliteAdapter(connection) }) });

const connect = async (file: string): Promise<DatabaseSync> => {
  const connection = new DatabaseSync(file, { timeout: 0, enableForeignKeyConstraints: true });
  try {
    // FULL: a commit is on the disk when it returns, also with a write-ahead log.
    const settings = `pragma journal_mode = wal; pragma synchronous = full; pragma journal_size_limit = ${LOG_BYTES}`;
    await patiently(() => connection.exec(settings));
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
};

/** An empty SQLite file as a lock: the system gives it back when the process that holds it is gone. */
const tryLock = (file: string): Lock | null => {
  const connection = new DatabaseSync(file, { timeout: 0 });
  try {
    connection.exec("begin exclusive");
    return { release: async () => connection.close() };
  } catch (error) {
    connection.close();
    if (isBusy(error)) return null;
    throw error;
  }
};

/** `data_version` changes when another connection, of this process or another, has committed. It costs a microsecond. */
const listen = (connection: DatabaseSync, onCommit: () => void, intervalMs: number) => {
  const pragma = connection.prepare("pragma data_version");
  let seen: unknown = null;
  const look = (): void => {
    try {
      const now = pragma.get()?.data_version;
      if (now === seen) return;
      seen = now;
    } catch {
      // Whoever listens asks the database next, and is told there what is wrong with it.
    }
    onCommit();
  };
  const timer = setInterval(look, intervalMs).unref();
  return { stop: async () => clearInterval(timer) };
};
