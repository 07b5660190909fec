import { setTimeout as sleep } from "node:timers/promises";
import type { FeedStore } from "#application/imports/ports.ts";
import { createFeedStore, type Database, feedLock } from "../../adapters/database/index.ts";
import { environmentFeed } from "../../server/environment/config.ts";
import { type CliContext, openForReading, WRONG_USAGE } from "../context.ts";
import { fail } from "../failure.ts";

/** A server ends an import that it has begun before it stops following. */
const MAX_WAIT_MS = 120_000;

const RETRY_MS = 200;

/** Waits until no server follows the feed. */
export const waitForLock = async (
  database: Database,
  name: string,
  onWait: (line: string) => unknown,
  waitMs = MAX_WAIT_MS,
): Promise<NonNullable<Awaited<ReturnType<Database["tryLock"]>>>> => {
  const lock = await database.tryLock(feedLock(name));
  if (lock !== null) return lock;
  if (waitMs === MAX_WAIT_MS) onWait(`waiting for the server that follows ${name}; for two minutes at most`);
  if (waitMs <= 0) throw new Error(`a server still follows ${name}: its vehicles are on sale; try again`);
  await sleep(RETRY_MS);
  return waitForLock(database, name, onWait, waitMs - RETRY_MS);
};

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
