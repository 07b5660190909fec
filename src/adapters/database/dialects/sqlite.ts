import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely, sql } from "kysely";
import { findUnusableFile } from "../../platform/usable-path.mjs";
import { DatabaseError, toDatabaseError } from "../database-error.ts";
import type { Database, Listener, Lock, OnCommit, Polling } from "../database.ts";
import { type Connection, missingTables, type Schema } from "../schema.ts";
import { setTimeout as sleep } from "node:timers/promises";
import type { DialectFeatures } from "./features.ts";
import { errorMessage } from "#domain/shared/index.ts";
import { checkTables, type DatabaseCheck, isSqliteUnavailable } from "./unavailable.ts";
import { isBusy, BusyRetrySqliteDialect, retryWhileBusy } from "./sqlite-busy-retry.ts";

/** The write-ahead log is truncated to this size after a large import. */
const MAX_LOG_BYTES = 64 * 1024 * 1024;

/** Page size of a new database. A vehicle takes 1 to 2 KB: pages of 4 KB would leave a quarter of the file unused. */
const PAGE_BYTES = 8 * 1024;

/** Page size of the temporary tables in which a session prepares an import. */
const TEMPORARY_PAGE_BYTES = 16 * 1024;

/** Page cache of a session: an import looks up keys in random order. */
const SESSION_CACHE_KIB = 8 * 1024;

/** A concurrent reader prevents the log from being truncated, so the checkpoint is retried. */
const CHECKPOINT_RETRY = { tries: 50, pauseMs: 100 };

const truncateLog = async (db: Connection): Promise<void> => {
  for (let attempt = 0; attempt < CHECKPOINT_RETRY.tries; attempt += 1) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0) return;
    await sleep(CHECKPOINT_RETRY.pauseMs);
  }
};

const jsonPath = (path: readonly string[]) => sql.lit(["$", ...path].join("."));

const findDamagedPages = async (db: Connection, table: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(${sql.lit(table)})`.execute(db);
  return rows.flatMap(({ quick_check }) => quick_check.split("\n")).filter((line) => !/^(?:ok|\*\*\*.*)$/.test(line));
};

const findLostReferences = async (db: Connection, table: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ parent: string }>`pragma foreign_key_check(${sql.lit(table)})`.execute(db);
  const parents = [...new Set(rows.map(({ parent }) => parent))];
  return parents.map((parent) => {
    const count = rows.filter((row) => row.parent === parent).length;
    return `${count} ${count === 1 ? "row refers" : "rows refer"} to missing rows of ${parent}`;
  });
};

const checkTable = async (db: Connection, table: string): Promise<readonly string[]> => {
  try {
    return [...(await findDamagedPages(db, table)), ...(await findLostReferences(db, table))];
  } catch (error) {
    return [errorMessage(error)];
  }
};

/** The pages of every table and index, by `quick_check`, and rows that others refer to: not whether the text of a row is what was written. */
const findSqliteDamage = async (db: Connection, maxMs: number): Promise<DatabaseCheck> => {
  const { rows } = await sql<{ name: string }>`select name from sqlite_schema where type = 'table'`.execute(db);
  const names = rows.map(({ name }) => name);
  const { damage, unchecked } = await checkTables(names, maxMs, (table) => checkTable(db, table));
  return { damage: [...damage, ...missingTables(names)], unchecked };
};

const SQLITE_FEATURES: DialectFeatures = {
  name: "sqlite",
  isUnavailable: isSqliteUnavailable,

  exactText: sql`text`,
  bytes: "blob",
  withIdentityColumn: (table) => table.addColumn("id", "integer", (column) => column.primaryKey().autoIncrement()),

  listParameter: <V>(values: readonly V[]) => sql<V>`(select value from json_each(${JSON.stringify(values)}))`,
  jsonText: (column, path) => sql`json_extract(${sql.ref(column)}, ${jsonPath(path)})`,
  jsonProperties: (column, name) => sql`json_each(${sql.ref(column)}, ${jsonPath([name])})`,
  recordTable: (alias, columns, rows) => {
    const values = columns.map((column) => sql`value ->> ${sql.lit(column)} as ${sql.id(column)}`);
    return sql`(select ${sql.join(values)} from json_each(${JSON.stringify(rows)})) as ${sql.id(alias)}`;
  },

  findDamage: findSqliteDamage,
  findObstacles: async () => [],
  beginSnapshot: sql`begin deferred`,
  lockUntilCommit: async () => undefined,
  lockTables: async () => undefined,
  // SQLite continues after the largest id that a table ever had.
  continueIdentities: async () => undefined,
  // Write transactions are serialised from their start.
  skipLocked: (query) => query,
  // Listeners poll `data_version`.
  notify: async () => undefined,

  needsWriteConnection: true,
  // Deleted rows hold personal data; without secure_delete they stay in the file until they are overwritten.
  prepareWriteConnection: async (db) => void (await sql`pragma secure_delete = on`.execute(db)),
  truncateLog,
  analyze: async () => undefined,
};

export const openSqlite = async (dataDir: string): Promise<Database> => {
  const file = join(dataDir, "vitrine.sqlite");
  const main = await connect(file);
  const db = createKysely(main);
  // The driver opens with the first query. Opening it now ensures that `close` also closes the file.
  await db.connection().execute(async () => undefined);
  return {
    db,
    jobs: db,
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

const createKysely = (connection: DatabaseSync): Connection =>
  new Kysely<Schema>({ dialect: new BusyRetrySqliteDialect(connection) });

/** Codes of files that this account may not use: read only, cannot be opened. */
const OF_PERMISSIONS: ReadonlySet<unknown> = new Set([8, 14]);

/** The error in our words, with the file of another account where that is the reason. */
const refusedFile = (error: unknown, file: string): unknown => {
  const fault = toDatabaseError(error);
  if (!(fault instanceof DatabaseError) || !OF_PERMISSIONS.has((fault.errcode ?? 0) & 0xff)) return fault;
  const files = [dirname(file), file, `${file}-wal`, `${file}-shm`];
  const problem = findUnusableFile(files, dirname(file));
  const { code, errcode } = fault;
  return problem === null ? fault : new DatabaseError(fault, { code, errcode, fault: `${fault.fault}: ${problem}` });
};

const openFile = (file: string): DatabaseSync => {
  try {
    return new DatabaseSync(file, { timeout: 0, enableForeignKeyConstraints: true });
  } catch (error) {
    throw refusedFile(error, file);
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
    throw refusedFile(error, file);
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
    throw refusedFile(error, file);
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
