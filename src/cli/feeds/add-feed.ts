import { constants } from "node:fs/promises";
import { resolve } from "node:path";
import type { Command } from "commander";
import {
  addFeed,
  compareSource,
  createFeedImport,
  type SourceComparison,
  takeOverFeed,
  type TakeoverRefusal,
} from "#application/imports/index.ts";
import type { StockWriter } from "#application/imports/ports.ts";
import type { OwnGuards, StockFeed } from "#domain/imports/index.ts";
import { createStockWriter, type Database } from "../../adapters/database/index.ts";
import { isAddress } from "../../adapters/feeds/index.ts";
import { canAccess } from "../../adapters/platform/files/can-access.ts";
import { feedImportAdapters } from "../../shared-container/imports.ts";
import { prepareImportProcess } from "../../shared-container/prepare-import-process.ts";
import { command } from "../command.ts";
import { type CliContext, WRONG_USAGE } from "../context.ts";
import { CommandError } from "../failure.ts";
import { createCommandUser } from "../import/stores.ts";
import { parseFeedName } from "../options.ts";
import { readCommandSource } from "../streams.ts";
import { guardOption, intervalOption } from "./options.ts";
import {
  feedsOnDemand,
  feedStores,
  type NamedProfile,
  readNamedProfile,
  refuseEnvironmentFeed,
  waitForLock,
} from "./stores.ts";

type Flags = {
  readonly profile: string;
  readonly interval: number;
  readonly guard: OwnGuards;
  readonly as?: string;
  readonly beside?: true;
};

const HELP = `
The source is read first. Where vehicles of it are on sale already from another source, by their VIN, nothing is added unless
--as or --beside says what is meant.

Exit codes: 0 added; 1 nothing was added.`;

const DEFAULT_INTERVAL_S = 3_600;

/** Why the feed cannot be added, whatever its source lists; null: it can. */
const findProblem = async (source: string, name: string, known: readonly StockFeed[]): Promise<string | null> => {
  if (known.some((feed) => feed.name === name))
    return `there is a feed ${name} already: vitrine feeds change ${name} changes it`;
  return isAddress(source) || (await canAccess(source, constants.R_OK)) ? null : `${source} cannot be read`;
};

const compare = (
  context: CliContext,
  { database, stock }: { readonly database: Database; readonly stock: StockWriter },
  { name, source }: StockFeed,
  { profile }: NamedProfile,
) => {
  prepareImportProcess();
  const importFeed = createFeedImport(feedImportAdapters(database, context.clock, null, stock));
  return compareSource(importFeed, { feed: name, profile, input: { bytes: readCommandSource(context, source) } });
};

/** What an operator should know of a source that is added. `from`: the source that it takes over. */
const comparisonWarnings = ({ reason, shared_with }: SourceComparison, from: string | undefined): readonly string[] => [
  ...(reason === null ? [] : [`the source cannot be imported as it is: ${reason}`]),
  ...shared_with
    .filter(({ feed, stock_numbers }) => stock_numbers > 0 && feed !== from)
    .map(
      ({ feed, stock_numbers }) =>
        `${stock_numbers} stock numbers of the source are on sale from ${feed} as well; without a VIN both vehicles are shown`,
    ),
];

/** Why a source is not added whose vehicles are on sale already. */
const refusalText = (name: string, { shared, vehicles, shared_with }: SourceComparison): string => {
  const origins = shared_with.filter(({ vins }) => vins > 0).map(({ feed, vins }) => `${vins} from ${feed}`);
  const first = shared_with[0]?.feed ?? "NAME";
  return [
    `on sale already, by their VIN: ${shared} of the source's ${vehicles} vehicles (${origins.join(", ")}). Nothing was added.`,
    `  --as ${first} takes that source over: its vehicles become those of ${name}, with their addresses and price history`,
    "  --beside follows it all the same: each of these vehicles is shown once, as the source has it that comes first",
  ].join("\n");
};

/** Why an earlier source is not taken over. */
const takeoverRefusalText = (refusal: TakeoverRefusal, { name }: StockFeed, from: string): string =>
  refusal === "unknown"
    ? `no vehicle of a source ${from} is on sale: vitrine feeds lists the sources`
    : `${name} has vehicles of its own on sale: remove it first, or choose another name`;

const add = async (
  context: CliContext,
  { feeds, database }: Awaited<ReturnType<typeof feedStores>>,
  feed: StockFeed,
  profile: NamedProfile,
  flags: Flags,
): Promise<string> => {
  const { clock, stderr } = context;
  const { name } = feed;
  const problem = await findProblem(feed.source, name, await feeds.list());
  if (problem !== null) throw new CommandError(WRONG_USAGE, problem);
  const stock = createStockWriter(database, clock, { user: createCommandUser(context, "feeds add") });
  const comparison = await compare(context, { database, stock }, feed, profile);
  for (const warning of comparisonWarnings(comparison, flags.as)) stderr.write(`warning: ${warning}\n`);
  const onWait = (line: string): unknown => stderr.write(`${line}\n`);
  const deps = { feeds, stock, lock: (followed: string) => waitForLock(database, followed, onWait) };
  if (flags.as !== undefined) {
    const result = await takeOverFeed(deps, { feed, from: flags.as, keys: comparison.keys });
    if (typeof result === "string") throw new CommandError(WRONG_USAGE, takeoverRefusalText(result, feed, flags.as));
    return `Added: a running server follows ${name} from now on, with the ${result.vehicles} vehicles of ${flags.as}.`;
  }
  if (comparison.shared > 0 && flags.beside !== true)
    throw new CommandError(WRONG_USAGE, refusalText(name, comparison));
  if (!(await addFeed(deps, feed))) throw new CommandError(WRONG_USAGE, `there is a feed ${name} already`);
  return `Added: a running server follows ${name} from now on.`;
};

/** `vitrine feeds add NAME SOURCE` */
export const addFeedCommand = (context: CliContext): Command =>
  command(context, {
    name: "add",
    description: "Lets the server follow a source, beside all others or in the stead of one.",
    help: HELP,
    parameters: [
      ["<name>", "the feed's name: its vehicles are nobody else's", parseFeedName],
      ["<source>", "a file, or an http(s) address"],
      ["--profile <name>", "how the feed is written, as for import vehicles", "vitrine"],
      intervalOption().default(DEFAULT_INTERVAL_S),
      guardOption().default({}, "those of the settings"),
      ["--as <feed>", "take over that source: its vehicles become this feed's, with their addresses", parseFeedName],
      ["--beside", "follow it beside the sources that list some of its vehicles, which are shown once"],
    ],
    needs: feedsOnDemand,
    run: async (open, name: string, given: string, flags: Flags) => {
      refuseEnvironmentFeed(context, name);
      if (flags.as !== undefined) refuseEnvironmentFeed(context, flags.as);
      const profile = await readNamedProfile(flags.profile);
      const source = isAddress(given) ? given : resolve(given);
      const { interval: intervalSeconds, guard: guards } = flags;
      const feed = { name, source, profile: profile.name, intervalSeconds, guards, pausedAt: null };
      return add(context, await open(), feed, profile, flags);
    },
    text: (text) => text,
  });
