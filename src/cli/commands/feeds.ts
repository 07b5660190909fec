import { Command } from "commander";
import { listFeeds } from "#application/imports/index.ts";
import { redactSource } from "../../adapters/feeds/index.ts";
import { environmentFeed } from "../../server/environment/config.ts";
import { type CliContext, WRONG_USAGE } from "../context.ts";
import { fail } from "../failure.ts";
import { parseFeedName } from "../feed/feed-name.ts";
import { addFeedCommand } from "../feeds/add-feed.ts";
import { changeFeedCommand } from "../feeds/change-feed.ts";
import { feedTable } from "../feeds/feed-table.ts";
import { removeFeedCommand } from "../feeds/remove-feed.ts";
import { isOfEnvironment, withFeeds } from "../feeds/with-feeds.ts";
import { type AnswerFormat, formatOption } from "../format-option.ts";

type ListFlags = { readonly format: AnswerFormat };

const EXAMPLES = `
Examples:
  vitrine feeds                                            every feed: source, profile, interval, guard, vehicles
  vitrine feeds add nord https://dealer.example/stock.csv --profile mobile-de --interval 15m
  vitrine feeds add sud /srv/sud.csv --guard removed_share=0.5
  vitrine feeds add demo /srv/stock.csv --as vitrine       in the stead of what import vehicles took in
  vitrine feeds change nord --profile ./nord.yaml --interval 1h
  vitrine feeds pause nord                                 its vehicles stay as they are
  vitrine feeds pause nord --end                           follows it again
  vitrine feeds remove nord                                how many vehicles would go
  vitrine feeds remove nord --confirm

Feeds never touch each other's vehicles, also where both use the same numbers. A VIN that several sources list is shown once: a
followed feed before a hand import, else the source that was there first. The feed of STOCK_FEED_URL is listed with the
others, under the name of its profile; commands do not change it. A running server notices each change at once.`;

const list = (context: CliContext, { format }: ListFlags): Promise<void> =>
  withFeeds(context, async (store) => {
    const listed = await listFeeds(store, environmentFeed(context.config));
    const feeds = listed.map((feed) => ({ ...feed, source: feed.source === null ? null : redactSource(feed.source) }));
    if (format === "json") context.stdout.write(`${JSON.stringify(feeds, null, 2)}\n`);
    else context.stdout.write(feeds.length === 0 ? "There is no feed yet.\n" : `${feedTable(feeds)}\n`);
  });

const listCommand = (context: CliContext): Command =>
  new Command("list")
    .description("Lists every feed, followed or not.")
    .addOption(formatOption())
    .action((flags: ListFlags) => list(context, flags));

const pause = (context: CliContext, name: string, isEnding: boolean): Promise<void> =>
  withFeeds(context, async (feeds) => {
    if (isOfEnvironment(context, name)) return;
    const isKnown = await feeds.setPaused(name, isEnding ? null : context.clock.now().toISOString());
    if (!isKnown) return fail(context, WRONG_USAGE, `the server follows no feed ${name}`);
    context.stdout.write(
      isEnding ? `${name} is followed again.\n` : `Paused: ${name}. Its vehicles stay as they are.\n`,
    );
  });

const pauseCommand = (context: CliContext): Command =>
  new Command("pause")
    .description("Stops following a feed for a time.")
    .argument("<name>", "as `vitrine feeds` shows it", parseFeedName)
    .option("--end", "follow it again")
    .action((name: string, { end }: { readonly end?: true }) => pause(context, name, end === true));

/** `vitrine feeds`: the sources that the server follows. */
export const feedsCommand = (context: CliContext): Command =>
  new Command("feeds")
    .description("The sources of the stock that the server follows: list, add, change, pause, remove.")
    .addHelpText("after", EXAMPLES)
    .addCommand(listCommand(context), { isDefault: true })
    .addCommand(addFeedCommand(context))
    .addCommand(changeFeedCommand(context))
    .addCommand(pauseCommand(context))
    .addCommand(removeFeedCommand(context));
