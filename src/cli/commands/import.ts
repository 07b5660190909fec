import { access, constants } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { Command, InvalidArgumentError, Option } from "commander";
import { exitCodeOf, type ImportReport } from "#domain/imports/index.ts";
import { isAddress, loadProfile } from "../../adapters/feeds/index.ts";
import type { CliContext } from "../context.ts";
import { runImport, type ImportRequest } from "../import/run-import.ts";
import { summaryText } from "../import/summary.ts";
import { watchFile } from "../import/watch-file.ts";

type Flags = {
  readonly profile: string;
  readonly feed?: string;
  readonly dryRun?: true;
  readonly force?: true;
  readonly watch?: true;
  readonly report?: string;
  readonly format: "table" | "json";
};

const EXAMPLES = `
Examples:
  vitrine import vehicles stock.csv                      our own format, CSV or JSON, also gzipped
  vitrine import vehicles export.csv --profile autoscout24-export --dry-run
                                                         what it would change, without changing it
  vitrine import vehicles https://dealer.example/stock.json.gz --feed dealer
  gunzip -c stock.csv.gz | vitrine import vehicles -     from standard input
  vitrine import vehicles stock.csv --watch              again whenever the file changes
  vitrine import vehicles stock.csv --report bad.json    every refused row, as JSON
  vitrine imports                                        what became of the last imports

A feed that looks broken (cut off, empty, wrongly encoded, more than 20 % of its vehicles gone, more than half of its
rows refused) is quarantined: the old stock stays. --force takes it in all the same.

Exit codes: 0 all in, or nothing new; 1 wrong usage; 2 in, some rows refused; 3 quarantined or unreadable, nothing changed.`;

const feedName = (name: string): string => {
  if (/^[a-z0-9][a-z0-9._-]{0,79}$/.test(name)) return name;
  throw new InvalidArgumentError("A feed's name has small letters, digits, dots and hyphens.");
};

const tell = (context: CliContext, report: ImportReport, format: Flags["format"], seconds: number): void => {
  if (format === "json") {
    context.stdout.write(`${JSON.stringify({ ...report, seconds: Math.round(seconds * 1000) / 1000 }, null, 2)}\n`);
    if (report.reason !== null) context.stderr.write(`${report.feed}: ${report.status}: ${report.reason}\n`);
  } else context.stdout.write(summaryText(report, seconds));
};

const isWritable = (folder: string): Promise<boolean> =>
  access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );

/** Waits for changes until the process is asked to stop. */
const keepWatching = async (context: CliContext, source: string, again: () => Promise<void>): Promise<void> => {
  const stop = new AbortController();
  const onSignal = (): void => stop.abort();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, onSignal);
  context.stderr.write(`watching ${source}; stop with Ctrl+C\n`);
  await watchFile(source, again, stop.signal);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.removeListener(signal, onSignal);
};

const importFrom = async (context: CliContext, source: string, flags: Flags): Promise<void> => {
  const profile = await loadProfile(flags.profile);
  const wrong = profile.ok ? [] : [...profile.error];
  if (flags.report !== undefined && !(await isWritable(dirname(resolve(flags.report))))) {
    wrong.push(`--report: nothing can be written to ${dirname(resolve(flags.report))}`);
  }
  if (flags.watch && (source === "-" || isAddress(source))) wrong.push("--watch needs a file");
  if (!profile.ok || wrong.length > 0) {
    for (const message of wrong) context.stderr.write(`error: ${message}\n`);
    context.exit(1);
    return;
  }
  const request: ImportRequest = {
    source,
    profile: profile.value,
    feed: flags.feed ?? profile.value.name,
    dryRun: flags.dryRun === true,
    force: flags.force === true,
    reportPath: flags.report ?? null,
  };
  const database = await context.openDatabase();
  const once = async (): Promise<void> => {
    const began = performance.now();
    const report = await runImport(context, database, request);
    tell(context, report, flags.format, (performance.now() - began) / 1000);
    context.exit(exitCodeOf(report));
  };
  try {
    await once();
    if (flags.watch) await keepWatching(context, source, once);
  } finally {
    await database.close();
  }
};

/** `vitrine import vehicles FILE|URL|-` */
export const importCommand = (context: CliContext): Command => {
  const vehicles = new Command("vehicles")
    .description("Takes a feed of vehicles in as one new version of the stock: all of it, or nothing.")
    .argument("<source>", "a file, an http(s) address, or - for standard input; gzip is read as it comes")
    .option("--profile <name>", "how the feed is written: vitrine, autoscout24-export, or a .yaml file", "vitrine")
    .option(
      "--feed <name>",
      "feeds of different names never touch each other's vehicles (default: the profile's name)",
      feedName,
    )
    .option("--dry-run", "report what would happen and change nothing")
    .option("--force", "take a feed in that the guards would quarantine")
    .option("--watch", "import again whenever the file changes, until Ctrl+C")
    .option("--report <file>", "write every refused row to this file, as JSON")
    .addOption(
      new Option("--format <format>", "how the summary is printed").choices(["table", "json"]).default("table"),
    )
    .addHelpText("after", EXAMPLES)
    .action((source: string, flags: Flags) => importFrom(context, source, flags));
  return new Command("import")
    .description("Takes objects of the group in from files or addresses.")
    .addCommand(vehicles);
};
