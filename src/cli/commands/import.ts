import { constants } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { Command } from "commander";
import type { FeedImportRequest, FeedInput, WatchedInput } from "#application/imports/index.ts";
import type { ImportReport } from "#domain/imports/index.ts";
import { loadProfile } from "../../adapters/feeds/index.ts";
import { canAccess } from "../../adapters/platform/files/can-access.ts";
import type { ImportServices } from "../../shared-container/imports.ts";
import { prepareImportProcess } from "../../shared-container/prepare-import-process.ts";
import type { CliContext } from "../context.ts";
import { parseFeedName } from "../feed/feed-name.ts";
import { importExitCode } from "../import/exit-codes.ts";
import { printImport } from "../import/import-summary.ts";
import { createProgress, type Progress } from "../import/progress.ts";
import { watchSource } from "../import/watch-source.ts";
import { withImports } from "../import/with-imports.ts";
import { createIntervalParser } from "../interval.ts";
import { readCommandSource } from "../read-command-source.ts";
import { catalogueImportCommands } from "./import-catalogue.ts";
import { type ContentImportFlags, importContent } from "../content/import-content.ts";
import { type AnswerFormat, formatOption } from "../format-option.ts";

type Flags = {
  readonly profile: string;
  readonly feed?: string;
  readonly dryRun?: true;
  readonly force?: true;
  readonly watch?: true;
  readonly interval: number;
  readonly report?: string;
  readonly format: AnswerFormat;
};

const EXAMPLES = `
Examples:
  vitrine import vehicles stock.csv                      our own format, CSV or JSON, also gzipped
  vitrine import vehicles export.csv --profile autoscout24-export --dry-run
                                                         what it would change, without changing it
  vitrine import vehicles https://dealer.example/stock.json.gz --feed dealer
  gunzip -c stock.csv.gz | vitrine import vehicles -     from standard input
  vitrine import vehicles stock.csv --watch              again whenever the file changes
  vitrine import vehicles https://dealer.example/stock.csv --watch --interval 15m
                                                         asks the address every 15 minutes for what is newer
  vitrine import vehicles stock.csv --report bad.json    every refused row, as JSON
  vitrine feed check stock.csv                           what is wrong with a feed, without taking it in
  vitrine feed check stock.csv --against-stock           what it would change, and whether a guard would stop it
  vitrine imports                                        what became of the last imports

A feed that looks broken (cut off, empty, wrongly encoded, too many of its vehicles gone or rows refused, prices, mileages,
pictures or locations that change in too many vehicles) is quarantined: the old stock stays, and alerts about its vehicles
wait. The limits stand under imports.guards in settings/*.yaml. --force takes it in all the same. A feed without one readable
price fails.

A price that is not plausible is held: the vehicle keeps the one before, or is not shown if it is new, until somebody accepts it with
vitrine imports accept.

Exit codes: 0 all in, or nothing new; 1 wrong usage; 2 in, some rows refused or prices held; 3 quarantined or unreadable, nothing
changed.`;

const PROFILES =
  "how the feed is written: vitrine, autoscout24-export, mobile-de, google-vehicle-ads, meta-automotive, or a .yaml file";

const DEFAULT_INTERVAL_S = 5 * 60;

/** Messages about invalid arguments or combinations. */
const findProblems = async (source: string, { report, watch }: Flags): Promise<readonly string[]> => {
  const folder = report === undefined ? null : dirname(resolve(report));
  return [
    ...(folder !== null && !(await canAccess(folder, constants.W_OK))
      ? [`--report: nothing can be written to ${folder}`]
      : []),
    ...(watch && source === "-" ? ["--watch needs a file or an address"] : []),
  ];
};

/** Each run reads the source, unless its input is already open, and prints the report. */
const createRun = (
  context: CliContext,
  { importFeed, countPendingPictures, notifyStaff }: ImportServices,
  source: string,
  request: FeedImportRequest,
  format: Flags["format"],
): ((input: WatchedInput) => Promise<ImportReport>) => {
  const readInput = (opened: WatchedInput, { setTotal }: Progress): FeedInput => {
    if (opened === null) return { bytes: readCommandSource(context, source, setTotal) };
    setTotal("bytes" in opened ? opened.size : null);
    return opened;
  };
  return async (opened) => {
    const startedAt = performance.now();
    const progress = createProgress(context.stderr);
    const report = await importFeed(request, readInput(opened, progress), progress.show).finally(progress.end);
    const seconds = (performance.now() - startedAt) / 1000;
    printImport(context, report, format, { seconds, pendingPictures: await countPendingPictures(report) });
    await notifyStaff(report);
    context.exit(importExitCode(report));
    return report;
  };
};

const importFrom = async (context: CliContext, source: string, flags: Flags): Promise<void> => {
  prepareImportProcess();
  const profile = await loadProfile(flags.profile);
  const problems = [...(profile.ok ? [] : profile.error), ...(await findProblems(source, flags))];
  if (!profile.ok || problems.length > 0) {
    for (const message of problems) context.stderr.write(`error: ${message}\n`);
    context.exit(1);
    return;
  }
  const request: FeedImportRequest = {
    profile: profile.value,
    feed: flags.feed ?? profile.value.name,
    dryRun: flags.dryRun === true,
    force: flags.force === true,
    reportPath: flags.report ?? null,
    alwaysCountsHosts: true,
  };
  await withImports(context, request.dryRun, async (imports) => {
    const run = createRun(context, imports, source, request, flags.format);
    await (flags.watch ? watchSource(context, source, flags.interval, run) : run(null));
  });
};

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

/** `vitrine import vehicles FILE|URL|-`, the kinds of the catalogue, and the content. */
export const importCommand = (context: CliContext): Command => {
  const vehicles = new Command("vehicles")
    .description("Takes a feed of vehicles in as one new version of the stock: all of it, or nothing.")
    .argument("<source>", "a file, an http(s) address, or - for standard input; gzip is read as it comes")
    .option("--profile <name>", PROFILES, "vitrine")
    .option(
      "--feed <name>",
      "feeds of different names never touch each other's vehicles (default: the profile's name)",
      parseFeedName,
    )
    .option("--dry-run", "report what would happen and change nothing")
    .option("--force", "take a feed in that the guards would quarantine")
    .option("--watch", "import again whenever the file or what the address sends changes, until Ctrl+C")
    .option(
      "--interval <time>",
      "how often --watch asks an address: 90s, 15m, 2h",
      createIntervalParser(1),
      DEFAULT_INTERVAL_S,
    )
    .option("--report <file>", "write every refused row to this file, as JSON")
    .addOption(formatOption())
    .addHelpText("after", EXAMPLES)
    .action((source: string, flags: Flags) => importFrom(context, source, flags));
  const group = new Command("import").description("Takes objects of the group in from files or addresses.");
  for (const command of [vehicles, ...catalogueImportCommands(context), contentImportCommand(context)])
    group.addCommand(command);
  return group;
};
