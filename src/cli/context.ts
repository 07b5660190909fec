import type { Clock } from "#domain/shared/index.ts";
import { openDatabase, type Database } from "../adapters/database/index.ts";
import type { Config } from "../server/config.ts";

/** What a command may touch of the world around it. */
export type CliContext = {
  readonly config: Config;
  readonly stdin: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  /** The answer, and nothing but the answer. */
  readonly stdout: NodeJS.WritableStream;
  /** Progress, warnings, errors. */
  readonly stderr: NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };
  readonly clock: Clock;
  readonly openDatabase: () => Promise<Database>;
  /** Sets the exit code; the process ends when the command's promise does. */
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
