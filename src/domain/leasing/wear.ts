import type { VehicleFacts } from "../vehicles/index.ts";
import type { Wear } from "./residual.ts";

export type WornVehicle = Pick<VehicleFacts, "condition" | "mileage_km" | "construction_year" | "first_registration">;

/** Months since year 0 of an ISO date or month. */
const monthNumber = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;

const monthOfBirth = (vehicle: WornVehicle): number | null => {
  if (vehicle.first_registration !== null) return monthNumber(vehicle.first_registration);
  return vehicle.construction_year === null ? null : vehicle.construction_year * 12;
};

/**
 * A vehicle's age and mileage on a date (`YYYY-MM-DD`). A new one that names neither has none; a construction year
 * alone counts from its January. Null where a used one does not say: its worth is not guessed.
 */
export const wearOf = (vehicle: WornVehicle, today: string): Wear | null => {
  const isNew = vehicle.condition === "new";
  const born = monthOfBirth(vehicle);
  const ageMonths = isNew && vehicle.first_registration === null ? 0 : born === null ? null : monthNumber(today) - born;
  const mileageKm = vehicle.mileage_km ?? (isNew ? 0 : null);
  return ageMonths === null || mileageKm === null ? null : { ageMonths: Math.max(0, ageMonths), mileageKm };
};
