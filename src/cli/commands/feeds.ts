import { Command } from "commander";
import { utcMinute } from "#domain/shared/index.ts";
import { type ListedFeed, listFeeds } from "#application/imports/index.ts";
import { redactSource } from "../../adapters/feeds/index.ts";
import { environmentFeed } from "../../server/environment/config.ts";
import { command } from "../command.ts";
import type { CliContext } from "../context.ts";
import { addFeedCommand } from "../feeds/add-feed.ts";
import { changeFeedCommand, pauseFeedCommand, removeFeedCommand } from "../feeds/change-feed.ts";
import { guardsText } from "../feeds/options.ts";
import { feedStores } from "../feeds/stores.ts";
import { textTable } from "../text-table.ts";

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

const HEAD = ["name", "state", "vehicles", "interval", "guard", "profile", "last import", "source"];

const SECONDS_OF = { h: 3_600, m: 60, s: 1 } as const;

/** 5400 becomes "90m". */
const intervalText = (seconds: number): string => {
  const unit = (["h", "m", "s"] as const).find((one) => seconds % SECONDS_OF[one] === 0) ?? "s";
  return `${seconds / SECONDS_OF[unit]}${unit}`;
};

const stateText = ({ origin, paused_at }: ListedFeed): string => {
  if (origin === "environment") return "followed (STOCK_FEED_URL)";
  if (origin === "command") return "not followed";
  return paused_at === null ? "followed" : "paused";
};

/** "132, 3 of them shown by another feed". */
const vehiclesText = ({ vehicles, visible_elsewhere }: ListedFeed): string =>
  visible_elsewhere === 0 ? String(vehicles) : `${vehicles}, ${visible_elsewhere} of them shown by another feed`;

const cells = (feed: ListedFeed): string[] => {
  const { name, interval_seconds, guards, profile, newest_import: newest, source } = feed;
  return [
    name,
    stateText(feed),
    vehiclesText(feed),
    interval_seconds === null ? "-" : intervalText(interval_seconds),
    guardsText(guards),
    profile ?? "-",
    newest === null ? "none yet" : `${newest.status} ${utcMinute(newest.finished_at)}`,
    `${source ?? "-"}${feed.lacks_length ? " (its answers say no length)" : ""}`,
  ];
};

const feedTable = (feeds: readonly ListedFeed[]): string =>
  feeds.length === 0 ? "There is no feed yet." : textTable([HEAD, ...feeds.map(cells)], [2]);

const listCommand = (context: CliContext): Command =>
  command(context, {
    name: "list",
    description: "Lists every feed, followed or not.",
    needs: feedStores,
    run: async ({ feeds }) => {
      const listed = await listFeeds(feeds, environmentFeed(context.config));
      return listed.map((feed) => ({ ...feed, source: feed.source === null ? null : redactSource(feed.source) }));
    },
    table: feedTable,
  });

/** `vitrine feeds`: the sources that the server follows. */
export const feedsCommand = (context: CliContext): Command =>
  new Command("feeds")
    .description("The sources of the stock that the server follows: list, add, change, pause, remove.")
    .addHelpText("after", EXAMPLES)
    .addCommand(listCommand(context), { isDefault: true })
    .addCommand(addFeedCommand(context))
    .addCommand(changeFeedCommand(context))
    .addCommand(pauseFeedCommand(context))
    .addCommand(removeFeedCommand(context));
