import { type Kysely, sql } from "kysely";
import type { StockFeed } from "#domain/imports/index.ts";
import type { Schema } from "../../schema.ts";

/** Subject of the version that changes with the feeds. */
export const FEEDS_SUBJECT = "feeds";

/** Behind those that are there. False: there is a feed of that name. */
export const insertFeed = async (db: Kysely<Schema>, feed: StockFeed): Promise<boolean> => {
  const { name, source, profile, intervalSeconds, guards, pausedAt } = feed;
  const added = await db
    .insertInto("feeds")
    .values({
      name,
      source,
      profile,
      interval_seconds: intervalSeconds,
      guards: JSON.stringify(guards),
      paused_at: pausedAt,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from feeds)`,
    })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
};
