import { type VehicleState, vehicleState } from "#domain/vehicles/index.ts";
import type { StockReader } from "./ports.ts";

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
