import { constants } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import type { Command } from "commander";
import { type FeedImportRequest, type FeedInput, type WatchedInput, watchFeed } from "#application/imports/index.ts";
import type { ImportReport } from "#domain/imports/index.ts";
import { isAddress, loadProfile, redactSource } from "../../adapters/feeds/index.ts";
import { canAccess } from "../../adapters/platform/files/can-access.ts";
import { type ImportServices, WATCH_ADAPTERS } from "../../shared-container/imports.ts";
import { prepareImportProcess } from "../../shared-container/prepare-import-process.ts";
import { type AnswerFormat, command, commandGroup, formatOption } from "../command.ts";
import { contentImportCommand } from "../content/import-content.ts";
import { type CliContext, WRONG_USAGE } from "../context.ts";
import { CommandError } from "../failure.ts";
import { importExitCode } from "../import/exit-codes.ts";
import { printImport } from "../import/import-summary.ts";
import { createProgress, type Progress } from "../import/progress.ts";
import { importStores } from "../import/stores.ts";
import { createIntervalParser, parseFeedName } from "../options.ts";
import { readCommandSource } from "../streams.ts";
import { catalogueImportCommands } from "./import-catalogue.ts";

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

Exit codes: 0 all in, or nothing new; 1 wrong usage; 2 rows refused or prices held, the others are in; 3 quarantined or unreadable, nothing
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
  { importFeed, readPendingPictures, notifyStaff }: ImportServices,
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
    printImport(context, report, format, { seconds, pendingPictures: await readPendingPictures(report) });
    await notifyStaff(report);
    context.exit(importExitCode(report));
    return report;
  };
};

/** Throws a `CommandError` with every message about the arguments. */
const toRequest = async (source: string, flags: Flags): Promise<FeedImportRequest> => {
  const profile = await loadProfile(flags.profile);
  const problems = [...(profile.ok ? [] : profile.error), ...(await findProblems(source, flags))];
  if (!profile.ok || problems.length > 0) throw new CommandError(WRONG_USAGE, problems.join("\nerror: "));
  return {
    profile: profile.value,
    feed: flags.feed ?? profile.value.name,
    dryRun: flags.dryRun === true,
    force: flags.force === true,
    reportPath: flags.report ?? null,
    alwaysCountsHosts: true,
  };
};

/** `disconnect`: the parent process has ended. */
const STOP_EVENTS = ["SIGINT", "SIGTERM", "disconnect"] as const;

const runUntilStopped = async (work: (signal: AbortSignal) => Promise<void>): Promise<void> => {
  const stop = new AbortController();
  const onSignal = (): void => stop.abort();
  for (const event of STOP_EVENTS) process.once(event, onSignal);
  try {
    await work(stop.signal);
  } finally {
    for (const event of STOP_EVENTS) process.removeListener(event, onSignal);
  }
};

/** Imports now and again after every change of the file or of the response. */
const watchSource = async (
  context: CliContext,
  source: string,
  intervalSeconds: number,
  run: (input: WatchedInput) => Promise<ImportReport>,
): Promise<void> => {
  const feed = { source, isAddress: isAddress(source), intervalMs: intervalSeconds * 1_000 };
  const onWatching = (): unknown => context.stderr.write(`watching ${redactSource(source)}; stop with Ctrl+C\n`);
  await watchFeed({ ...WATCH_ADAPTERS, onRead: async () => undefined, onWatching, runUntilStopped }, feed, run);
};

/** `vitrine import vehicles FILE|URL|-` */
const vehiclesImportCommand = (context: CliContext): Command =>
  command(context, {
    name: "vehicles",
    description: "Takes a feed of vehicles in as one new version of the stock: all of it, or nothing.",
    help: EXAMPLES,
    parameters: [
      ["<source>", "a file, an http(s) address, or - for standard input; gzip is read as it comes"],
      ["--profile <name>", PROFILES, "vitrine"],
      [
        "--feed <name>",
        "feeds of different names never touch each other's vehicles (default: the profile's name)",
        parseFeedName,
      ],
      ["--dry-run", "report what would happen and change nothing"],
      ["--force", "take a feed in that the guards would quarantine"],
      ["--watch", "import again whenever the file or what the address sends changes, until Ctrl+C"],
      [
        "--interval <time>",
        "how often --watch asks an address: 90s, 15m, 2h",
        createIntervalParser(1),
        DEFAULT_INTERVAL_S,
      ],
      ["--report <file>", "write every refused row to this file, as JSON"],
      formatOption(),
    ],
    needs: importStores,
    run: async (open, source: string, flags: Flags) => {
      prepareImportProcess();
      const request = await toRequest(source, flags);
      const { imports } = await open(request.dryRun);
      const run = createRun(context, imports, source, request, flags.format);
      await (flags.watch ? watchSource(context, source, flags.interval, run) : run(null));
    },
  });

/** `vitrine import vehicles FILE|URL|-`, the kinds of the catalogue, and the content. */
export const importCommand = (context: CliContext): Command =>
  commandGroup("import", "Takes objects of the group in from files or addresses.", [
    vehiclesImportCommand(context),
    ...catalogueImportCommands(context),
    contentImportCommand(context),
  ]);
