import type { FeedStore } from "#application/imports/ports.ts";
import { createFeedStore, type Database } from "../../adapters/database/index.ts";
import { environmentFeed } from "../../server/environment/config.ts";
import { type CliContext, openForReading, WRONG_USAGE } from "../context.ts";
import { fail } from "../failure.ts";

/** Runs `work` with the feeds of the command's database; ends the command where there is no database. */
export const withFeeds = async (
  context: CliContext,
  work: (feeds: FeedStore, database: Database) => Promise<void>,
): Promise<void> => {
  const database = await openForReading(context);
  if (database === null) return;
  try {
    await work(createFeedStore(database), database);
  } finally {
    await database.close();
  }
};

/** True, with a message, for the feed of the environment: commands do not change that. */
export const isOfEnvironment = (context: CliContext, name: string): boolean => {
  if (environmentFeed(context.config)?.name !== name) return false;
  const reason = `${name} is the feed of STOCK_FEED_URL: change or unset that variable, and start the server again`;
  fail(context, WRONG_USAGE, reason);
  return true;
};
