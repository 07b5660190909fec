import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, inject } from "vitest";
import { type Database, openDatabase } from "../../src/adapters/database/index.ts";
import { createDatabase } from "../postgres/start.ts";

/** Where a database is, as `openDatabase` takes it. */
export type Place = { readonly dataDir: string; readonly url: string | null };

/** A new, empty database for one test. */
export type Fixture = {
  /** For another process or node. */
  readonly at: Place;
  readonly database: Database;
  /** The same database opened once more, as another node does. Closed with the test. */
  readonly another: () => Promise<Database>;
  /** A place of the same dialect where nobody has opened a database yet. */
  readonly untouched: () => Promise<Place>;
};

/** Runs the suite on SQLite and on a real PostgreSQL. `fixture()` is the running test's. */
export const onBothDialects = (subject: string, suite: (fixture: () => Fixture) => void): void => {
  for (const dialect of ["sqlite", "postgres"] as const) {
    describe(`${subject} on ${dialect}`, () => {
      let current: (Fixture & { readonly close: () => Promise<void> }) | null = null;
      beforeEach(async () => {
        current = await open(dialect);
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

const open = async (dialect: Database["dialect"]): Promise<Fixture & { close: () => Promise<void> }> => {
  const root = await mkdtemp(join(tmpdir(), "vitrine-contract-"));
  const untouched = async (): Promise<Place> => ({
    dataDir: await mkdtemp(join(root, "data-")),
    url: dialect === "sqlite" ? null : await createDatabase(inject("postgresUrl")),
  });
  const at = await untouched();
  const opened: Database[] = [];
  const another = async (): Promise<Database> => {
    const database = await openDatabase(at);
    opened.push(database);
    return database;
  };
  const close = async (): Promise<void> => {
    await Promise.all(opened.map((database) => database.close()));
    await rm(root, { recursive: true, force: true });
  };
  return { at, database: await another(), another, untouched, close };
};
