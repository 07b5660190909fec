import { Command } from "commander";
import { type CliContext, WRONG_USAGE } from "./context.ts";
import { reportFailure } from "./failure.ts";

const FAILURE_HELP = `
It ends with 3, and one line that says why, where the database is damaged, unreadable or on a full disk.`;

// Sub-commands do not inherit their parent's exit and output settings.
const inherit = (parent: Command, command: Command): void => {
  parent.addCommand(command.copyInheritedSettings(parent));
  for (const subcommand of command.commands) subcommand.copyInheritedSettings(command);
  for (const each of [command, ...command.commands]) each.addHelpText("after", FAILURE_HELP);
};

type CreateCommand = (context: CliContext) => Promise<Command>;

/** In the order of the help. A command loads its modules on demand: loading all takes a quarter of a second. */
const COMMANDS: ReadonlyMap<string, CreateCommand> = new Map<string, CreateCommand>([
  ["import", async (context) => (await import("./commands/import.ts")).importCommand(context)],
  ["export", async (context) => (await import("./commands/export.ts")).exportCommand(context)],
  ["imports", async (context) => (await import("./commands/imports.ts")).importsCommand(context)],
  ["feeds", async (context) => (await import("./commands/feeds.ts")).feedsCommand(context)],
  ["vehicle", async (context) => (await import("./commands/vehicle.ts")).vehicleCommand(context)],
  ["feed", async (context) => (await import("./commands/feed.ts")).feedCommand(context)],
  ["leads", async (context) => (await import("./commands/leads.ts")).leadsCommand(context)],
  ["appointments", async (context) => (await import("./commands/appointments.ts")).appointmentsCommand(context)],
  ["token", async (context) => (await import("./commands/token.ts")).tokenCommand(context)],
  ["content", async (context) => (await import("./commands/content.ts")).contentCommand(context)],
  ["redirects", async (context) => (await import("./commands/redirects.ts")).redirectsCommand(context)],
  ["backup", async (context) => (await import("./commands/backup.ts")).backupCommand(context)],
  ["restore", async (context) => (await import("./commands/restore.ts")).restoreCommand(context)],
  ["frames", async (context) => (await import("./commands/frames.ts")).framesCommand(context)],
  ["init", async (context) => (await import("./commands/init.ts")).initCommand(context)],
  ["doctor", async (context) => (await import("./commands/doctor.ts")).doctorCommand(context)],
]);

/** `name`: the command to run; undefined loads all of them, for the help and for suggestions. */
export const createProgram = async (context: CliContext, name: string | undefined): Promise<Command> => {
  const vitrine = new Command("vitrine")
    .description("Feeds the stock, reads the leads and looks after the site of a car dealership group.")
    .addHelpText(
      "after",
      `
Examples:
  vitrine import vehicles stock.csv.gz --dry-run   what a feed would change, without changing it
  vitrine import vehicles stock.csv                takes a feed in as one new version of the stock
  vitrine vehicle sell V-481 --why "lead K7M2"     one car is sold, whatever the next feeds say
  vitrine leads list --format json                 the leads, newest first
  vitrine content check                            what is wrong with the pages, with file and line
  vitrine redirects check                          old addresses that lead nowhere, with their line
  vitrine backup vitrine.zst                       stock, leads and keys in one file, while the site serves
  vitrine doctor                                   what the site does not show, and what to fix

The environment decides where the data is (DATA_DIR, DATABASE_URL); see the README's table. A relative path starts at the
project, wherever the command is run. A command that reads or removes says on standard error which database it used, and ends
with 1 where there is none.`,
    )
    // An option behind the name of a command is that command's: `imports show 2 --format json`.
    .enablePositionalOptions()
    .configureOutput({
      writeOut: (text) => context.stdout.write(text),
      writeErr: (text) => context.stderr.write(text),
    })
    .exitOverride();
  const named = COMMANDS.get(name ?? "");
  for (const create of named ? [named] : COMMANDS.values()) inherit(vitrine, await create(context));
  return vitrine;
};

/** Runs a command. Never throws: what fails is one line on standard error, and the exit code. */
export const runCommand = async (context: CliContext, argv: readonly string[]): Promise<void> => {
  try {
    const vitrine = await createProgram(context, argv[2]);
    await vitrine.parseAsync(argv);
  } catch (error) {
    // Commander has printed the message.
    if (error instanceof Error && "exitCode" in error) {
      context.exit(error.exitCode === 0 ? 0 : WRONG_USAGE);
    } else reportFailure(context, error);
  }
};
