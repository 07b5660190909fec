import { fillEmptyDatabase } from "../../scripts/fill-empty-database.ts";
import { POSTGRES_VARIABLE } from "./run-postgres.ts";
import { createDatabase, startPostgres } from "./start-postgres.ts";

let url: Promise<string> | null = null;

/**
 * URL of the server for the tests that do not stop it: that of the run, or one that the first of these tests starts and that
 * ends with this process. Each test has databases of its own there.
 */
export const sharedPostgresUrl = (): Promise<string> => {
  const ofRun = process.env[POSTGRES_VARIABLE];
  url ??= ofRun === undefined ? startPostgres().then((server) => server.url) : Promise.resolve(ofRun);
  return url;
};

const fillDatabase = async (): Promise<string> => {
  const filled = await createDatabase(await sharedPostgresUrl());
  await fillEmptyDatabase({ DATABASE_URL: filled });
  return filled;
};

let demo: Promise<string> | null = null;

/** Creates a database on that server with the demo group, which is imported once. */
export const createDemoDatabase = async (): Promise<string> => {
  demo ??= fillDatabase();
  return createDatabase(await sharedPostgresUrl(), await demo);
};
