import { Command } from "commander";
import { OWNER_ONLY_UMASK, readConfig } from "../server/config.ts";
import { contentCommand } from "./commands/content.ts";
import { doctorCommand } from "./commands/doctor.ts";
import { exportCommand } from "./commands/export.ts";
import { feedCommand } from "./commands/feed.ts";
import { importCommand } from "./commands/import.ts";
import { catalogueImportCommands } from "./commands/import-catalogue.ts";
import { importsCommand } from "./commands/imports.ts";
import { leadsCommand } from "./commands/leads.ts";
import { redirectsCommand } from "./commands/redirects.ts";
import { processContext, WRONG_USAGE, type CliContext } from "./context.ts";

// Sub-commands do not inherit their parent's exit and output settings by themselves.
const inherit = (parent: Command, command: Command): void => {
  parent.addCommand(command.copyInheritedSettings(parent));
  for (const subcommand of command.commands) subcommand.copyInheritedSettings(command);
};

const program = (context: CliContext): Command => {
  const vitrine = new Command("vitrine")
    .description("Feeds the stock, reads the leads and looks after the site of a car dealership group.")
    .addHelpText(
      "after",
      `
Examples:
  vitrine import vehicles stock.csv.gz --dry-run   what a feed would change, without changing it
  vitrine import vehicles stock.csv                takes a feed in as one new version of the stock
  vitrine leads list --format json                 the leads, newest first
  vitrine content check                            what is wrong with the pages, with file and line
  vitrine redirects check                          old addresses that lead nowhere, with their line
  vitrine doctor                                   what the site does not show, and what to mend

The environment decides where the data is (DATA_DIR, DATABASE_URL); see the README's table. A relative path starts at the
project, wherever the command is run. A command that reads or removes says on standard error which database it used, and ends
with 1 where there is none.`,
    )
    .configureOutput({
      writeOut: (text) => context.stdout.write(text),
      writeErr: (text) => context.stderr.write(text),
    })
    .exitOverride();
  const imports = importCommand(context);
  for (const command of catalogueImportCommands(context)) imports.addCommand(command);
  for (const command of [
    imports,
    exportCommand(context),
    importsCommand(context),
    feedCommand(context),
    leadsCommand(context),
    contentCommand(context),
    redirectsCommand(context),
    doctorCommand(context),
  ])
    inherit(vitrine, command);
  return vitrine;
};

process.umask(OWNER_ONLY_UMASK);

const run = async (): Promise<void> => {
  const config = readConfig(process.env);
  if (!config.ok) {
    for (const message of config.error) process.stderr.write(`${message}\n`);
    process.exitCode = WRONG_USAGE;
    return;
  }
  try {
    await program(processContext(config.value)).parseAsync(process.argv);
  } catch (error) {
    if (!(error instanceof Error && "exitCode" in error)) throw error;
    process.exitCode = error.exitCode === 0 ? 0 : WRONG_USAGE;
  }
};

await run();
