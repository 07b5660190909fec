import { type Kysely, sql } from "kysely";
import type { FeedStore, FeedSummary } from "#application/imports/ports.ts";
import type { OwnGuards, StockFeed } from "#domain/imports/index.ts";
import type { Database } from "../database.ts";
import type { Schema } from "../schema.ts";
import { incrementVersion } from "../versions.ts";
import { findNewestImport } from "../stock/import-records.ts";

/** Subject of the version that changes with the feeds. */
export const FEEDS_SUBJECT = "feeds";

/** Name of the lock that a node holds while it follows a feed. */
export const feedLock = (name: string): string => `stock-feed-${name}`;

const listFeeds = async (db: Kysely<Schema>): Promise<readonly StockFeed[]> => {
  const rows = await db.selectFrom("feeds").selectAll().orderBy("name").execute();
  return rows.map(({ interval_seconds, guards, paused_at, ...feed }) => ({
    ...feed,
    intervalSeconds: interval_seconds,
    guards: JSON.parse(guards) as OwnGuards,
    pausedAt: paused_at,
  }));
};

const summarizeFeeds = async (db: Kysely<Schema>): Promise<readonly FeedSummary[]> => {
  const rows = await db
    .selectFrom("vehicles")
    .select(["feed", sql<number>`sum(case when removed_at is null then 1 else 0 end)`.as("vehicles")])
    .groupBy("feed")
    .orderBy("feed")
    .execute();
  const summaries = rows.map(async ({ feed, vehicles }) => ({
    name: feed,
    vehicles,
    newest: await findNewestImport(db, feed),
  }));
  return Promise.all(summaries);
};

/** Runs a change of one row; a new version only where it changed something. */
const change = ({ db, dialect }: Database, work: (db: Kysely<Schema>) => Promise<bigint | undefined>) =>
  db.transaction().execute(async (transaction) => {
    const isChanged = (await work(transaction)) === 1n;
    if (isChanged) await incrementVersion(transaction, dialect, FEEDS_SUBJECT);
    return isChanged;
  });

export const createFeedStore = (database: Database): FeedStore => ({
  list: () => listFeeds(database.db),
  add: ({ name, source, profile, intervalSeconds, guards, pausedAt }) =>
    change(database, async (db) => {
      const row = { name, source, profile, interval_seconds: intervalSeconds, guards: JSON.stringify(guards) };
      const added = await db
        .insertInto("feeds")
        .values({ ...row, paused_at: pausedAt })
        .onConflict((conflict) => conflict.column("name").doNothing())
        .executeTakeFirst();
      return added.numInsertedOrUpdatedRows;
    }),
  setPaused: (name, pausedAt) =>
    change(database, async (db) => {
      const changed = await db
        .updateTable("feeds")
        .set({ paused_at: pausedAt })
        .where("name", "=", name)
        .executeTakeFirst();
      return changed.numUpdatedRows;
    }),
  remove: (name) =>
    change(database, async (db) => {
      const removed = await db.deleteFrom("feeds").where("name", "=", name).executeTakeFirst();
      return removed.numDeletedRows;
    }),
  summaries: () => summarizeFeeds(database.db),
});
