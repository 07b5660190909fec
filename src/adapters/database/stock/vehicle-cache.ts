import { LRUCache } from "lru-cache";
import type { Vehicle } from "#domain/vehicles/index.ts";
import { toVehicle, VEHICLE_COLUMNS, type VehicleRow } from "./vehicle-rows.ts";

/** About 10 KB each, its row included. */
const MAX_VEHICLES = 1_000;

type Entry = {
  readonly row: VehicleRow;
  readonly vehicle: Vehicle;
  /** The last stock version in which the vehicle was read and on sale; null before the first. */
  onSaleIn: number | null;
};

export type VehicleCache = {
  /** Converts a row to a vehicle; an unchanged vehicle is the same object, so that derived data can be cached by it. */
  readonly toVehicle: (row: VehicleRow) => Vehicle;
  /** The same for a vehicle on sale, read no earlier than the stock version. */
  readonly toVehicleOnSale: (row: VehicleRow, version: number) => Vehicle;
  /** The vehicles in the stock version; null unless all of them are cached. */
  readonly onSaleIn: (version: number, ids: readonly number[]) => readonly Vehicle[] | null;
};

const isSameRow = (a: VehicleRow, b: VehicleRow): boolean => VEHICLE_COLUMNS.every((column) => a[column] === b[column]);

export const createVehicleCache = (): VehicleCache => {
  const entries = new LRUCache<number, Entry>({ max: MAX_VEHICLES });
  const entryOf = (row: VehicleRow): Entry => {
    const cached = entries.get(row.id);
    if (cached && isSameRow(cached.row, row)) return cached;
    const entry = { row, vehicle: toVehicle(row), onSaleIn: null };
    entries.set(row.id, entry);
    return entry;
  };
  return {
    toVehicle: (row) => entryOf(row).vehicle,
    toVehicleOnSale: (row, version) => {
      const entry = entryOf(row);
      entry.onSaleIn = version;
      return entry.vehicle;
    },
    onSaleIn: (version, ids) => {
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
