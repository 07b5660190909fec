import type { TestProject } from "vitest/node";
import { startPostgres } from "./start-postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** URL of the tests' PostgreSQL server, for `createDatabase`. */
    postgresUrl: string;
  }
}

/** Starts one server for all contract tests; throws when it cannot start. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const { url, stop } = await startPostgres();
  project.provide("postgresUrl", url);
  return stop;
};
