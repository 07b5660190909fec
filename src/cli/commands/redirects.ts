import { Command, Option } from "commander";
import { REDIRECT_FORMATS } from "../../adapters/content/index.ts";
import { formatOption } from "../format-option.ts";
import type { CliContext } from "../context.ts";
import { type CheckFlags, checkRedirectTable } from "../redirects/check.ts";
import { type ImportFlags, importRedirects } from "../redirects/import.ts";

const CHECK_HELP = `
Errors: rows that cannot be used (they answer 404), loops, duplicates, targets that do not exist. Warnings: chains, which the
site shortens to one hop, targets that are redirected themselves, and vehicles that are sold. The header line of the table is
optional; the check says whether the first line is one.

Exit codes: 0 no error; 1 wrong usage, or no table there; 2 errors.`;

const IMPORT_HELP = `
Formats, by the name of the file where --as does not say:
  csv          from,to,status; the header line is optional, an empty status is 301
  json         an object by old address: "/fr/old": "/new", or { "to": "/new", "status": 302 }
  _redirects   one redirect a line: /fr/old /new 301; patterns and conditions are refused

Examples:
  vitrine redirects import old-site.json --dry-run   what would change, without changing it
  vitrine redirects import _redirects                adds its rows, and replaces those of the same address
  vitrine redirects import table.csv --replace       the table is then this one alone
  vitrine redirects check && vitrine content reload

Rows with an unusable target are imported: their old address answers 404 and the check names their line.

Exit codes: 0 imported; 1 wrong usage, or nothing was imported; 2 imported, but for refused lines.`;

/** `vitrine redirects check|import` */
export const redirectsCommand = (context: CliContext): Command =>
  new Command("redirects")
    .description("Looks after old addresses: checks where they lead, takes in another site's table.")
    .addCommand(
      new Command("check")
        .description("Says which old addresses lead nowhere or not straight to their page, with their line.")
        .addOption(formatOption())
        .addHelpText("after", CHECK_HELP)
        .action((flags: CheckFlags) => checkRedirectTable(context, flags)),
    )
    .addCommand(
      new Command("import")
        .description("Adds the rows of a file to the table of the content folder.")
        .argument("<file>", "a file, an address or - for standard input")
        .addOption(new Option("--as <format>", "format of the file").choices([...REDIRECT_FORMATS]))
        .option("--replace", "the rows of the file replace the table")
        .option("--dry-run", "says what would change")
        .addHelpText("after", IMPORT_HELP)
        .action((file: string, flags: ImportFlags) => importRedirects(context, file, flags)),
    );
