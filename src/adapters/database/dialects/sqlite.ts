import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { Kysely, SqliteDialect } from "kysely";
import type { Database, Lock } from "../database.ts";
import type { Schema } from "../schema.ts";
import { sqliteAdapter } from "./sqlite-adapter.ts";

/** How long a write waits for another process's. It blocks this one, so it is no longer than a large import's commit. */
const BUSY_MS = 10_000;

/** After a large import the log is cut back to this. */
const LOG_BYTES = 64 * 1024 * 1024;

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
      const session = kyselyOn(await connect(file));
      await session.connection().execute(async () => undefined);
      return { db: session, release: () => session.destroy() };
    },
    tryLock: async (name) => tryLock(join(dataDir, `${name}.lock`)),
    listen: async (onCommit, intervalMs) => listen(main, onCommit, intervalMs),
    close: () => db.destroy(),
  };
};

const kyselyOn = (connection: DatabaseSync): Kysely<Schema> =>
  new Kysely<Schema>({ dialect: new SqliteDialect({ database: sqliteAdapter(connection) }) });

const connect = async (file: string): Promise<DatabaseSync> => {
  const connection = new DatabaseSync(file, { timeout: BUSY_MS, enableForeignKeyConstraints: true });
  try {
    await writeAhead(connection);
    // FULL: a commit is on the disk when it returns, also with a write-ahead log.
    connection.exec(`pragma synchronous = full; pragma journal_size_limit = ${LOG_BYTES}`);
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
};

/** Turning the log on fails at once, without waiting, while another process does the same to a new file. */
const writeAhead = async (connection: DatabaseSync): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      connection.exec("pragma journal_mode = wal");
      return;
    } catch (error) {
      if (attempt === 100 || !isBusy(error)) throw error;
      await sleep(20);
    }
  }
};

const isBusy = (error: unknown): boolean => {
  const code = error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : 0;
  return code === 5 || code === 6;
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
  const read = (): unknown => pragma.get()?.data_version;
  let seen = read();
  const timer = setInterval(() => {
    const now = read();
    if (now === seen) return;
    seen = now;
    onCommit();
  }, intervalMs);
  timer.unref();
  return { stop: async () => clearInterval(timer) };
};
