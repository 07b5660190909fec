import { FUEL_TYPES } from "./keys.ts";
import type { VehicleFacts } from "./vehicle.ts";

type Driven = Pick<VehicleFacts, "fuel_type" | "battery_kwh" | "range_km">;

/** A hybrid that is charged at a plug. Feeds name every hybrid of two energies alike: it takes a battery or a range to know. */
export const isPlugIn = ({ fuel_type, battery_kwh, range_km }: Driven): boolean =>
  (fuel_type === "electric+petrol" || fuel_type === "electric+diesel") && (battery_kwh !== null || range_km !== null);

/** What a vehicle runs on, in French; null where the feed does not say. */
export const fuelLabel = (vehicle: Driven): string | null => {
  if (vehicle.fuel_type === null) return null;
  const label = FUEL_TYPES[vehicle.fuel_type];
  return isPlugIn(vehicle) ? label.replace("Hybride", "Hybride rechargeable") : label;
};

/** The same where there is little room: no hybrid says which of the two other energies it has. */
export const shortFuelLabel = (vehicle: Driven): string | null => {
  const label = fuelLabel(vehicle);
  return label === null || !label.startsWith("Hybride") ? label : label.replace(/ (?:essence|diesel)$/, "");
};
