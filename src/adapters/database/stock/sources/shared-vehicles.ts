import { sql } from "kysely";
import { NO_SHARED_VEHICLES, type SharedVehicles, type SharedVin, type VehicleSource } from "#domain/imports/index.ts";
import type { Database } from "../../database.ts";
import type { PutContext } from "../stock-put.ts";
import { readSourceOrder } from "./source-order.ts";

/** A vehicle of the import's feed, and one of another feed with the same VIN or stock number. */
type PairRow = {
  readonly shared: string;
  readonly key: string;
  readonly price_cents: number | null;
  readonly other_feed: string;
  readonly other_key: string;
  readonly other_cents: number | null;
};

const toSources = (feed: string, order: readonly string[], pairs: readonly PairRow[]): readonly VehicleSource[] => {
  const sources = pairs.flatMap(({ key, price_cents, other_feed, other_key, other_cents }) => [
    { feed, key, price_cents },
    { feed: other_feed, key: other_key, price_cents: other_cents },
  ]);
  const rank = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length);
  const unique = new Map(sources.map((source) => [JSON.stringify(source), source]));
  return [...unique.values()].toSorted((a, b) => rank(a.feed) - rank(b.feed));
};

/** Vehicles of the feed as the import leaves it, of which another feed lists the VIN. */
const selectSharedVins = ({ db, dialect, feed }: PutContext) =>
  sql<PairRow>`
    with own as materialized (
      select feed_key, ${dialect.jsonText("facts", ["vin"])} as vin, price_cents from staged_vehicles
      union all
      select v.feed_key, v.vin, v.price_cents from vehicles v
      where v.feed = ${feed} and v.removed_at is null and v.vin is not null
        and not exists (select 1 from staged_vehicles s where s.id = v.id)
        and not exists (select 1 from staged_removals r where r.id = v.id))
    select own.vin as shared, own.feed_key as key, own.price_cents,
      v.feed as other_feed, v.feed_key as other_key, v.price_cents as other_cents
    from own join vehicles v on v.vin = own.vin
    where v.feed <> ${feed} and v.removed_at is null order by own.vin, own.feed_key`.execute(db);

/** Only of vehicles that the import adds or changes: the others were reported before. */
const selectSharedNumbers = ({ db, dialect, feed }: PutContext) =>
  sql<PairRow>`
    with own as materialized (
      select feed_key, ${dialect.jsonText("facts", ["vin"])} as vin, price_cents,
        ${dialect.jsonText("facts", ["stock_number"])} as stock_number from staged_vehicles),
    others as materialized (
      select feed, feed_key, vin, price_cents, ${dialect.jsonText("facts", ["stock_number"])} as stock_number
      from vehicles where feed <> ${feed} and removed_at is null)
    select own.stock_number as shared, own.feed_key as key, own.price_cents,
      o.feed as other_feed, o.feed_key as other_key, o.price_cents as other_cents
    from own join others o on o.stock_number = own.stock_number
    where own.vin is null or o.vin is null order by own.stock_number, own.feed_key`.execute(db);

const hasOtherFeeds = async ({ db, feed }: PutContext): Promise<boolean> => {
  const other = db
    .selectFrom("vehicles")
    .select("id")
    .where("feed", "<>", feed)
    .where("removed_at", "is", null)
    .limit(1);
  return (await other.executeTakeFirst()) !== undefined;
};

/** What the feed of the import will share with others. */
export const findSharedVehicles = async (context: PutContext): Promise<SharedVehicles> => {
  if (!(await hasOtherFeeds(context))) return NO_SHARED_VEHICLES;
  const vins = Map.groupBy((await selectSharedVins(context)).rows, ({ shared }) => shared);
  const numbers = Map.groupBy((await selectSharedNumbers(context)).rows, ({ shared }) => shared);
  if (vins.size + numbers.size === 0) return NO_SHARED_VEHICLES;
  const order = await readSourceOrder(context.db);
  const sourcesOf = (pairs: readonly PairRow[]) => toSources(context.feed, order, pairs);
  return {
    vins: [...vins].map(([vin, pairs]) => ({ vin, sources: sourcesOf(pairs) })),
    numbers: [...numbers].map(([stock_number, pairs]) => ({ stock_number, sources: sourcesOf(pairs) })),
  };
};

/** Every VIN that several feeds have on sale; the source that is shown is the first. */
export const listSharedVins = async ({ db }: Pick<Database, "db">): Promise<readonly SharedVin[]> => {
  const { rows } = await sql<PairRow & { readonly feed: string }>`
    select v.vin as shared, visible.feed, visible.feed_key as key, visible.price_cents,
      v.feed as other_feed, v.feed_key as other_key, v.price_cents as other_cents
    from vehicles v join vehicles visible on visible.id = v.visible_id
    where v.visible_id is not null and v.removed_at is null order by v.vin, v.id`.execute(db);
  return [...Map.groupBy(rows, ({ shared }) => shared)].map(([vin, pairs]) => ({
    vin,
    sources: toSources(pairs[0]?.feed ?? "", [pairs[0]?.feed ?? ""], pairs),
  }));
};

/** Vehicles of one feed with one VIN. */
export type FeedTwins = { readonly feed: string; readonly vin: string; readonly keys: readonly string[] };

/** Every VIN that several vehicles of one feed have on sale. */
export const listTwins = async ({ db }: Pick<Database, "db">): Promise<readonly FeedTwins[]> => {
  const { rows } = await sql<{ readonly feed: string; readonly vin: string; readonly key: string }>`
    select v.feed, v.vin, v.feed_key as key
    from vehicles v
    join (
      select feed, vin from vehicles where removed_at is null and vin is not null group by feed, vin having count(*) > 1
    ) twins on twins.feed = v.feed and twins.vin = v.vin
    where v.removed_at is null order by v.feed, v.vin, v.feed_key`.execute(db);
  return [...Map.groupBy(rows, ({ feed, vin }) => JSON.stringify([feed, vin])).values()].map((same) => ({
    feed: same[0]?.feed ?? "",
    vin: same[0]?.vin ?? "",
    keys: same.map(({ key }) => key),
  }));
};
