import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openDatabase } from "../../src/adapters/database/index.ts";
import { startRunPostgres } from "./run-postgres.ts";
import { createDatabase } from "./start-postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** URL of the tests' PostgreSQL server, for `createDatabase`. */
    postgresUrl: string;
    /** An empty database with the schema on that server, and the data folder of one on SQLite, for copies. */
    migrated: { readonly url: string; readonly dataDir: string };
  }
}

/** Prepares the databases that contract tests copy, on the server of the run; throws when it cannot start. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const { url: serverUrl, stop } = await startRunPostgres();
  const dataDir = await mkdtemp(join(tmpdir(), "vitrine-migrated-"));
  const url = await createDatabase(serverUrl);
  for (const location of [
    { dataDir, url },
    { dataDir, url: null },
  ]) {
    const database = await openDatabase(location);
    await database.close();
  }
  project.provide("postgresUrl", serverUrl);
  project.provide("migrated", { url, dataDir });
  return async () => {
    await stop();
    await rm(dataDir, { recursive: true });
  };
};
