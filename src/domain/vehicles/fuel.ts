import { FUEL_TYPES } from "./keys.ts";
import type { VehicleAttributes } from "./fields/index.ts";

type PoweredVehicle = Pick<VehicleAttributes, "fuel_type" | "battery_kwh" | "range_km">;

/**
 * True for a plug-in hybrid. Feeds use one key for all hybrids of two fuels; a battery or an electric range decides.
 */
export const isPlugIn = ({ fuel_type, battery_kwh, range_km }: PoweredVehicle): boolean =>
  (fuel_type === "electric+petrol" || fuel_type === "electric+diesel") && (battery_kwh !== null || range_km !== null);

/** The French label of the fuel; null if the fuel is unknown. */
export const fuelLabel = (vehicle: PoweredVehicle): string | null => {
  if (vehicle.fuel_type === null) return null;
  const label = FUEL_TYPES[vehicle.fuel_type];
  return isPlugIn(vehicle) ? label.replace("Hybride", "Hybride rechargeable") : label;
};

/** A shorter `fuelLabel`: hybrids do not name their second fuel. */
export const shortFuelLabel = (vehicle: PoweredVehicle): string | null => {
  const label = fuelLabel(vehicle);
  return label === null || !label.startsWith("Hybride") ? label : label.replace(/ (?:essence|diesel)$/, "");
};
