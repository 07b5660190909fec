import { spawn } from "node:child_process";
import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { printableStream } from "../../../src/cli/printable.ts";
import { CollectedOutput } from "../../fakes/collected-output.ts";

const ROOT = join(import.meta.dirname, "..", "..", "..");

/** `undefined`: the variable is not set. */
export type Environment = Readonly<Record<string, string | undefined>>;

export type CommandAnswer = { readonly code: number | null; readonly stdout: string; readonly stderr: string };

/**
 * Does in this process what `./vitrine` does in one of its own, whose start takes a second of processor time. Its modules are
 * loaded with the first command: most browser tests run none.
 */
export const runVitrine = async (environment: Environment, args: readonly string[]): Promise<CommandAnswer> => {
  const [{ readConfig }, { processContext, WRONG_USAGE }, { runCommand }] = await Promise.all([
    import("../../../src/server/environment/config.ts"),
    import("../../../src/cli/context.ts"),
    import("../../../src/cli/run.ts"),
  ]);
  const config = readConfig(environment);
  if (!config.ok) return { code: WRONG_USAGE, stdout: "", stderr: config.error.map((line) => `${line}\n`).join("") };
  const [stdout, stderr] = [new CollectedOutput(), new CollectedOutput()];
  let code = 0;
  const exit = (exitCode: number): void => {
    code = exitCode;
  };
  const streams = { stdout: printableStream(stdout), stderr: printableStream(stderr) };
  const context = { ...processContext(config.value), stdin: Readable.from([]), ...streams, exit };
  await runCommand(context, ["node", "vitrine", ...args]);
  await Promise.all(Object.values(streams).map((stream) => new Promise<void>((resolve) => stream.end(resolve))));
  return { code, stdout: stdout.text, stderr: stderr.text };
};

/** Runs the built command as a process. `script`: its file. */
export const runVitrineProcess = async (
  script: string,
  environment: Environment,
  args: readonly string[],
): Promise<CommandAnswer> => {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: ROOT,
    env: environment,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, stdout, stderr };
};
