import { PassThrough } from "node:stream";
import { initCommand } from "../../src/cli/commands/init.ts";
import type { CliContext } from "../../src/cli/context.ts";

/** Runs `vitrine init` with options by name. Throws when it refuses. */
export const initGroup = async (folder: string, options: Readonly<Record<string, string>>): Promise<void> => {
  let code = 0;
  const context = {
    stdin: new PassThrough(),
    stdout: new PassThrough().resume(),
    stderr: new PassThrough().resume(),
    clock: { now: () => new Date("2026-11-28T08:00:00Z") },
    exit: (exitCode: number) => {
      code = exitCode;
    },
  } as unknown as CliContext;
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  await initCommand(context).parseAsync([folder, ...args], { from: "user" });
  if (code !== 0) throw new Error(`init ended with ${code}`);
};
