import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, inject } from "vitest";
import { type Database, openDatabase } from "../../src/adapters/database/index.ts";
import { createDatabase } from "../postgres/start.ts";

/** A new, empty database for one test. */
export type Fixture = {
  /** Where it is, as `openDatabase` takes it: for another process or node. */
  readonly at: { readonly dataDir: string; readonly url: string | null };
  readonly database: Database;
  /** The same database opened once more, as another node does. Closed with the test. */
  readonly another: () => Promise<Database>;
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
  const dataDir = await mkdtemp(join(tmpdir(), "vitrine-contract-"));
  const at = { dataDir, url: dialect === "sqlite" ? null : await createDatabase(inject("postgresUrl")) };
  const opened: Database[] = [];
  const another = async (): Promise<Database> => {
    const database = await openDatabase(at);
    opened.push(database);
    return database;
  };
  const close = async (): Promise<void> => {
    await Promise.all(opened.map((database) => database.close()));
    await rm(dataDir, { recursive: true, force: true });
  };
  return { at, database: await another(), another, close };
};
