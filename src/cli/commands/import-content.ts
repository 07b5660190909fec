import { Command } from "commander";
import { importContent, type ContentImportFlags } from "../content/import-content.ts";
import type { CliContext } from "../context.ts";
import { formatOption } from "../format-option.ts";

const HELP = `
Examples:
  vitrine export content > content.json           the stories as they are
  vitrine import content content.json --dry-run   what it would change, by story and field
  vitrine import content content.json && vitrine content check && vitrine content reload

A story that the file does not name stays. One that has an error is refused with its reasons, and its file stays as it is.
Only the files of stories that differ are written; comments in them are lost.

Exit codes: 0 all in, or nothing new; 1 wrong usage, or nothing was read; 2 in, some stories refused.`;

/** `vitrine import content FILE|URL|-` */
export const contentImportCommand = (context: CliContext): Command =>
  new Command("content")
    .description("Takes stories in: writes the files of those that differ.")
    .argument("<source>", "a JSON file of vitrine export content, an http(s) address, or - for standard input")
    .option("--dry-run", "report what would happen and change nothing")
    .addOption(formatOption())
    .addHelpText("after", HELP)
    .action((source: string, flags: ContentImportFlags) => importContent(context, source, flags));
