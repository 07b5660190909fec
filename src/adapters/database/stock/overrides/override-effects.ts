import { sql } from "kysely";
import type { OverrideEffect } from "#application/imports/ports.ts";
import { feedAgrees, type OverrideField, vehicleName, vehicleTitle } from "#domain/vehicles/index.ts";
import type { Connection } from "../../schema.ts";
import type { StagingDb } from "../staging-tables.ts";
import type { PutContext } from "../stock-put.ts";
import { parseAttributes } from "../vehicle-rows.ts";
import { endOverrides, type Moment, recordPrices, refreshVehicles, selectInForce } from "./override-changes.ts";

type EffectRow = {
  readonly field: OverrideField;
  readonly value: string;
  readonly made_by: string;
  readonly feed_key: string;
  readonly removed_at: string | null;
  readonly is_removed: number;
  readonly facts: string;
  readonly staged_facts: string | null;
};

const toEffect = (row: EffectRow): OverrideEffect => {
  const { field, value, made_by: by, feed_key: key } = row;
  const fromFeed = parseAttributes(row.staged_facts ?? row.facts);
  const effect = row.is_removed === 1 ? "inactive" : feedAgrees(row, fromFeed) ? "superseded" : "active";
  return { field, value, by, key, name: vehicleName({ title: vehicleTitle(fromFeed), trim: fromFeed.trim }), effect };
};

/** What the staged changes of an import do to overrides of its feed's vehicles. */
export const readOverrideEffects = async ({ db, feed }: PutContext): Promise<readonly OverrideEffect[]> => {
  const { rows } = await sql<EffectRow>`
    select o.field, o.value, o.made_by, v.feed_key, v.removed_at, v.facts, s.facts as staged_facts,
      case when r.id is null then 0 else 1 end as is_removed
    from vehicle_overrides o
    join vehicles v on v.id = o.vehicle_id
    left join staged_vehicles s on s.id = v.id
    left join staged_removals r on r.id = v.id
    where o.ended_at is null and v.feed = ${feed} and (v.removed_at is null or s.id is not null)
    order by o.id`.execute(db);
  return rows.map(toEffect);
};

/** Overrides of the vehicles that the import changes or removes. */
const readTouched = async (transaction: StagingDb) => {
  const rows = await selectInForce(transaction as unknown as Connection)
    .where("vehicle_id", "in", sql<number>`(select id from staged_vehicles union all select id from staged_removals)`)
    .execute();
  return rows;
};

/** Ends the overrides that the feed agrees with, and keeps the price history of the others. Call it after the changes. */
export const endSupersededOverrides = async (staging: StagingDb, moment: Moment): Promise<void> => {
  const touched = await readTouched(staging);
  if (touched.length === 0) return;
  const transaction = staging as unknown as Connection;
  const ids = [...new Set(touched.map(({ vehicle_id }) => vehicle_id))];
  const vehicles = await transaction
    .selectFrom("vehicles")
    .select(["id", "facts"])
    .where("removed_at", "is", null)
    .where("id", "in", ids)
    .execute();
  const fromFeed = new Map(vehicles.map(({ id, facts }) => [id, parseAttributes(facts)]));
  const agreed = touched.filter((row) => {
    const attributes = fromFeed.get(row.vehicle_id);
    return attributes !== undefined && feedAgrees(row, attributes);
  });
  await endOverrides(transaction, agreed, { because: "feed", by: null }, moment);
  await refreshVehicles(transaction, [...new Set(agreed.map(({ vehicle_id }) => vehicle_id))], moment);
  const priced = touched.filter(({ field }) => field === "price").map(({ vehicle_id }) => vehicle_id);
  await recordPrices(transaction, priced, moment.now);
};
