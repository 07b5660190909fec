import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { FeedProfile } from "#domain/imports/index.ts";
import { createFeedStore, type Database, feedLock } from "../../adapters/database/index.ts";
import { isProfileFile, loadProfile } from "../../adapters/feeds/index.ts";
import { environmentFeed } from "../../server/environment/config.ts";
import { existingDatabase, onDemand } from "../command.ts";
import { type CliContext, WRONG_USAGE } from "../context.ts";
import { CommandError } from "../failure.ts";

export const feedStores = async (context: CliContext, stack: AsyncDisposableStack) => {
  const database = await existingDatabase(context, stack);
  return { feeds: createFeedStore(database), database };
};

export const feedsOnDemand = onDemand(feedStores);

/** Throws for the feed of the environment: commands do not change that. */
export const refuseEnvironmentFeed = ({ config }: Pick<CliContext, "config">, name: string): void => {
  if (environmentFeed(config)?.name !== name) return;
  const reason = `${name} is the feed of STOCK_FEED_URL: change or unset that variable, and start the server again`;
  throw new CommandError(WRONG_USAGE, reason);
};

/** `name`: as it is stored; a file with its whole path, because a server runs in another folder. */
export type NamedProfile = { readonly name: string; readonly profile: FeedProfile };

/** The profile that an option names. */
export const readNamedProfile = async (given: string): Promise<NamedProfile> => {
  const name = isProfileFile(given) ? resolve(given) : given;
  const loaded = await loadProfile(name);
  if (!loaded.ok) throw new CommandError(WRONG_USAGE, loaded.error.join("\nerror: "));
  return { name, profile: loaded.value };
};

type Lock = NonNullable<Awaited<ReturnType<Database["tryLock"]>>>;

/** A server ends an import that it has begun before it stops following. */
const MAX_WAIT_MS = 120_000;

const RETRY_MS = 200;

/** Waits until no server follows the feed. */
export const waitForLock = async (
  database: Database,
  name: string,
  onWait: (line: string) => unknown,
  waitMs = MAX_WAIT_MS,
): Promise<Lock> => {
  const lock = await database.tryLock(feedLock(name));
  if (lock !== null) return lock;
  if (waitMs === MAX_WAIT_MS) onWait(`waiting for the server that follows ${name}; for two minutes at most`);
  if (waitMs <= 0) throw new Error(`a server still follows ${name}: its vehicles are on sale; try again`);
  await sleep(RETRY_MS);
  return waitForLock(database, name, onWait, waitMs - RETRY_MS);
};
