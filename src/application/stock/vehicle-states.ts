import { type Vehicle, type VehicleState, vehicleState } from "#domain/vehicles/index.ts";
import type { StockReader } from "./ports.ts";
import type { Location } from "#domain/locations/index.ts";
import type { StockDistances } from "#domain/search/index.ts";

/** The distance of a vehicle in kilometres, by its location; null without a location or where it has no distance. */
export const createVehicleDistance = (
  { byLocation }: StockDistances,
  locations: readonly Pick<Location, "id" | "slug">[],
): ((vehicle: Pick<Vehicle, "location_id">) => number | null) => {
  const byId = new Map(locations.map(({ id, slug }) => [id, byLocation.get(slug) ?? null]));
  return ({ location_id }) => (location_id === null ? null : (byId.get(location_id) ?? null));
};

/** What vehicles are for visitors now, by id; one that no feed ever had is `removed`. */
export type ReadVehicleStates = (ids: readonly number[]) => Promise<ReadonlyMap<number, VehicleState>>;

export const createVehicleStates =
  ({ byIdIncludingRemoved }: Pick<StockReader, "byIdIncludingRemoved">): ReadVehicleStates =>
  async (ids) => {
    const states = ids.map(async (id) => {
      const match = await byIdIncludingRemoved(id);
      return [id, match === null ? "removed" : vehicleState(match)] as const;
    });
    return new Map(await Promise.all(states));
  };
