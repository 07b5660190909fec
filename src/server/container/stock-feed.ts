import { setTimeout as sleep } from "node:timers/promises";
import { createFeedSupervisor, type FeedSupervisor } from "#application/imports/index.ts";
import type { FeedStore } from "#application/imports/ports.ts";
import type { OutageMonitor } from "#application/operations/index.ts";
import { guardsOf, type StockFeed } from "#domain/imports/index.ts";
import {
  createFeedStore,
  createSharedSettings,
  createStockWriter,
  ENVIRONMENT_FEED_SETTING,
  feedLock,
  FEEDS_SUBJECT,
  watchVersion,
} from "../../adapters/database/index.ts";
import type { Logger } from "../../adapters/observability/index.ts";
import { toImportMarket } from "../../shared-container/imports.ts";
import { startImportProcess, type ImportProcessOptions } from "../../workers/import-process.ts";
import type { ImportTask } from "../../workers/import-protocol.ts";
import { type Config, environmentFeed } from "../environment/config.ts";
import type { Foundation } from "./foundation.ts";

type FeedFoundation = Pick<Foundation, "config" | "options" | "settings" | "database" | "clock" | "scheduler" | "log">;

/** What follows the feeds: who is notified of failures, and how an import starts. */
type FeedCallbacks = {
  readonly onFailure: OutageMonitor["reportFailure"];
  readonly start?: typeof startImportProcess;
};

const createMessageLog =
  (log: Logger, feed: string): ImportProcessOptions["onMessage"] =>
  (message) => {
    if (message.type === "problem") log.error({ feed, reason: message.reason }, "stock feed");
    else if (message.type !== "report") log.debug({ feed, ...message }, "stock feed");
    else {
      const { status, reason, counts, refusedHosts } = message;
      if (Object.keys(refusedHosts).length > 0)
        log.warn({ feed, refusedHosts }, "media of the stock feed are on hosts that the settings do not name");
      if (reason === null) log.info({ feed, status, reason, counts }, "stock feed imported");
      else log.warn({ feed, status, reason, counts }, "stock feed rejected; keeping the previous stock");
    }
  };

const toTask = ({ config, settings }: FeedFoundation, feed: StockFeed): ImportTask => {
  const { dataDir, mediaDir, databaseUrl, siteUrl, contentApi } = config;
  const market = toImportMarket(settings, { contentApi, environmentFeed: environmentFeed(config) });
  const { name, source, profile, intervalSeconds } = feed;
  return {
    dataDir,
    mediaDir,
    databaseUrl,
    siteUrl,
    market: { ...market, guards: guardsOf(market.guards, feed.guards) },
    feed: { name, source, profile, intervalSeconds },
  };
};

const lockName = ({ config }: FeedFoundation, name: string): string =>
  environmentFeed(config)?.name === name ? "stock-feed" : feedLock(name);

/** Follows one feed in a process of its own, so that none waits for another's source. */
const followFeed = (
  foundation: FeedFoundation,
  { onFailure, start = startImportProcess }: FeedCallbacks,
  feed: StockFeed,
): FeedSupervisor => {
  const { options, database, clock, log } = foundation;
  const { name } = feed;
  return createFeedSupervisor({
    lock: () => database.tryLock(lockName(foundation, name)),
    start: () =>
      start(toTask(foundation, feed), {
        onMessage: createMessageLog(log, name),
        onErrorLine: (line) => log.debug({ feed: name, line }, "stock feed"),
        entry: options.workers?.imports,
      }),
    wait: (milliseconds, signal) => sleep(milliseconds, undefined, { signal, ref: false }).catch(() => undefined),
    clock,
    onFailure: (reason) => {
      log.error({ feed: name, reason }, "the stock feed is not followed");
      onFailure(`the stock feed ${name}`, reason);
    },
  });
};

type Following = { readonly key: string; readonly supervisor: FeedSupervisor };

/** The feed of the environment, and those of the database that are not paused. */
export const wantedFeeds = async (store: FeedStore, config: Config): Promise<readonly StockFeed[]> => {
  const environment = environmentFeed(config);
  const stored = await store.list();
  const followed = stored.filter(({ name, pausedAt }) => pausedAt === null && name !== environment?.name);
  return environment === null ? followed : [environment, ...followed];
};

/** The feed of the environment comes before others that list the same vehicles, also in imports by commands. */
const saveEnvironmentFeed = async ({ config, database, clock }: FeedFoundation): Promise<void> => {
  const settings = createSharedSettings(database);
  const name = environmentFeed(config)?.name;
  if (name !== undefined) await settings.put(ENVIRONMENT_FEED_SETTING, name);
  else if ((await settings.get(ENVIRONMENT_FEED_SETTING)) !== null) await settings.remove(ENVIRONMENT_FEED_SETTING);
  await createStockWriter(database, clock).updateVisibleSources();
};

/** No version of the feeds: they are read once jobs may run, since a start that is refused imports nothing. */
const NONE_FOLLOWED = -1;

/** Follows the feeds until `stop`; feeds that a command adds, pauses or removes take effect at once. */
export const createStockFeedService = async (
  foundation: FeedFoundation,
  callbacks: FeedCallbacks,
): Promise<FeedSupervisor> => {
  const { config, database, scheduler, log } = foundation;
  const store = createFeedStore(database);
  await saveEnvironmentFeed(foundation);
  const following = new Map<string, Following>();
  const end = async (name: string): Promise<void> => {
    const ended = following.get(name);
    following.delete(name);
    await ended?.supervisor.stop();
  };
  const followWanted = async (): Promise<void> => {
    const wanted = new Map((await wantedFeeds(store, config)).map((feed) => [feed.name, feed]));
    for (const [name, { key }] of following) {
      const feed = wanted.get(name);
      if (feed === undefined || JSON.stringify(feed) !== key) await end(name);
    }
    for (const [name, feed] of wanted) {
      if (following.has(name)) continue;
      following.set(name, { key: JSON.stringify(feed), supervisor: followFeed(foundation, callbacks, feed) });
    }
  };
  const watch = await watchVersion(database, FEEDS_SUBJECT, followWanted, {
    scheduler,
    since: NONE_FOLLOWED,
    onError: (error) => log.error({ err: error }, "the feeds could not be read"),
  });
  return {
    async stop() {
      await watch.stop();
      await Promise.all([...following.keys()].map(end));
    },
  };
};
