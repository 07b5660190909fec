import { isPlugIn, type PoweredVehicle } from "#domain/vehicles/index.ts";
import { FUEL_LABELS } from "./key-labels.ts";

/** The French label of the fuel; null if the fuel is unknown. */
export const fuelLabel = (vehicle: PoweredVehicle): string | null => {
  if (vehicle.fuel_type === null) return null;
  const label = FUEL_LABELS[vehicle.fuel_type];
  return isPlugIn(vehicle) ? label.replace("Hybride", "Hybride rechargeable") : label;
};

/** A shorter `fuelLabel`: hybrids do not name their second fuel. */
export const shortFuelLabel = (vehicle: PoweredVehicle): string | null => {
  const label = fuelLabel(vehicle);
  return label === null || !label.startsWith("Hybride") ? label : label.replace(/ (?:essence|diesel)$/, "");
};
