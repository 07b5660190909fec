import type { Selectable } from "kysely";
import {
  lowestPriceBefore,
  type OverrideEnd,
  type OverrideField,
  type OverrideValue,
  type PriceChange,
  toOverridesInForce,
} from "#domain/vehicles/index.ts";
import type { Connection, Schema } from "../../schema.ts";
import { parseOverrides } from "../vehicle-rows.ts";

export type OverrideRow = Selectable<Schema["vehicle_overrides"]>;

/** The moment of a change, and the stock version that it makes. */
export type Moment = { readonly now: string; readonly version: number };

export const selectInForce = (db: Connection) =>
  db.selectFrom("vehicle_overrides").selectAll().where("ended_at", "is", null);

export const readPriceHistory = (db: Connection, id: number): Promise<PriceChange[]> =>
  db.selectFrom("price_history").select(["seen_at", "cents"]).where("vehicle_id", "=", id).orderBy("seen_at").execute();

/** Adds the price in force to the history of each vehicle where the history ends with another one. */
export const recordPrices = async (transaction: Connection, ids: readonly number[], now: string): Promise<void> => {
  for (const id of ids) {
    const vehicle = await transaction
      .selectFrom("vehicles")
      .select(["price_cents", "removed_at", "overrides"])
      .where("id", "=", id)
      .executeTakeFirst();
    if (vehicle === undefined) continue;
    const { price_cents, removed_at, overrides } = vehicle;
    const cents = removed_at === null ? (parseOverrides(overrides)?.price?.cents ?? price_cents) : null;
    const last = (await readPriceHistory(transaction, id)).at(-1)?.cents ?? null;
    if (cents === last) continue;
    await transaction
      .insertInto("price_history")
      .values({ vehicle_id: id, seen_at: now, cents })
      .onConflict((conflict) => conflict.columns(["vehicle_id", "seen_at"]).doUpdateSet({ cents }))
      .execute();
  }
};

/** Brings the vehicles in line with their overrides in force: what readers see, and the price history. */
export const refreshVehicles = async (
  transaction: Connection,
  ids: readonly number[],
  { now }: Pick<Moment, "now">,
): Promise<void> => {
  for (const id of ids) {
    const rows = await selectInForce(transaction).where("vehicle_id", "=", id).execute();
    const shown = toOverridesInForce(rows);
    const overrides = Object.keys(shown).length === 0 ? null : JSON.stringify(shown);
    const hidden_at = rows.find(({ field }) => field === "hidden")?.made_at ?? null;
    await transaction
      .updateTable("vehicles")
      .set({ overrides, hidden_at, updated_at: now })
      .where("id", "=", id)
      .execute();
  }
  await recordPrices(transaction, ids, now);
};

type NewOverride = OverrideValue & {
  readonly id: number;
  readonly by: string;
  readonly until: string | null;
  readonly why: string | null;
};

export const addOverride = async (
  transaction: Connection,
  { id, field, value, by, until, why }: NewOverride,
  { now, version }: Moment,
): Promise<void> => {
  const prior_cents = field === "price" ? lowestPriceBefore(await readPriceHistory(transaction, id), now) : null;
  const made = { vehicle_id: id, field, value, prior_cents, made_by: by, made_at: now, until, why, version };
  await transaction.insertInto("vehicle_overrides").values(made).execute();
};

/** A price of the feed that is in force again is reduced, if at all, from the lowest price of the 30 days before. */
const restoreFeedPrice = async (
  transaction: Connection,
  { vehicle_id, value, prior_cents }: OverrideRow,
  now: string,
): Promise<void> => {
  const vehicle = transaction.selectFrom("vehicles").select("price_cents").where("id", "=", vehicle_id);
  const fromFeed = (await vehicle.executeTakeFirst())?.price_cents ?? null;
  const prior =
    fromFeed === Number(value) ? prior_cents : lowestPriceBefore(await readPriceHistory(transaction, vehicle_id), now);
  await transaction.updateTable("vehicles").set({ prior_cents: prior }).where("id", "=", vehicle_id).execute();
};

/** Ends overrides that are in force. `refreshVehicles` has to follow. */
export const endOverrides = async (
  transaction: Connection,
  rows: readonly OverrideRow[],
  { because, by }: { readonly because: OverrideEnd; readonly by: string | null },
  { now, version }: Moment,
): Promise<void> => {
  for (const row of rows) {
    await transaction
      .updateTable("vehicle_overrides")
      .set({ ended_at: now, ended_by: by, ended_because: because, ended_version: version })
      .where("id", "=", row.id)
      .execute();
    if (row.field === "price" && because !== "replaced") await restoreFeedPrice(transaction, row, now);
  }
};

/** Overrides in force of a vehicle, of these fields. */
export const readInForce = async (
  db: Connection,
  id: number,
  fields: readonly OverrideField[],
): Promise<readonly OverrideRow[]> => {
  const rows = await selectInForce(db).where("vehicle_id", "=", id).execute();
  return rows.filter(({ field }) => fields.includes(field));
};
