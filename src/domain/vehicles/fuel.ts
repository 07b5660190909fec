import type { VehicleAttributes } from "./fields/vehicle-attributes.ts";

export type PoweredVehicle = Pick<VehicleAttributes, "fuel_type">;

/** True for a plug-in hybrid; a hybrid that is not plugged in has a key of its own. */
export const isPlugIn = ({ fuel_type }: PoweredVehicle): boolean =>
  fuel_type === "electric+petrol" || fuel_type === "electric+diesel";

/** How a vehicle is prepared for a drive. */
export type DrivingEnergy = "charge" | "fuel" | "charge_and_fuel";

/** Null for an unknown fuel. */
export const drivingEnergy = (vehicle: PoweredVehicle): DrivingEnergy | null => {
  if (vehicle.fuel_type === null) return null;
  if (vehicle.fuel_type === "electric") return "charge";
  return isPlugIn(vehicle) ? "charge_and_fuel" : "fuel";
};
