import type { Command } from "commander";
import { createFeedCheck, type FeedCheck, type FeedCheckProblem } from "#application/imports/index.ts";
import { DEFAULT_IMPORT_GUARDS } from "#domain/imports/index.ts";
import {
  createCatalogueRepository,
  createStockWriter,
  type Database,
  readFeedVehicles,
} from "../../adapters/database/index.ts";
import { FEED_PROFILES, readFeed, storeFeed } from "../../adapters/feeds/index.ts";
import { EXPORT_FORMATS } from "../../adapters/formats/vehicles/index.ts";
import { sha256Digest } from "../../adapters/signing/index.ts";
import {
  type AnswerFormat,
  closingStack,
  command,
  commandGroup,
  databaseIfAny,
  existingDatabase,
  writeJson,
} from "../command.ts";
import { type CliContext, readMarketSettings, WRONG_USAGE } from "../context.ts";
import { CommandError } from "../failure.ts";
import { feedCheckSummary } from "../import/feed-check-summary.ts";
import { createProgress } from "../import/progress.ts";
import { createCommandUser } from "../import/stores.ts";
import { readMediaHosts, REFUSED_TITLE, refusedHostLines } from "../media-hosts.ts";
import { parseFeedName } from "../options.ts";
import { readCommandSource } from "../streams.ts";
import { feedProfileCommand } from "./feed-profile.ts";

type Flags = {
  readonly profile?: string;
  readonly format: AnswerFormat;
  readonly all?: true;
  readonly againstStock?: true;
  readonly feed?: string;
};

const EXAMPLES = `
Examples:
  vitrine feed check stock.csv                        which profile fits, what is wrong, what buyers will miss
  vitrine feed check export.xml --profile meta-automotive
                                                      by this profile and no other
  vitrine feed check https://dealer.example/stock.csv.gz --all
                                                      every value that was found wanting, with all its lines
  vitrine feed check stock.csv --format json | jq '.findings[0]'
  vitrine feed check stock.csv --against-stock        also what an import would change, and whether a guard would stop it

It reads the feed by the rules of "vitrine import vehicles" and changes nothing; it needs no database, and checks names of
locations where there is one. Of each kind of mistake it shows the most frequent values, the lines they stand on and how to
fix them: in the feed, or by a profile of your own (a copy of a file in src/adapters/feeds/profiles, named with --profile).
What Google and Meta would refuse is counted by reason; it is no flaw of the feed. Hosts of pictures and films that the settings do not name are listed with the line to add; they are no flaw of the feed.

Exit codes: 0 clean; 1 wrong usage; 2 usable, but rows would be refused or values left out; 3 unreadable, or an import
would leave the old stock.`;

const EXIT_CODES: Readonly<Record<FeedCheck["verdict"], number>> = { clean: 0, flawed: 2, unusable: 3 };

const UNREADABLE = 3;

/** One line of text each. */
const problemMessages = (problem: FeedCheckProblem): readonly string[] => {
  if (problem.type === "invalid-profile") return problem.messages;
  if (problem.type === "unreadable") return [problem.fault.reason];
  return [
    `none of the profiles fits ${problem.description}`,
    "have one proposed (vitrine feed profile FILE > mine.yaml), or name one with --profile:",
    ...problem.profiles.map(({ name, describes }) => `  ${name.padEnd(20)}${describes}`),
  ];
};

/** For programs, standard output has the verdict as well. */
const failed = (context: CliContext, problem: FeedCheckProblem, format: AnswerFormat): CommandError => {
  const messages = problemMessages(problem);
  const isUsage = problem.type === "invalid-profile";
  if (format === "json" && !isUsage) writeJson(context, { verdict: "unusable", reason: messages[0] });
  return new CommandError(isUsage ? WRONG_USAGE : UNREADABLE, messages.join("\n"));
};

