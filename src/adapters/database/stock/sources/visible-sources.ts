import { sql } from "kysely";
import type { DialectFeatures } from "../../dialects/features.ts";
import type { Connection } from "../../schema.ts";
import { incrementVersion } from "../../versions.ts";
import { refreshVehicles } from "../overrides/override-changes.ts";
import { rankOf, readSourceOrder } from "./source-order.ts";

/** Identification numbers that several feeds have on sale. */
const SHARED_VINS = sql`select vin from vehicles where vin is not null and removed_at is null
  group by vin having min(feed) <> max(feed)`;

/** Vehicles whose `visible_id` is not that of the order of the sources, with what it should be. */
const outdatedSources = (order: readonly string[]) => sql`
  with shared as (${SHARED_VINS}),
  offers as (
    select id, feed, vin, row_number() over (partition by vin order by ${rankOf("feed", order)}, id) as position
    from vehicles where removed_at is null and vin in (select vin from shared)),
  wanted as (
    select o.id, case when o.feed = w.feed then null else w.id end as visible_id
    from offers o join offers w on w.vin = o.vin and w.position = 1
    union all
    select v.id, cast(null as integer) from vehicles v
    where v.visible_id is not null and not exists (select 1 from offers o where o.id = v.id))
  select wanted.id, wanted.visible_id from wanted join vehicles v on v.id = wanted.id
  where v.visible_id is distinct from wanted.visible_id`;

const exists = async (transaction: Connection, rows: ReturnType<typeof outdatedSources>): Promise<boolean> => {
  const result = await sql<{ one: number }>`select 1 as one from (${rows}) as rows limit 1`.execute(transaction);
  return result.rows.length > 0;
};

/** The order of the sources; null: no vehicle has several, or had. */
const readNeededOrder = async (transaction: Connection): Promise<readonly string[] | null> => {
  const isNeeded =
    (await exists(transaction, SHARED_VINS)) ||
    (await exists(transaction, sql`select id from vehicles where visible_id is not null`));
  return isNeeded ? readSourceOrder(transaction) : null;
};

/**
 * Shows each VIN that several feeds list once, as the source has it that comes first, in a stock version of its own where that
 * changes something. Call it after changes of the stock or of the feeds.
 */
export const updateVisibleSources = async (
  transaction: Connection,
  dialect: DialectFeatures,
  now: string,
): Promise<void> => {
  const order = await readNeededOrder(transaction);
  if (order === null || !(await exists(transaction, outdatedSources(order)))) return;
  const version = await incrementVersion(transaction, dialect, "stock");
  await sql`
    update vehicles set visible_id = updated.visible_id, visible_version = ${version}
    from (${outdatedSources(order)}) as updated where updated.id = vehicles.id`.execute(transaction);
  await moveOverrides(transaction, now);
};

/**
 * What staff say of a vehicle counts for the source that is shown: it moves to the vehicle that is shown for the same VIN
 * and was listed while the other one was. Otherwise a car that staff sold would be on sale again from its second source.
 */
const moveOverrides = async (transaction: Connection, now: string): Promise<void> => {
  const { rows } = await sql<{
    readonly id: number;
    readonly field: string;
    readonly vehicle_id: number;
    readonly target: number;
  }>`
    select o.id, o.field, o.vehicle_id, min(visible.id) as target
    from vehicle_overrides o
    join vehicles v on v.id = o.vehicle_id
    join vehicles visible on visible.vin = v.vin
    where o.ended_at is null and visible.removed_at is null and visible.visible_id is null
      and visible.id <> v.id and visible.feed <> v.feed
      and (v.visible_id is not null or v.removed_at >= visible.first_seen_at)
      and not exists (
        select 1 from vehicle_overrides other
        where other.vehicle_id = visible.id and other.field = o.field and other.ended_at is null)
    group by o.id, o.field, o.vehicle_id order by o.id`.execute(transaction);
  const moved = new Set<string>();
  for (const { id, field, target } of rows) {
    // Two other sources may have the same override.
    const change = `${target} ${field}`;
    if (moved.has(change)) continue;
    moved.add(change);
    await transaction.updateTable("vehicle_overrides").set({ vehicle_id: target }).where("id", "=", id).execute();
  }
  const touched = rows.flatMap(({ vehicle_id, target }) => [vehicle_id, target]);
  if (touched.length > 0) await refreshVehicles(transaction, [...new Set(touched)], { now });
};
