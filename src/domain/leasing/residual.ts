import type { BodyStyle, FuelType } from "../vehicles/index.ts";
import type { Residuals } from "./finance.ts";

/** How old (months) and how far driven (km) a vehicle is. */
export type Wear = { readonly ageMonths: number; readonly mileageKm: number };

type Axis = readonly number[];

/** Where a value stands on a climbing axis: the step below it and how far it is to the next; clamped at both ends. */
const position = (axis: Axis, value: number): number => {
  const last = axis.length - 1;
  if (value >= (axis[last] as number)) return last;
  let step = 0;
  while (value >= (axis[step + 1] as number)) step++;
  const from = axis[step] as number;
  return Math.max(0, step + (value - from) / ((axis[step + 1] as number) - from));
};

const between = (shares: readonly (readonly number[])[], row: number, column: number): number => {
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

/** The share of its present price a vehicle keeps from one state of wear to a later one; null: no table for its fuel. */
export type ResidualShare = (fuel: FuelType | null, body: BodyStyle | null, from: Wear, to: Wear) => number | null;

/**
 * Prepares the residual table: between its points it is linear in age and mileage, beyond them it stays level. A used
 * vehicle's share is what the table leaves at the end over what it leaves today, since its price already knows the
 * wear so far; the body's factor counts once. Never above 1.
 */
export const prepareResidual = (residuals: Residuals): ResidualShare => {
  const byFuel = new Map(residuals.tables.flatMap(({ fuels, shares }) => fuels.map((fuel) => [fuel, shares] as const)));
  const left = (shares: readonly (readonly number[])[], wear: Wear): number =>
    between(shares, position(residuals.age_months, wear.ageMonths), position(residuals.mileage_km, wear.mileageKm));
  return (fuel, body, from, to) => {
    const shares = fuel === null ? undefined : byFuel.get(fuel);
    if (!shares) return null;
    const factor = body === null ? 1 : (residuals.bodies[body] ?? 1);
    return Math.min(1, (left(shares, to) / left(shares, from)) * factor);
  };
};

/** Wear at the end of a contract. */
export const wearAfter = (wear: Wear, durationMonths: number, annualMileageKm: number): Wear => ({
  ageMonths: wear.ageMonths + durationMonths,
  mileageKm: wear.mileageKm + Math.round((annualMileageKm * durationMonths) / 12),
});
