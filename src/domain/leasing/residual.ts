import type { BodyStyle, FuelType, VehicleAttributes } from "../vehicles/index.ts";
import type { Residuals } from "./finance.ts";

/** Age in months and mileage in km. */
export type Wear = { readonly ageMonths: number; readonly mileageKm: number };

/** The fractional index of a value on an ascending axis, clamped to its ends. */
const axisPosition = (axis: readonly number[], value: number): number => {
  const last = axis.length - 1;
  if (value >= (axis[last] as number)) return last;
  let step = 0;
  while (value >= (axis[step + 1] as number)) step++;
  const from = axis[step] as number;
  return Math.max(0, step + (value - from) / ((axis[step + 1] as number) - from));
};

const interpolate = (shares: readonly (readonly number[])[], row: number, column: number): number => {
  const top = Math.floor(row);
  const left = Math.floor(column);
  const upper = shares[top] as readonly number[];
  const lower = shares[top + 1] ?? upper;
  const down = row - top;
  const right = column - left;
  const atTop = (upper[left] as number) * (1 - right) + (upper[left + 1] ?? 0) * right;
  const atBottom = (lower[left] as number) * (1 - right) + (lower[left + 1] ?? 0) * right;
  return atTop * (1 - down) + atBottom * down;
};

/** The residual value as a share of the current price, between two states of wear; null: no table for the fuel. */
export type ResidualShare = (fuel: FuelType | null, body: BodyStyle | null, from: Wear, to: Wear) => number | null;

/**
 * Prepares the residual table: bilinear in age and mileage between its points, constant beyond them. The share of a
 * used vehicle is the table's share at the end over the share today, because the price already reflects the present
 * wear. The body's factor applies once. At most 1.
 */
export const prepareResidual = (residuals: Residuals): ResidualShare => {
  const byFuel = new Map(residuals.tables.flatMap(({ fuels, shares }) => fuels.map((fuel) => [fuel, shares] as const)));
  const remainingShare = (shares: readonly (readonly number[])[], wear: Wear): number =>
    interpolate(
      shares,
      axisPosition(residuals.age_months, wear.ageMonths),
      axisPosition(residuals.mileage_km, wear.mileageKm),
    );
  return (fuel, body, from, to) => {
    const shares = fuel === null ? undefined : byFuel.get(fuel);
    if (!shares) return null;
    const factor = body === null ? 1 : (residuals.bodies[body] ?? 1);
    return Math.min(1, (remainingShare(shares, to) / remainingShare(shares, from)) * factor);
  };
};

/** Wear at the end of a contract. */
export const wearAfter = (wear: Wear, durationMonths: number, annualMileageKm: number): Wear => ({
  ageMonths: wear.ageMonths + durationMonths,
  mileageKm: wear.mileageKm + Math.round((annualMileageKm * durationMonths) / 12),
});

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
