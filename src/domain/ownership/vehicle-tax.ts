import { err, ok, roundToEuros, type Cents, type Result } from "../shared/index.ts";
import type { VehicleAttributes } from "../vehicles/index.ts";
import type { CostProblem } from "./cost-problem.ts";
import { fuelTraits } from "./fuels.ts";
import type { TaxScale } from "./rates-in-force.ts";

export type TaxedVehicle = Pick<
  VehicleAttributes,
  "kind" | "condition" | "fuel_type" | "co2_g_km" | "wltp" | "first_registration" | "construction_year"
>;

export type VehicleTax = {
  readonly yearlyCents: Cents;
  /** The formula gives less than the minimum, or does not apply. */
  readonly isMinimum: boolean;
  /** Null for vehicles without a combustion engine. */
  readonly formula: { readonly co2: number; readonly b: number; readonly c: number } | null;
};

/** Removes the error of binary fractions: 0.5 + 3 × 0.1 is 0.8. */
const exact = (value: number): number => Math.round(value * 1e6) / 1e6;

const stepFactor = (co2: number, { c_base, c_from_g, c_step, steps }: TaxScale): number => {
  const above = Math.max(0, co2 - c_from_g) / 10;
  const count = steps === "begun" ? Math.ceil(above) : Math.floor(above);
  return exact(c_base + c_step * count);
};

type RegisteredVehicle = Pick<TaxedVehicle, "condition" | "first_registration" | "construction_year">;

/** The earliest possible first registration: a day, a month or a year. New vehicles are registered today. */
const registration = (vehicle: RegisteredVehicle, today: string): string | null => {
  if (vehicle.first_registration !== null) return vehicle.first_registration;
  if (vehicle.condition === "new") return today;
  return vehicle.construction_year === null ? null : String(vehicle.construction_year);
};

const isFrom = (date: string, from: string): boolean => date >= from.slice(0, date.length);

/** Which test cycle the tax of a first registration counts; null for registrations before CO2 counted. */
const taxedCycle = (
  vehicle: RegisteredVehicle,
  scale: TaxScale,
  today: string,
): Result<"wltp" | "nedc", CostProblem> => {
  const date = registration(vehicle, today);
  if (date === null) return err("registration-missing");
  if (isFrom(date, scale.wltp_from)) return ok("wltp");
  // A year of construction says nothing about later years.
  if (vehicle.first_registration === null) return err("registration-missing");
  return isFrom(date, scale.co2_from) ? ok("nedc") : err("registered-before-co2");
};

/** The CO2 value that the tax counts, in g/km. */
const taxedCo2 = (vehicle: TaxedVehicle, scale: TaxScale, today: string): Result<number, CostProblem> => {
  const cycle = taxedCycle(vehicle, scale, today);
  if (!cycle.ok) return cycle;
  if (vehicle.co2_g_km === null) return err("co2-missing");
  if (vehicle.wltp === null) return err("co2-cycle-missing");
  if (vehicle.wltp !== (cycle.value === "wltp"))
    return err(cycle.value === "wltp" ? "co2-wltp-missing" : "co2-nedc-missing");
  return ok(vehicle.co2_g_km);
};

/**
 * The yearly tax of a passenger car by its CO2: a × b × c in euros, rounded half up to whole euros, at least the
 * minimum. a is the CO2 in g/km, b the fuel's factor, c = `c_base` up to `c_from_g` g/km plus `c_step` for each further
 * 10 g; vehicles without an engine pay the minimum. The factors and their source are the settings'. Fails where an
 * attribute is missing and for vans, which are taxed by another scale.
 */
export const vehicleTax = (vehicle: TaxedVehicle, scale: TaxScale, today: string): Result<VehicleTax, CostProblem> => {
  if (vehicle.kind === "van") return err("tax-of-vans");
  const { tax } = fuelTraits(vehicle.fuel_type);
  if (tax === null) return err("fuel-missing");
  if (tax === "minimum") return ok({ yearlyCents: scale.minimum_cents, isMinimum: true, formula: null });
  const co2 = taxedCo2(vehicle, scale, today);
  if (!co2.ok) return co2;
  const b = tax === "diesel" ? scale.diesel_factor : scale.other_factor;
  const c = stepFactor(co2.value, scale);
  const cents = roundToEuros(exact(co2.value * b * c * 100));
  const isMinimum = cents < scale.minimum_cents;
  return ok({ yearlyCents: isMinimum ? scale.minimum_cents : cents, isMinimum, formula: { co2: co2.value, b, c } });
};
