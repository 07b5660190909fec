import type { Availability } from "./keys.ts";
import type { Vehicle } from "./vehicle.ts";

/** What a vehicle is for visitors. `removed`: its feed does not list it any more, or staff hide it. */
export type VehicleState = Availability | "removed";

/** What a vehicle must be for a page, a form or an appointment: not sold and not removed, or not reserved either. */
export type VehicleDemand = "for_sale" | "available";

/** `removed_at`: since when the vehicle is not shown; null while it is. */
export const vehicleState = ({
  vehicle,
  removed_at,
}: {
  readonly vehicle: Pick<Vehicle, "availability">;
  readonly removed_at: string | null;
}): VehicleState => (removed_at === null ? vehicle.availability : "removed");

const MET: Readonly<Record<VehicleDemand, readonly VehicleState[]>> = {
  for_sale: ["available", "reserved"],
  available: ["available"],
};

export const meetsDemand = (state: VehicleState, demand: VehicleDemand): boolean => MET[demand].includes(state);
