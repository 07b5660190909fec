import { LRUCache } from "lru-cache";
import type { Vehicle } from "#domain/vehicles/index.ts";
import { toVehicle, VEHICLE_COLUMNS, type VehicleRow } from "./vehicle-rows.ts";

/** About 10 KB each, its row included. */
const MAX_VEHICLES = 1_000;

type Entry = { readonly row: VehicleRow; readonly vehicle: Vehicle };

const isSameRow = (a: VehicleRow, b: VehicleRow): boolean => VEHICLE_COLUMNS.every((column) => a[column] === b[column]);

/** Converts rows to vehicles; a row that has not changed to the same object, by which more can be cached. */
export const createVehicleCache = (): ((row: VehicleRow) => Vehicle) => {
  const entries = new LRUCache<number, Entry>({ max: MAX_VEHICLES });
  return (row) => {
    const cached = entries.get(row.id);
    if (cached && isSameRow(cached.row, row)) return cached.vehicle;
    const vehicle = toVehicle(row);
    entries.set(row.id, { row, vehicle });
    return vehicle;
  };
};
