import type { Clock } from "#domain/shared/index.ts";
import { hasDatabase, openDatabase, type Database } from "../adapters/database/index.ts";
import type { Config } from "../server/config.ts";

/** Everything a command may access: configuration, streams, clock, database. */
export type CliContext = {
  readonly config: Config;
  readonly stdin: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  /** Only the command's result. */
  readonly stdout: NodeJS.WritableStream;
  /** Progress, warnings and errors. */
  readonly stderr: NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };
  readonly clock: Clock;
  readonly openDatabase: () => Promise<Database>;
  readonly exit: (code: number) => void;
};

export const processContext = (config: Config): CliContext => ({
  config,
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  clock: { now: () => new Date() },
  openDatabase: () => openDatabase({ dataDir: config.dataDir, url: config.databaseUrl }),
  exit: (code) => {
    process.exitCode = code;
  },
});

/** Null where there is no database: a check creates none. */
export const openExistingDatabase = async ({
  config: { dataDir, databaseUrl },
  openDatabase: open,
}: Pick<CliContext, "config" | "openDatabase">): Promise<Database | null> =>
  (await hasDatabase({ dataDir, url: databaseUrl })) ? open() : null;
