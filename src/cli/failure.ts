import { debuglog } from "node:util";
import { describeDatabase, describeFault } from "../adapters/database/index.ts";
import type { CliContext } from "./context.ts";

/** Exit code of every command: the database or a disk failed. */
export const FAILED = 3;

export const fail = (context: Pick<CliContext, "stderr" | "exit">, code: number, reason: string): void => {
  context.stderr.write(`error: ${reason}\n`);
  context.exit(code);
};

/** `NODE_DEBUG=vitrine` prints the stacks. */
const debug = debuglog("vitrine");

/** One line about an error that ends a command. */
export const describeFailure = ({ config }: Pick<CliContext, "config">, error: unknown): string => {
  debug("%o", error);
  return describeFault(error, describeDatabase({ dataDir: config.dataDir, url: config.databaseUrl }));
};
