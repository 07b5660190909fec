import { text } from "node:stream/consumers";
import { Readable } from "node:stream";
import { join } from "node:path";
import { Command } from "commander";
import { resolvePositions } from "../../adapters/observability/index.ts";
import type { CliContext } from "../context.ts";
import { type AnswerFormat, formatOption } from "../format-option.ts";
import { readCommandSource } from "../read-command-source.ts";

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

type Flags = { readonly format: AnswerFormat };

const resolveFrames = async (context: CliContext, source: string, { format }: Flags): Promise<void> => {
  const report = await text(Readable.from(readCommandSource(context, source)));
  const result = resolvePositions(report, ROOT);
  context.stdout.write(format === "json" ? `${JSON.stringify(result, null, 2)}\n` : result.text);
  for (const script of result.unknown) context.stderr.write(`no source map for ${script}: it is of another build\n`);
  if (result.unknown.length > 0) context.exit(UNKNOWN_SCRIPTS);
};

/** `vitrine frames` */
export const framesCommand = (context: CliContext): Command =>
  new Command("frames")
    .description("Replaces positions of the built scripts in an error's stack by those of our sources.")
    .argument("<file>", "a file, an address or - for standard input")
    .addOption(formatOption())
    .addHelpText("after", HELP)
    .action((file: string, flags: Flags) => resolveFrames(context, file, flags));
