import type { SelectQueryBuilder } from "kysely";
import { setImmediate as nextTurn } from "node:timers/promises";
import { lowestPriceBefore, type PriceChange, type Vehicle } from "#domain/vehicles/index.ts";
import type { Database } from "../database.ts";
import { REMOVAL_COLUMNS, removedAt, selectVisible } from "./visible-vehicles.ts";
import { toStatedVehicle, toVehicle, VEHICLE_COLUMNS, type VehicleRow } from "./vehicle-rows.ts";
import { LRUCache } from "lru-cache";
import { readVersion } from "../versions.ts";
import { openSnapshot } from "../snapshot.ts";
import type { Connection, Schema } from "../schema.ts";
import type { ExportedVehicle } from "#application/exports/ports.ts";
import type { StockChanges, StockReader } from "#application/stock/ports.ts";

const PAGE_SIZE = 500;

type Ended = Pick<Schema["vehicles"], "removed_at" | "visible_id" | "vin">;

/** About 10 KB each, its row included. */
const MAX_VEHICLES = 1_000;

type Entry = {
  readonly row: VehicleRow;
  readonly vehicle: Vehicle;
  /** The last stock version in which the vehicle was read and on sale; null before the first. */
  onSaleIn: number | null;
};

const isSameRow = (a: VehicleRow, b: VehicleRow): boolean => VEHICLE_COLUMNS.every((column) => a[column] === b[column]);

export const createVehicleCache = () => {
  const entries = new LRUCache<number, Entry>({ max: MAX_VEHICLES });
  const entryOf = (row: VehicleRow): Entry => {
    const cached = entries.get(row.id);
    if (cached && isSameRow(cached.row, row)) return cached;
    const entry = { row, vehicle: toVehicle(row), onSaleIn: null };
    entries.set(row.id, entry);
    return entry;
  };
  return {
    /** Converts a row to a vehicle; an unchanged vehicle is the same object, so that derived data can be cached by it. */
    toVehicle: (row: VehicleRow): Vehicle => entryOf(row).vehicle,
    /** The same for a vehicle on sale, read no earlier than the stock version. */
    toVehicleOnSale: (row: VehicleRow, version: number): Vehicle => {
      const entry = entryOf(row);
      entry.onSaleIn = version;
      return entry.vehicle;
    },
    /** The vehicles in the stock version; null unless all of them are cached. */
    onSaleIn: (version: number, ids: readonly number[]): readonly Vehicle[] | null => {
      const vehicles: Vehicle[] = [];
      for (const id of ids) {
        const entry = entries.get(id);
        if (entry?.onSaleIn !== version) return null;
        vehicles.push(entry.vehicle);
      }
      return vehicles;
    },
  };
};

/** The changes are held in memory; above this number, a full read is about as fast. */
const MAX_CHANGES = 20_000;

/** The versions since that overrides have made or ended, or the order of sources has made, with their vehicles. */
const readOverridden = async (db: Connection, since: number) => {
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

/** True if every version after `since` has stored the vehicles it changed: large imports and rollbacks have not. */
const isComplete = async (
  db: Connection,
  overridden: Awaited<ReturnType<typeof readOverridden>>,
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
const changedVehicles = (db: Connection, since: number) =>
  db
    .selectFrom("stock_undo_vehicles")
    .select("vehicle_id")
    .where("version", ">", since)
    .unionAll(db.selectFrom("vehicle_overrides").select("vehicle_id").where("version", ">", since))
    .unionAll(db.selectFrom("vehicle_overrides").select("vehicle_id").where("ended_version", ">", since))
    .unionAll(db.selectFrom("vehicles").select("id as vehicle_id").where("visible_version", ">", since));

/** The changes are those that could be taken back, overrides, and vehicles of several sources: what an import replaced is saved by its version. */
const readChanges = async (database: Database, since: number): Promise<StockChanges | null> => {
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
    all: () => walkVisible(database, toVehicle),
    allAsFed: () => walkVisible(database, toStatedVehicle),
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

type Walk<R, T> = {
  /** A page of the vehicles, without its order and length. */
  readonly page: (db: Connection) => SelectQueryBuilder<Schema, "vehicles", R>;
  readonly mapRow: (row: R) => T;
};

const walkVisible = (database: Database, mapRow: (row: VehicleRow) => Vehicle): AsyncGenerator<Vehicle> =>
  walk(database, { page: (db) => selectVisible(db).select(VEHICLE_COLUMNS), mapRow });

/**
 * Reads on a separate connection in one read transaction: a consistent snapshot that blocks no other query. SQLite answers
 * without a turn of the event loop, so each page ends with one: during a walk of 200,000 vehicles requests waited for 7 s.
 */
async function* walk<R extends { readonly id: number }, T>(
  database: Database,
  { page, mapRow }: Walk<R, T>,
): AsyncGenerator<T> {
  const session = await openSnapshot(database);
  try {
    const query = page(session.db);
    let lastId = 0;
    for (;;) {
      const rows = await query.where("id", ">", lastId).orderBy("id").limit(PAGE_SIZE).execute();
      for (const row of rows) yield mapRow(row);
      if (rows.length < PAGE_SIZE) return;
      lastId = rows.at(-1)?.id ?? lastId;
      await nextTurn();
    }
  } finally {
    await session.end();
  }
}

const selectListed = (db: Connection) => db.selectFrom("vehicles").where("removed_at", "is", null);

/** The feeds that list vehicles. */
export const listSources = async ({ db }: Pick<Database, "db">): Promise<readonly string[]> => {
  const rows = await selectListed(db).select("feed").distinct().orderBy("feed").execute();
  return rows.map(({ feed }) => feed);
};

/**
 * The vehicles that feeds list, by id, as the feeds gave them: with those that staff hide, and without what staff say of
 * them. `feed`: of this one with its keys, those for which another source is shown included; null: of all, without keys.
 */
export const readFedVehicles = (database: Database, feed: string | null): AsyncGenerator<ExportedVehicle> =>
  walk(database, {
    page: (db) => {
      const listed = selectListed(db).select([...VEHICLE_COLUMNS, "feed_key"]);
      return feed === null ? listed.where("visible_id", "is", null) : listed.where("feed", "=", feed);
    },
    mapRow: ({ feed_key: key, ...row }): ExportedVehicle => {
      const vehicle = toStatedVehicle({ ...row, overrides: null });
      return feed === null ? vehicle : { ...vehicle, key };
    },
  });
