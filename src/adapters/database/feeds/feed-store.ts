import { sql } from "kysely";
import type { FeedStore, FeedSummary } from "#application/imports/ports.ts";
import type { OwnGuards, StockFeed } from "#domain/imports/index.ts";
import type { Database } from "../database.ts";
import type { Connection } from "../schema.ts";
import { createSharedSettings, FEED_READ_SETTING, FEED_WITHOUT_LENGTH_SETTING } from "../shared-settings.ts";
import { incrementVersion } from "../versions.ts";
import { findNewestImport } from "../stock/import-records.ts";
import { FEEDS_SUBJECT, insertFeed } from "../stock/sources/take-over.ts";

/** When a followed feed was last read completely, by whatever node. */
export const createFeedState = (database: Database) => {
  const settings = createSharedSettings(database);
  return {
    lastRead: async (feed: string): Promise<Date | null> => {
      const at = await settings.get(FEED_READ_SETTING + feed);
      return at === null ? null : new Date(at);
    },
    /** Whether the last answer of the feed's address said how long it is. */
    markLength: (feed: string, hasLength: boolean): Promise<void> =>
      hasLength
        ? settings.remove(FEED_WITHOUT_LENGTH_SETTING + feed)
        : settings.put(FEED_WITHOUT_LENGTH_SETTING + feed, "yes"),
    markRead: (feed: string, at: Date): Promise<void> => settings.put(FEED_READ_SETTING + feed, at.toISOString()),
  };
};

/** Name of the lock that a node holds while it follows a feed. */
export const feedLock = (name: string): string => `stock-feed-${name}`;

const listFeeds = async (db: Connection): Promise<readonly StockFeed[]> => {
  const rows = await db.selectFrom("feeds").selectAll().orderBy("name").execute();
  return rows.map(({ name, source, profile, interval_seconds, guards, paused_at }) => ({
    name,
    source,
    profile,
    intervalSeconds: interval_seconds,
    guards: JSON.parse(guards) as OwnGuards,
    pausedAt: paused_at,
  }));
};

const summarizeFeeds = async (db: Connection): Promise<readonly FeedSummary[]> => {
  const rows = await db
    .selectFrom("vehicles")
    .select([
      "feed",
      sql<number>`sum(case when removed_at is null then 1 else 0 end)`.as("vehicles"),
      sql<number>`sum(case when removed_at is null and visible_id is not null then 1 else 0 end)`.as(
        "visible_elsewhere",
      ),
    ])
    .groupBy("feed")
    .orderBy("feed")
    .execute();
  const summaries = rows.map(async ({ feed, vehicles, visible_elsewhere }) => ({
    name: feed,
    vehicles,
    visible_elsewhere,
    newest: await findNewestImport(db, feed),
  }));
  return Promise.all(summaries);
};

const listWithoutLength = async (db: Connection): Promise<ReadonlySet<string>> => {
  const named = db.selectFrom("settings").select("name").where("name", "like", `${FEED_WITHOUT_LENGTH_SETTING}%`);
  return new Set((await named.execute()).map(({ name }) => name.slice(FEED_WITHOUT_LENGTH_SETTING.length)));
};

/** Runs a change of one row; a new version only where it changed something. */
const change = ({ db, dialect }: Database, work: (db: Connection) => Promise<boolean>) =>
  db.transaction().execute(async (transaction) => {
    const isChanged = await work(transaction);
    if (isChanged) await incrementVersion(transaction, dialect, FEEDS_SUBJECT);
    return isChanged;
  });

export const createFeedStore = (database: Database): FeedStore => ({
  list: () => listFeeds(database.db),
  add: (feed) => change(database, (db) => insertFeed(db, feed)),
  setPaused: (name, pausedAt) =>
    change(database, async (db) => {
      const update = db.updateTable("feeds").set({ paused_at: pausedAt }).where("name", "=", name);
      return (await update.executeTakeFirst()).numUpdatedRows === 1n;
    }),
  update: (name, { profile, intervalSeconds, guards }) =>
    change(database, async (db) => {
      const set = {
        ...(profile === undefined ? {} : { profile }),
        ...(intervalSeconds === undefined ? {} : { interval_seconds: intervalSeconds }),
        ...(guards === undefined ? {} : { guards: JSON.stringify(guards) }),
      };
      const update = db.updateTable("feeds").set(set).where("name", "=", name);
      return (await update.executeTakeFirst()).numUpdatedRows === 1n;
    }),
  remove: (name) =>
    change(database, async (db) => {
      await db
        .deleteFrom("settings")
        .where("name", "=", FEED_WITHOUT_LENGTH_SETTING + name)
        .execute();
      const removed = await db.deleteFrom("feeds").where("name", "=", name).executeTakeFirst();
      return removed.numDeletedRows === 1n;
    }),
  withoutLength: () => listWithoutLength(database.db),
  summaries: () => summarizeFeeds(database.db),
});
