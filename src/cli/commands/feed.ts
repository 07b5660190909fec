import { Command } from "commander";
import type { Database } from "../../adapters/database/index.ts";
import { type CliContext, openExistingDatabase, openForReading, WRONG_USAGE } from "../context.ts";
import { fail } from "../failure.ts";
import { parseFeedName } from "../feed/feed-name.ts";
import { feedCheckSummary } from "../feed/feed-check-summary.ts";
import { createProgress } from "../import/progress.ts";
import { readCommandSource } from "../read-command-source.ts";
import type { FeedCheck, FeedCheckProblem } from "#application/imports/index.ts";
import { createFeedCheckService } from "../feed/feed-check-service.ts";
import { feedProfileCommand } from "./feed-profile.ts";
import { type AnswerFormat, formatOption } from "../format-option.ts";
import { REFUSED_TITLE, refusedHostLines } from "../media/refused-hosts.ts";

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
Hosts of pictures and films that the settings do not name are listed with the line to add; they are no flaw of the feed.

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

const failCheck = (context: CliContext, problem: FeedCheckProblem, format: Flags["format"]): void => {
  const messages = problemMessages(problem);
  const isUsage = problem.type === "invalid-profile";
  if (format === "json" && !isUsage) {
    context.stdout.write(`${JSON.stringify({ verdict: "unusable", reason: messages[0] }, null, 2)}\n`);
  }
  fail(context, isUsage ? WRONG_USAGE : UNREADABLE, messages.join("\n"));
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

/** The database for the check; null if there is none, "missing" if one is required. */
const openChecked = async (context: CliContext, { againstStock }: Flags): Promise<Database | "missing" | null> =>
  againstStock ? ((await openForReading(context)) ?? "missing") : openExistingDatabase(context);

const check = async (context: CliContext, source: string, flags: Flags): Promise<void> => {
  const { maxValues, limits } = flags.all ? FULL_DETAIL : DEFAULT_DETAIL;
  const database = await openChecked(context, flags);
  if (database === "missing") return;
  const checkFeed = createFeedCheckService(context, database, flags.againstStock === true);
  const progress = createProgress(context.stderr);
  const bytes = readCommandSource(context, source, progress.setTotal);
  const request = { bytes, profile: flags.profile ?? null, feed: flags.feed ?? null, limits };
  const runCheck = async (): ReturnType<typeof checkFeed> => {
    try {
      return await checkFeed(request, progress.show);
    } finally {
      progress.end();
      await database?.close();
    }
  };
  const result = await runCheck();
  if (!result.ok) {
    failCheck(context, result.error, flags.format);
    return;
  }
  const { check: feedCheck, reason: guessReason } = result.value;
  const text =
    flags.format === "json"
      ? `${JSON.stringify({ ...limitValues(feedCheck, maxValues), guessed: guessReason }, null, 2)}\n`
      : feedCheckSummary(result.value, maxValues, refusedHostLines(context, feedCheck.refused_hosts, REFUSED_TITLE));
  context.stdout.write(text);
  context.exit(EXIT_CODES[feedCheck.verdict]);
};

/** `vitrine feed check FILE|URL|-` and `vitrine feed profile FILE|URL|-` */
export const feedCommand = (context: CliContext): Command =>
  new Command("feed")
    .description("Looks feeds through before they are taken in.")
    .addCommand(checkCommand(context))
    .addCommand(feedProfileCommand(context));

const checkCommand = (context: CliContext): Command =>
  new Command("check")
    .description("Says what is wrong with a feed and how to fix it, without taking it in.")
    .argument("<source>", "a file, an http(s) address, or - for standard input; gzip is read as it comes")
    .option("--profile <name>", "how the feed is written; guessed where none is named")
    .option("--against-stock", "compare with the stock: what an import would change, and which guard would stop it")
    .option("--feed <name>", "with --against-stock: the feed's name, as for an import", parseFeedName)
    .option("--all", "every value that was found wanting, with all its lines")
    .addOption(formatOption())
    .addHelpText("after", EXAMPLES)
    .action((source: string, flags: Flags) => check(context, source, flags));
