import { type RawBuilder, sql } from "kysely";
import type { Connection } from "../../schema.ts";
import { ENVIRONMENT_FEED_SETTING } from "../../shared-settings.ts";

/**
 * The feeds in the order in which they are shown where they list the same vehicle: followed ones before those imported by
 * hand. Among the followed that of the environment is first, then in the order in which they were added, paused ones
 * included; among the others the one whose vehicles came first.
 */
export const readSourceOrder = async (db: Connection): Promise<readonly string[]> => {
  const environment = await db
    .selectFrom("settings")
    .select("value as feed")
    .where("name", "=", ENVIRONMENT_FEED_SETTING)
    .execute();
  const followed = await db.selectFrom("feeds").select("name as feed").orderBy("position").orderBy("name").execute();
  const imported = await db
    .selectFrom("vehicles")
    .select(["feed", (build) => build.fn.min("first_seen_at").as("since"), (build) => build.fn.min("id").as("first")])
    .groupBy("feed")
    .orderBy("since")
    .orderBy("first")
    .execute();
  return [...new Set([...environment, ...followed, ...imported].map(({ feed }) => feed))];
};

/** The rank of a feed in an order, for `order by`. */
export const rankOf = (column: string, order: readonly string[]): RawBuilder<number> => {
  const ranks = order.map((feed, index) => sql`when ${feed} then ${sql.lit(index)}`);
  const last = sql.lit(order.length);
  return ranks.length === 0 ? sql`${last}` : sql`case ${sql.ref(column)} ${sql.join(ranks, sql` `)} else ${last} end`;
};
