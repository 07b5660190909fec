import { withErrorHandler, throwUnhandled } from "#domain/shared/index.ts";
import { OWNER_ONLY_UMASK, readConfig } from "../server/environment/config.ts";
import { processContext, WRONG_USAGE } from "./context.ts";
import { FAILED } from "./failure.ts";
import { runCommand } from "./run.ts";

process.umask(OWNER_ONLY_UMASK);

/** A reader that has enough, such as `head`, closes the pipe. */
const endWithoutOutput = (error: NodeJS.ErrnoException): void => {
  if (error.code === "EPIPE") process.exit(0);
  process.stderr.write(`error: standard output cannot be written: ${error.message}\n`);
  process.exit(FAILED);
};

process.stdout.on("error", withErrorHandler(endWithoutOutput, throwUnhandled));

const config = readConfig(process.env);
if (config.ok) await runCommand(processContext(config.value), process.argv);
else {
  for (const message of config.error) process.stderr.write(`${message}\n`);
  process.exitCode = WRONG_USAGE;
}
