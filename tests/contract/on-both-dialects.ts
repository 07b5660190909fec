import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, inject } from "vitest";
import { type Database, openDatabase } from "../../src/adapters/database/index.ts";
import { createDatabase } from "../postgres/start-postgres.ts";

/** Options of `openDatabase`. */
export type DatabaseOptions = { readonly dataDir: string; readonly url: string | null };

/** A new, empty database for one test. */
export type DatabaseFixture = {
  /** For another process or node. */
  readonly options: DatabaseOptions;
  readonly database: Database;
  /** Opens the same database again, like another node. Closed after the test. */
  readonly openAnother: () => Promise<Database>;
  /** Creates a database of the same dialect without a schema. */
  readonly createEmpty: () => Promise<DatabaseOptions>;
};

/** Runs the suite on SQLite and on PostgreSQL. `fixture()` returns the fixture of the running test. */
export const onBothDialects = (subject: string, suite: (fixture: () => DatabaseFixture) => void): void => {
  for (const dialect of ["sqlite", "postgres"] as const) {
    describe(`${subject} on ${dialect}`, () => {
      let current: (DatabaseFixture & { readonly close: () => Promise<void> }) | null = null;
      beforeEach(async () => {
        current = await openFixture(dialect);
      });
      afterEach(async () => {
        await current?.close();
        current = null;
      });
      suite(() => {
        if (current === null) throw new Error("there is a database only while a test runs");
        return current;
      });
    });
  }
};

/** A copy of the database with the schema: migrations take longer than most tests. */
const createMigrated = async (dialect: Database["dialect"]["name"], dataDir: string): Promise<DatabaseOptions> => {
  const migrated = inject("migrated");
  if (dialect === "postgres") return { dataDir, url: await createDatabase(inject("postgresUrl"), migrated.url) };
  await cp(migrated.dataDir, dataDir, { recursive: true });
  return { dataDir, url: null };
};

const openFixture = async (
  dialect: Database["dialect"]["name"],
): Promise<DatabaseFixture & { close: () => Promise<void> }> => {
  const root = await mkdtemp(join(tmpdir(), "vitrine-contract-"));
  const createEmpty = async (): Promise<DatabaseOptions> => ({
    dataDir: await mkdtemp(join(root, "data-")),
    url: dialect === "sqlite" ? null : await createDatabase(inject("postgresUrl")),
  });
  const at = await createMigrated(dialect, join(root, "data"));
  const opened: Database[] = [];
  const openAnother = async (): Promise<Database> => {
    const database = await openDatabase(at);
    opened.push(database);
    return database;
  };
  const close = async (): Promise<void> => {
    await Promise.all(opened.map((database) => database.close()));
    await rm(root, { recursive: true, force: true });
  };
  return { options: at, database: await openAnother(), openAnother, createEmpty, close };
};
