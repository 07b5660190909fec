import { debuglog } from "node:util";
import { ConfigurationError, errorMessage } from "#domain/shared/index.ts";
import { explainFault, nameDatabase } from "../adapters/database/index.ts";
import { type CliContext, WRONG_USAGE } from "./context.ts";

/** Exit code of every command: the database or a disk failed. */
export const FAILED = 3;

/** Exit code: what an argument names is not there. */
export const NOT_FOUND = 4;

/** Exit code: something is wrong with what was checked. */
export const FINDINGS = 2;

/** Ends a command with a message on standard error and an exit code. */
export class CommandError extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

/** `NODE_DEBUG=vitrine` prints the stacks. */
const debug = debuglog("vitrine");

/** One line about an error, and what helps, where that is known. */
export const explainFailure = (
  { config: { dataDir, databaseUrl: url } }: Pick<CliContext, "config">,
  error: unknown,
): ReturnType<typeof explainFault> => {
  debug("%o", error);
  return explainFault(error, nameDatabase({ dataDir, url }));
};

/** One line about an error that ends a command. */
export const describeFailure = (context: Pick<CliContext, "config">, error: unknown): string => {
  const { what, remedy } = explainFailure(context, error);
  return remedy === null ? what : `${what}; ${remedy}`;
};

const toCommandError = (context: Pick<CliContext, "config">, error: unknown): CommandError => {
  if (error instanceof CommandError) return error;
  if (error instanceof ConfigurationError) return new CommandError(WRONG_USAGE, error.message);
  return new CommandError(FAILED, describeFailure(context, error));
};

/** Prints the error that ends a command, and sets the exit code. */
export const reportFailure = (context: Pick<CliContext, "config" | "stderr" | "exit">, error: unknown): void => {
  const { code, message } = toCommandError(context, error);
  context.stderr.write(`error: ${message}\n`);
  context.exit(code);
};

/** Runs what reads a source: any failure names it, and ends the command as a wrong argument. */
export const orUnreadable = async <T>(source: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw new CommandError(WRONG_USAGE, `${source}: ${errorMessage(error)}`);
  }
};

/** Runs what writes a file: any failure of it ends the command with `FAILED`. */
export const orFailed = async <T>(context: Pick<CliContext, "config">, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw error instanceof CommandError ? error : new CommandError(FAILED, describeFailure(context, error));
  }
};
