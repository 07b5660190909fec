import { Readable } from "node:stream";
import { openDatabase } from "../../src/adapters/database/index.ts";
import { feedCommand } from "../../src/cli/commands/feed.ts";
import { importCommand } from "../../src/cli/commands/import.ts";
import { importsCommand } from "../../src/cli/commands/imports.ts";
import type { CliContext } from "../../src/cli/context.ts";
import { CollectedOutput, type CommandResult } from "../fakes/collected-output.ts";

const COMMANDS = { feed: feedCommand, import: importCommand, imports: importsCommand } as const;

/** Runs `vitrine feed …`, `vitrine import …` or `vitrine imports …` on the data in `dataDir`, which is created when needed. */
export const runFeedCommand = async (
  dataDir: string,
  args: readonly string[],
  stdin: string | Uint8Array = "",
): Promise<CommandResult> => {
  const [stdout, stderr] = [new CollectedOutput(), new CollectedOutput()];
  let code = 0;
  const context = {
    config: { dataDir, databaseUrl: null, site: "luxembourg", settingsDir: "demo/group/settings" },
    stdin: Readable.from([Buffer.from(stdin)]),
    stdout,
    stderr,
    clock: { now: () => new Date("2026-11-21T08:00:00Z") },
    openDatabase: () => openDatabase({ dataDir, url: null }),
    exit: (exitCode: number) => {
      code = exitCode;
    },
  } as unknown as CliContext;
  const [first, ...rest] = args;
  await COMMANDS[first as keyof typeof COMMANDS](context).parseAsync(rest, { from: "user" });
  return { out: stdout.text, err: stderr.text, code };
};
