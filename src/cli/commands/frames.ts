import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import type { Command } from "commander";
import { resolvePositions } from "../../adapters/observability/index.ts";
import { command } from "../command.ts";
import type { CliContext } from "../context.ts";
import { readCommandSource } from "../streams.ts";

const ROOT = join(import.meta.dirname, "..", "..", "..");

const HELP = `
The release of an error report names the build, as vitrine-1.0.0+0a1b2c3d. Source maps of this build and the one before are in
build/source-maps and beside the server's scripts in build; none is served.

Examples:
  vitrine frames error.txt                    the stack with files, lines and columns of our sources
  pbpaste | vitrine frames -                  the same from standard input
  vitrine frames error.txt --format json

Exit codes: 0 every position was found; 1 wrong usage; 2 no source map for some scripts: they are of another build.`;

const UNKNOWN_SCRIPTS = 2;

/** `vitrine frames` */
export const framesCommand = (context: CliContext): Command =>
  command(context, {
    name: "frames",
    description: "Replaces positions of the built scripts in an error's stack by those of our sources.",
    help: HELP,
    parameters: [["<file>", "a file, an address or - for standard input"]],
    run: async (_none, source: string) => {
      const result = resolvePositions(await text(Readable.from(readCommandSource(context, source))), ROOT);
      for (const script of result.unknown)
        context.stderr.write(`no source map for ${script}: it is of another build\n`);
      return result;
    },
    table: (result) => result.text,
    exitCode: ({ unknown }) => (unknown.length > 0 ? UNKNOWN_SCRIPTS : 0),
  });
