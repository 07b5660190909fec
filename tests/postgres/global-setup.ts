import type { TestProject } from "vitest/node";
import { startPostgres } from "./start.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the tests' PostgreSQL server, for `createDatabase`. */
    postgresUrl: string;
  }
}

/** One server for all contract tests; where it cannot start they fail, for half of them would prove nothing. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const { url, stop } = await startPostgres();
  project.provide("postgresUrl", url);
  return stop;
};
