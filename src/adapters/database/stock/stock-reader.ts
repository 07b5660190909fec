import { lowestPriceBefore, type PriceChange, type Vehicle } from "#domain/vehicles/index.ts";
import type { Selectable } from "kysely";
import type { VehicleTable } from "../tables/stock.ts";
import type { Database } from "../database.ts";
import { REMOVAL_COLUMNS, removedAt, selectVisible } from "./visible-vehicles.ts";
import { toStatedVehicle, toVehicle, VEHICLE_COLUMNS, type VehicleRow } from "./vehicle-rows.ts";
import { createVehicleCache } from "./vehicle-cache.ts";
import { readVersion } from "../versions.ts";
import { openSnapshot } from "../snapshot.ts";
import { readChanges } from "./stock-changes.ts";
import type { StockReader } from "#application/stock/ports.ts";

const PAGE_SIZE = 2_000;

type Ended = Pick<Selectable<VehicleTable>, "removed_at" | "visible_id" | "vin">;

export const createStockReader = (database: Database): StockReader => {
  const { db, dialect } = database;
  const cache = createVehicleCache();
  const vehicles = db.selectFrom("vehicles").select(VEHICLE_COLUMNS);
  const onSale = selectVisible(db).select(VEHICLE_COLUMNS);
  const changes = db.selectFrom("price_history").select(["seen_at", "cents"]).orderBy("seen_at");
  const history = (id: number): Promise<PriceChange[]> => changes.where("vehicle_id", "=", id).execute();
  /** The vehicle that is shown for the VIN of one that its feed has removed, or that is not shown because it is. */
  const findSuccessor = async ({ removed_at, visible_id, vin }: Ended): Promise<VehicleRow | null> =>
    vin === null || (removed_at === null && visible_id === null)
      ? null
      : ((await onSale.where("vin", "=", vin).orderBy("id").executeTakeFirst()) ?? null);
  return {
    byId: async (id) => {
      const row = await onSale.where("id", "=", id).executeTakeFirst();
      return row === undefined ? null : toVehicle(row);
    },
    byIds: async (ids) => {
      if (ids.length === 0) return [];
      // Read before the rows: each change of a vehicle makes a new version.
      const version = await readVersion(db, "stock");
      const known = cache.onSaleIn(version, ids);
      if (known !== null) return known;
      const rows = await onSale.where("id", "in", dialect.listParameter(ids)).execute();
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.flatMap((id) => byId.get(id) ?? []).map((row) => cache.toVehicleOnSale(row, version));
    },
    byIdIncludingRemoved: async (id) => {
      const row = await vehicles
        .select([...REMOVAL_COLUMNS, "vin"])
        .where("id", "=", id)
        .executeTakeFirst();
      if (row === undefined) return null;
      const successor = await findSuccessor(row);
      if (successor !== null) return { vehicle: cache.toVehicle(successor), removed_at: null };
      return { vehicle: cache.toVehicle(row), removed_at: removedAt(row) };
    },
    all: () => walk(database, toVehicle),
    allAsFed: () => walk(database, toStatedVehicle),
    count: async () => {
      const row = await selectVisible(db)
        .select((build) => build.fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow();
      return row.count;
    },
    version: () => readVersion(db, "stock"),
    changesSince: (version) => readChanges(database, version),
    lowestPriceBefore: async (id, at) => lowestPriceBefore(await history(id), at),
    priceHistory: history,
  };
};

/** Reads on a separate connection in one read transaction: a consistent snapshot that blocks no other query. */
async function* walk(database: Database, mapRow: (row: VehicleRow) => Vehicle): AsyncGenerator<Vehicle> {
  const session = await openSnapshot(database);
  try {
    const page = selectVisible(session.db).select(VEHICLE_COLUMNS);
    let lastId = 0;
    for (;;) {
      const rows = await page.where("id", ">", lastId).orderBy("id").limit(PAGE_SIZE).execute();
      for (const row of rows) yield mapRow(row);
      if (rows.length < PAGE_SIZE) return;
      lastId = rows.at(-1)?.id ?? lastId;
    }
  } finally {
    await session.end();
  }
}
