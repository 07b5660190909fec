import type { Kysely } from "kysely";
import type { Schema } from "../schema.ts";

/** The vehicles that readers of the stock see: those of the feeds that staff do not hide. */
export const selectShown = (db: Kysely<Schema>) =>
  db.selectFrom("vehicles").where("removed_at", "is", null).where("hidden_at", "is", null);

export const REMOVAL_COLUMNS = ["removed_at", "hidden_at"] as const;

/** Since when the vehicle is not shown: its feed has removed it, or staff hide it. */
export const removedAt = (row: { readonly removed_at: string | null; readonly hidden_at: string | null }) =>
  row.removed_at ?? row.hidden_at;
