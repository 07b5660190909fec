import { createFeedDelay, describeFeedDelay, type FeedDelay } from "#application/imports/index.ts";
import { createLastKnown, type OutageMonitor } from "#application/operations/index.ts";
import type { StockFeed } from "#domain/imports/index.ts";
import { createFeedState, createFeedStore } from "../../adapters/database/index.ts";
import { isAddress } from "../../adapters/feeds/index.ts";
import type { Foundation } from "./foundation.ts";
import { wantedFeeds } from "./stock-feed.ts";

type FeedFoundation = Pick<Foundation, "config" | "database" | "clock" | "scheduler" | "metrics" | "log">;

/** `reason`: a sentence; null: the feed is not delayed. */
type WatchedDelay = { readonly feed: string; readonly delay: FeedDelay; readonly reason: string | null };

const CHECK_INTERVAL_MS = 10_000;
const FRESH_MS = 5_000;

/** Reads the delays of the followed addresses. A feed that is added or resumed is watched from then on. */
const createDelayReader = ({ config, database, clock }: FeedFoundation): (() => Promise<readonly WatchedDelay[]>) => {
  const [store, state] = [createFeedStore(database), createFeedState(database)];
  let watched: ReadonlyMap<string, () => Promise<FeedDelay>> = new Map();
  const createReader = ({ name, intervalSeconds }: StockFeed) =>
    createFeedDelay({ lastRead: () => state.lastRead(name), clock, intervalMs: intervalSeconds * 1_000 });
  return async () => {
    const feeds = (await wantedFeeds(store, config)).filter(({ source }) => isAddress(source));
    const readers = feeds.map((feed) => {
      const key = `${feed.name} ${feed.intervalSeconds}`;
      return { feed, key, read: watched.get(key) ?? createReader(feed) };
    });
    watched = new Map(readers.map(({ key, read }) => [key, read]));
    return Promise.all(
      readers.map(async ({ feed, read }) => {
        const delay = await read();
        const reason = describeFeedDelay(feed.name, delay, feed.intervalSeconds * 1_000, clock.now());
        return { feed: feed.name, delay, reason };
      }),
    );
  };
};

/**
 * Watches that feeds at addresses are read at their intervals: after two missed readings the log and one email say so.
 * Returns what `/readyz` lists as degraded. A file is read when it changes: there is nothing to miss.
 */
export const watchFeedDelays = (
  foundation: FeedFoundation,
  notifyOnce: OutageMonitor["notifyOnce"],
): (() => Promise<readonly string[]>) => {
  const { scheduler, metrics, log } = foundation;
  const readDelays = createDelayReader(foundation);
  const askDelays = createLastKnown<readonly WatchedDelay[]>({
    read: readDelays,
    initial: [],
    freshMs: FRESH_MS,
    monotonicMs: () => performance.now(),
  });
  metrics.gauge(
    "vitrine_stock_feed_missed_readings",
    "Readings of a followed address that are overdue; two make the node degraded.",
    ["feed"],
    async () => (await askDelays()).value.map(({ feed, delay }) => ({ labels: { feed }, value: delay.missed })),
  );
  const reported = new Map<string, string>();
  const report = async ({ feed, delay, reason }: WatchedDelay): Promise<void> => {
    const key = `stock-feed ${feed} ${delay.lastRead?.toISOString() ?? "never read"}`;
    if (reason === null || reported.get(feed) === key) return;
    log.error({ reason }, "the stock feed is delayed");
    await notifyOnce(key, { source: `the stock feed ${feed}`, reason, since: delay.since.toISOString() });
    reported.set(feed, key);
  };
  scheduler.schedule({
    run: async () => {
      for (const delay of await readDelays()) await report(delay);
    },
    intervalMs: CHECK_INTERVAL_MS,
    onError: (error) => log.error({ err: error }, "the delay of the stock feeds could not be reported"),
  });
  return async () => (await askDelays()).value.flatMap(({ reason }) => (reason === null ? [] : [reason]));
};
