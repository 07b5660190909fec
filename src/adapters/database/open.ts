import type { Kysely } from "kysely";
import type { Database } from "./database.ts";
import { openPostgres } from "./dialects/postgres.ts";
import { openSqlite } from "./dialects/sqlite.ts";
import { migrate } from "./migrate.ts";

/**
 * Opens the database and brings its schema up to date: PostgreSQL at `url`, or, where that is null, the embedded one in
 * `DATA_DIR/vitrine.sqlite`. Throws where it cannot be reached, written or understood.
 */
export const openDatabase = async (at: { dataDir: string; url: string | null }): Promise<Database> => {
  const database = at.url === null ? await openSqlite(at.dataDir) : await openPostgres(at.url);
  try {
    await migrate(database.db as unknown as Kysely<unknown>, database.dialect);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
};
