import { join } from "node:path";
import type { Kysely } from "kysely";
import { ConfigurationError } from "#domain/shared/index.ts";
import type { Database } from "./database.ts";
import type { NamedDatabase } from "./database-error.ts";
import { canAccess } from "../platform/files/can-access.ts";
import { prepareDataFolder, restrictEmptyFolder } from "../platform/data-folder.mjs";
import type { Obstacle } from "./dialects/postgres-obstacles.ts";
import { compareSchema, type Journal, migrate, type SchemaState } from "./migrate.ts";

/** `url` null: SQLite in the folder `dataDir`. */
type DatabaseLocation = { readonly dataDir: string; readonly url: string | null };

/**
 * A new database is not readable for other accounts. Files created by a first command must not prevent the server's
 * start.
 */
const prepareFolder = async (location: DatabaseLocation): Promise<void> => {
  const { dataDir } = location;
  if (await hasDatabase(location)) {
    restrictEmptyFolder(dataDir);
    return;
  }
  const problem = prepareDataFolder(dataDir);
  if (problem !== null) throw new ConfigurationError(problem);
};

/**
 * Opens the database and applies missing migrations: PostgreSQL at `url`, or, when `url` is null, SQLite in
 * `DATA_DIR/vitrine.sqlite`. Throws when the database cannot be reached, written or has a newer schema.
 */
export const openDatabase = async (options: DatabaseLocation): Promise<Database> => {
  await prepareFolder(options);
  const database = await connect(options);
  try {
    await migrate(database.jobs as unknown as Kysely<unknown>, database.dialect);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
};

/** Compares the migrations of an existing database with those of this Vitrine. Throws when it cannot be read. */
export const readSchemaState = async (location: DatabaseLocation): Promise<SchemaState> => {
  const { db, close } = await connect(location);
  try {
    return await compareSchema(db as unknown as Kysely<Journal>);
  } finally {
    await close();
  }
};

/** What stands in the way of the site in an existing database. Throws when it cannot be reached. */
export const readObstacles = async (location: DatabaseLocation): Promise<readonly Obstacle[]> => {
  const { db, dialect, close } = await connect(location);
  try {
    return await dialect.findObstacles(db);
  } finally {
    await close();
  }
};

/** Loads the modules of the one dialect that is used. */
const connect = async ({ dataDir, url }: DatabaseLocation): Promise<Database> => {
  if (url === null) return (await import("./dialects/sqlite.ts")).openSqlite(dataDir);
  return (await import("./dialects/postgres.ts")).openPostgres(url);
};

const fileIn = (dataDir: string): string => join(dataDir, "vitrine.sqlite");

/** The database as sentences name it. */
export const nameDatabase = (location: DatabaseLocation): NamedDatabase => ({
  name: describeDatabase(location),
  url: location.url,
});

/** Name of the database for operators: its file, or its URL without user, password and options. */
export const describeDatabase = ({ dataDir, url }: DatabaseLocation): string => {
  if (url === null) return fileIn(dataDir);
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
};

/** False before the embedded database is created; true for every PostgreSQL. */
export const hasDatabase = async ({ dataDir, url }: DatabaseLocation): Promise<boolean> =>
  url !== null || (await canAccess(fileIn(dataDir)));
