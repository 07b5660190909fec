import { type Kysely, sql } from "kysely";
import type { RepairedPrices } from "../../alerts/repair-notified-prices.ts";
import type { Schema } from "../../schema.ts";
import { refreshVehicles, selectInForce } from "./override-changes.ts";
import { recordPrices } from "./price-record.ts";

/** Overrides that ended because the feed of an import agreed are in force again when the import is taken back. */
export const restoreOverrides = async (
  transaction: Kysely<Schema>,
  versions: readonly number[],
  now: string,
): Promise<void> => {
  const revived = await transaction
    .updateTable("vehicle_overrides")
    .set({ ended_at: null, ended_by: null, ended_because: null, ended_version: null })
    .where("ended_because", "=", "feed")
    .where("ended_version", "in", versions)
    .where(
      sql<boolean>`not exists (select 1 from vehicle_overrides o where o.vehicle_id = vehicle_overrides.vehicle_id
        and o.field = vehicle_overrides.field and o.ended_at is null)`,
    )
    .returning("vehicle_id")
    .execute();
  await refreshVehicles(transaction, [...new Set(revived.map(({ vehicle_id }) => vehicle_id))], { now });
};

/** The price history of vehicles whose price staff set at any time: their imports have not written all of it. */
export const recordOverriddenPrices = async (
  transaction: Kysely<Schema>,
  ids: readonly number[],
  now: string,
): Promise<void> => {
  const touched = new Set(ids);
  const rows = await transaction
    .selectFrom("vehicle_overrides")
    .select("vehicle_id")
    .where("field", "=", "price")
    .distinct()
    .execute();
  const overridden = rows.map(({ vehicle_id }) => vehicle_id).filter((id) => touched.has(id));
  await recordPrices(transaction, overridden, now);
};

/** Without vehicles whose price is that of staff: a rollback does not change it. */
export const withoutOverriddenPrices = async (
  transaction: Kysely<Schema>,
  prices: RepairedPrices,
): Promise<RepairedPrices> => {
  const rows = await selectInForce(transaction).where("field", "=", "price").execute();
  const overridden = new Set(rows.map(({ vehicle_id }) => vehicle_id));
  return new Map([...prices].filter(([id, { restored }]) => restored === undefined || !overridden.has(id)));
};