/** `values`: values printed for each finding; `lines`: line numbers stored for each value. */
const DEFAULT_DETAIL = { maxValues: 5, limits: { values: 1_000, lines: 3 } } as const;
const FULL_DETAIL = {
  maxValues: Number.POSITIVE_INFINITY,
  limits: { values: Number.POSITIVE_INFINITY, lines: Number.POSITIVE_INFINITY },
} as const;

/** Cuts the values of each finding and counts the rest. */
const limitValues = (check: FeedCheck, maxValues: number): FeedCheck => ({
  ...check,
  findings: check.findings.map((finding) => ({
    ...finding,
    values: finding.values.slice(0, maxValues),
    more_values: finding.more_values + Math.max(0, finding.values.length - maxValues),
  })),
});

/**
 * The check of a feed, with the group's locations where there is a database. `isCompared`: against the stock, by the
 * guards of the market's imports.
 */
const createFeedCheckService = (
  context: CliContext,
  database: Database | null,
  isCompared: boolean,
): ReturnType<typeof createFeedCheck> => {
  const { clock } = context;
  const user = createCommandUser(context, "feed check");
  const settings = readMarketSettings(context);
  const guards = settings.ok ? settings.value.imports.guards : DEFAULT_IMPORT_GUARDS;
  return createFeedCheck({
    profiles: FEED_PROFILES,
    readFeed,
    storeFeed,
    digest: sha256Digest,
    networks: EXPORT_FORMATS,
    clock,
    readLocations: async () => (database === null ? null : createCatalogueRepository(database).locations.all()),
    readFeedVehicles: database === null ? null : (feed) => readFeedVehicles(database, feed),
    readMediaHosts: async () => (settings.ok ? readMediaHosts(context, settings.value, database) : null),
    stock:
      database !== null && isCompared
        ? {
            stock: createStockWriter(database, clock, { user }),
            guards,
            brands: createCatalogueRepository(database).brands,
          }
        : null,
  });
};

const check = async (context: CliContext, database: Database | null, source: string, flags: Flags) => {
  const { maxValues, limits } = flags.all ? FULL_DETAIL : DEFAULT_DETAIL;
  const checkFeed = createFeedCheckService(context, database, flags.againstStock === true);
  const progress = createProgress(context.stderr);
  const bytes = readCommandSource(context, source, progress.setTotal);
  const request = { bytes, profile: flags.profile ?? null, feed: flags.feed ?? null, limits };
  const result = await checkFeed(request, progress.show).finally(progress.end);
  if (!result.ok) throw failed(context, result.error, flags.format);
  return { checked: result.value, maxValues };
};

const checkCommand = (context: CliContext): Command =>
  command(context, {
    name: "check",
    description: "Says what is wrong with a feed and how to fix it, without taking it in.",
    help: EXAMPLES,
    parameters: [
      ["<source>", "a file, an http(s) address, or - for standard input; gzip is read as it comes"],
      ["--profile <name>", "how the feed is written; guessed where none is named"],
      ["--against-stock", "compare with the stock: what an import would change, and which guard would stop it"],
      ["--feed <name>", "with --against-stock: the feed's name, as for an import", parseFeedName],
      ["--all", "every value that was found wanting, with all its lines"],
    ],
    needs: closingStack,
    run: async (stack, source: string, flags: Flags) => {
      const database = await (flags.againstStock ? existingDatabase(context, stack) : databaseIfAny(context, stack));
      return check(context, database, source, flags);
    },
    table: ({ checked, maxValues }) =>
      feedCheckSummary(checked, maxValues, refusedHostLines(context, checked.check.refused_hosts, REFUSED_TITLE)),
    json: ({ checked, maxValues }) => ({ ...limitValues(checked.check, maxValues), guessed: checked.reason }),
    exitCode: ({ checked }) => EXIT_CODES[checked.check.verdict],
  });

/** `vitrine feed check FILE|URL|-` and `vitrine feed profile FILE|URL|-` */
export const feedCommand = (context: CliContext): Command =>
  commandGroup("feed", "Looks feeds through before they are taken in.", [
    checkCommand(context),
    feedProfileCommand(context),
  ]);
