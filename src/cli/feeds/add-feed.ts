import { constants } from "node:fs/promises";
import { resolve } from "node:path";
import { Command } from "commander";
import type { OwnGuards } from "#domain/imports/index.ts";
import { isAddress, loadProfile } from "../../adapters/feeds/index.ts";
import { canAccess } from "../../adapters/platform/files/can-access.ts";
import { type CliContext, WRONG_USAGE } from "../context.ts";
import { fail } from "../failure.ts";
import { parseFeedName } from "../feed/feed-name.ts";
import { createIntervalParser } from "../interval.ts";
import { guardOption } from "./guard-option.ts";
import { isOfEnvironment, withFeeds } from "./with-feeds.ts";

type Flags = { readonly profile: string; readonly interval: number; readonly guard: OwnGuards };

const MIN_INTERVAL_S = 10;
const DEFAULT_INTERVAL_S = 3_600;

const addFeed = async (context: CliContext, name: string, given: string, flags: Flags): Promise<void> => {
  if (isOfEnvironment(context, name)) return;
  const source = isAddress(given) ? given : resolve(given);
  const profile = await loadProfile(flags.profile);
  if (!profile.ok) return fail(context, WRONG_USAGE, profile.error.join("\nerror: "));
  if (!isAddress(source) && !(await canAccess(source, constants.R_OK)))
    return fail(context, WRONG_USAGE, `${source} cannot be read`);
  await withFeeds(context, async (feeds) => {
    const { interval: intervalSeconds, guard: guards, profile: profileName } = flags;
    const feed = { name, source, profile: profileName, intervalSeconds, guards, pausedAt: null };
    if (!(await feeds.add(feed))) return fail(context, WRONG_USAGE, `there is a feed ${name} already: remove it first`);
    context.stdout.write(`Added: a running server follows ${name} from now on.\n`);
  });
};

/** `vitrine feeds add NAME SOURCE` */
export const addFeedCommand = (context: CliContext): Command =>
  new Command("add")
    .description("Lets the server follow a source, beside all others.")
    .argument("<name>", "the feed's name: its vehicles are nobody else's", parseFeedName)
    .argument("<source>", "a file, or an http(s) address")
    .option("--profile <name>", "how the feed is written, as for import vehicles", "vitrine")
    .option(
      "--interval <time>",
      "how often its source is asked: 90s, 15m, 2h",
      createIntervalParser(MIN_INTERVAL_S),
      DEFAULT_INTERVAL_S,
    )
    .addOption(guardOption())
    .action((name: string, source: string, flags: Flags) => addFeed(context, name, source, flags));
