import type { Kysely } from "kysely";
import type { StockChanges } from "#application/stock/ports.ts";
import type { Database } from "../database.ts";
import type { Schema } from "../schema.ts";
import { readVersion } from "../versions.ts";
import { openSnapshot } from "../snapshot.ts";
import { REMOVAL_COLUMNS, removedAt } from "./visible-vehicles.ts";
import { toVehicle, VEHICLE_COLUMNS } from "./vehicle-rows.ts";

/** The changes are held in memory; above this number, a full read is about as fast. */
export const MAX_CHANGES = 20_000;

/** The versions since that overrides have made or ended, or the order of sources has made, with their vehicles. */
const readOverridden = async (db: Kysely<Schema>, since: number) => {
  const made = db.selectFrom("vehicle_overrides").select(["vehicle_id", "version"]).where("version", ">", since);
  const ended = db
    .selectFrom("vehicle_overrides")
    .select(["vehicle_id", "ended_version as version"])
    .where("ended_version", ">", since)
    .$narrowType<{ version: number }>();
  const settled = db
    .selectFrom("vehicles")
    .select(["id as vehicle_id", "visible_version as version"])
    .where("visible_version", ">", since)
    .$narrowType<{ version: number }>();
  return [...(await made.execute()), ...(await ended.execute()), ...(await settled.execute())];
};

type Overridden = Awaited<ReturnType<typeof readOverridden>>;

/** True if every version after `since` has stored the vehicles it changed: large imports and rollbacks have not. */
const isComplete = async (
  db: Kysely<Schema>,
  overridden: Overridden,
  { since, version }: { readonly since: number; readonly version: number },
): Promise<boolean> => {
  const saved = await db
    .selectFrom("stock_undo")
    .select(["vehicles", "version"])
    .where("version", ">", since)
    .execute();
  const vehicles = saved.reduce((sum, undo) => sum + undo.vehicles, overridden.length);
  const versions = new Set([...saved, ...overridden].map((change) => change.version));
  return versions.size === version - since && vehicles <= MAX_CHANGES;
};

/** Vehicles of all these versions. One list: with an `or` of two, PostgreSQL would visit every vehicle. */
const changedVehicles = (db: Kysely<Schema>, since: number) =>
  db
    .selectFrom("stock_undo_vehicles")
    .select("vehicle_id")
    .where("version", ">", since)
    .unionAll(db.selectFrom("vehicle_overrides").select("vehicle_id").where("version", ">", since))
    .unionAll(db.selectFrom("vehicle_overrides").select("vehicle_id").where("ended_version", ">", since))
    .unionAll(db.selectFrom("vehicles").select("id as vehicle_id").where("visible_version", ">", since));

/** The changes are those that could be taken back, overrides, and vehicles of several sources: what an import replaced is saved by its version. */
export const readChanges = async (database: Database, since: number): Promise<StockChanges | null> => {
  const { db, end } = await openSnapshot(database);
  try {
    const version = await readVersion(db, "stock");
    const overridden = await readOverridden(db, since);
    if (!(await isComplete(db, overridden, { since, version }))) return null;
    const rows = await db
      .selectFrom("vehicles")
      .select([...VEHICLE_COLUMNS, ...REMOVAL_COLUMNS])
      .where("id", "in", changedVehicles(db, since))
      .orderBy("id")
      .execute();
    return { version, vehicles: rows.map((row) => ({ vehicle: toVehicle(row), removed_at: removedAt(row) })) };
  } finally {
    await end();
  }
};
