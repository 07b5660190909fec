import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, inject } from "vitest";
import { type Database, openDatabase } from "../../src/adapters/database/index.ts";
import { createDatabase } from "../postgres/start-postgres.ts";

/** Options of `openDatabase`. */
export type DatabaseOptions = { readonly dataDir: string; readonly url: string | null };

/** An empty database with the schema, for one test. A test that changes the schema creates its own. */
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

/** The database of this worker on PostgreSQL: to create one takes longer than most tests. */
let postgresUrl: Promise<string> | null = null;

const sharedPostgres = (): Promise<string> => {
  postgresUrl ??= createDatabase(inject("postgresUrl"), inject("migrated").url);
  return postgresUrl;
};

/** Empties every table of the schema that has rows, and starts its numbers again at 1. */
const EMPTY_POSTGRES = sql.raw(`
  do $$
  declare
    name text;
    is_filled boolean;
    filled text[] := '{}';
  begin
    for name in
      select format('%I', tablename) from pg_tables where schemaname = 'public' and tablename <> 'migrations'
    loop
      execute 'select exists (select from ' || name || ')' into is_filled;
      if is_filled then filled := filled || name; end if;
    end loop;
    if cardinality(filled) > 0 then execute 'truncate ' || array_to_string(filled, ', ') || ' cascade'; end if;
    perform setval(format('%I', sequencename)::regclass, 1, false)
      from pg_sequences where schemaname = 'public' and last_value is not null;
  end $$`);

/** On SQLite a copy of the empty database: a file costs little, and holds nothing of the last test in its free pages. */
const locate = async (dialect: Database["dialect"]["name"], dataDir: string): Promise<DatabaseOptions> => {
  if (dialect === "postgres") return { dataDir, url: await sharedPostgres() };
  await cp(inject("migrated").dataDir, dataDir, { recursive: true });
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
  const at = await locate(dialect, join(root, "data"));
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
  const database = await openAnother();
  if (dialect === "postgres") await EMPTY_POSTGRES.execute(database.db);
  return { options: at, database, openAnother, createEmpty, close };
};
