import type { VehicleAttributes } from "../vehicles/index.ts";
import type { Wear } from "./residual.ts";

export type WornVehicle = Pick<
  VehicleAttributes,
  "condition" | "mileage_km" | "construction_year" | "first_registration"
>;

/** Months since year 0 of an ISO 8601 date or month. */
const monthNumber = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;

const startMonth = (vehicle: WornVehicle): number | null => {
  if (vehicle.first_registration !== null) return monthNumber(vehicle.first_registration);
  return vehicle.construction_year === null ? null : vehicle.construction_year * 12;
};

/**
 * Age and mileage on a date (`YYYY-MM-DD`). The age counts from the first registration, else from January of the
 * construction year. Both default to 0 for a new vehicle; null if a used vehicle lacks one of them.
 */
export const vehicleWear = (vehicle: WornVehicle, today: string): Wear | null => {
  const isNew = vehicle.condition === "new";
  const start = startMonth(vehicle);
  const ageMonths =
    isNew && vehicle.first_registration === null ? 0 : start === null ? null : monthNumber(today) - start;
  const mileageKm = vehicle.mileage_km ?? (isNew ? 0 : null);
  return ageMonths === null || mileageKm === null ? null : { ageMonths: Math.max(0, ageMonths), mileageKm };
};
