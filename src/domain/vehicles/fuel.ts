import type { VehicleAttributes } from "./fields/index.ts";
import type { FuelType } from "./keys.ts";

export type PoweredVehicle = Pick<VehicleAttributes, "fuel_type" | "battery_kwh" | "range_km">;

/**
 * True for a plug-in hybrid. Feeds use one key for all hybrids of two fuels; a battery or an electric range decides.
 */
export const isPlugIn = ({ fuel_type, battery_kwh, range_km }: PoweredVehicle): boolean =>
  (fuel_type === "electric+petrol" || fuel_type === "electric+diesel") && (battery_kwh !== null || range_km !== null);

/**
 * The fuel for labels and the filter; null if unknown. A hybrid of two fuels that is not known to be a plug-in is a
 * hybrid.
 */
export const namedFuel = (vehicle: PoweredVehicle): FuelType | null => {
  const isUnplugged = vehicle.fuel_type?.startsWith("electric+") === true && !isPlugIn(vehicle);
  return isUnplugged ? "hybrid" : vehicle.fuel_type;
};

/** How a vehicle is prepared for a drive. */
export type DrivingEnergy = "charge" | "fuel" | "charge_and_fuel";

/** Null for an unknown fuel. */
export const drivingEnergy = (vehicle: PoweredVehicle): DrivingEnergy | null => {
  if (vehicle.fuel_type === null) return null;
  if (vehicle.fuel_type === "electric") return "charge";
  return isPlugIn(vehicle) ? "charge_and_fuel" : "fuel";
};
