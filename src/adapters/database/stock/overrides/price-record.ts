import type { Kysely } from "kysely";
import type { PriceChange } from "#domain/vehicles/index.ts";
import type { Schema } from "../../schema.ts";
import { parseOverrides } from "../vehicle-rows.ts";

export const readPriceHistory = (db: Kysely<Schema>, id: number): Promise<PriceChange[]> =>
  db.selectFrom("price_history").select(["seen_at", "cents"]).where("vehicle_id", "=", id).orderBy("seen_at").execute();

/** Adds the price in force to the history of each vehicle where the history ends with another one. */
export const recordPrices = async (transaction: Kysely<Schema>, ids: readonly number[], now: string): Promise<void> => {
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
