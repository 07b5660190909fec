import { fillEmptyDatabase } from "../../scripts/fill-empty-database.ts";
import { createDatabase, startPostgres } from "./start-postgres.ts";

let url: Promise<string> | null = null;

/**
 * URL of the server for the tests of this worker that do not stop it: the first of them starts it, and it ends with the
 * worker. Each test has databases of its own there.
 */
export const sharedPostgresUrl = (): Promise<string> => {
  url ??= startPostgres().then((server) => server.url);
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
