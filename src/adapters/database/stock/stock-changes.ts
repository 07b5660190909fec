import type { Kysely } from "kysely";
import type { StockChanges } from "#application/stock/ports.ts";
import type { Database } from "../database.ts";
import type { Schema } from "../schema.ts";
import { readVersion } from "../versions.ts";
import { openSnapshot } from "../snapshot.ts";
import { toVehicle, VEHICLE_COLUMNS } from "./vehicle-rows.ts";

/** The changes are held in memory; above this number, a full read is about as fast. */
export const MAX_CHANGES = 20_000;

/** True if every version after `since` has stored the vehicles it changed: large imports and rollbacks have not. */
const isComplete = async (db: Kysely<Schema>, since: number, version: number): Promise<boolean> => {
  const saved = await db.selectFrom("stock_undo").select("vehicles").where("version", ">", since).execute();
  const vehicles = saved.reduce((sum, undo) => sum + undo.vehicles, 0);
  return saved.length === version - since && vehicles <= MAX_CHANGES;
};

/** The changes are those that could be taken back: what an import replaced is saved by its version. */
export const readChanges = async (database: Database, since: number): Promise<StockChanges | null> => {
  const { db, end } = await openSnapshot(database);
  try {
    const version = await readVersion(db, "stock");
    if (!(await isComplete(db, since, version))) return null;
    const changed = db.selectFrom("stock_undo_vehicles").select("vehicle_id").where("version", ">", since);
    const rows = await db
      .selectFrom("vehicles")
      .select([...VEHICLE_COLUMNS, "removed_at"])
      .where("id", "in", changed)
      .orderBy("id")
      .execute();
    return { version, vehicles: rows.map((row) => ({ vehicle: toVehicle(row), removed_at: row.removed_at })) };
  } finally {
    await end();
  }
};
