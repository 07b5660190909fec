import { err, ok, type Cents, type Result } from "../shared/index.ts";
import { vehicleWear, type WornVehicle } from "../leasing/index.ts";
import type { VehicleAttributes } from "../vehicles/index.ts";
import type { CostProblem } from "./cost-problem.ts";
import type { BonusScheme } from "./rates-in-force.ts";

export type SubsidisedVehicle = WornVehicle & Pick<VehicleAttributes, "kind" | "fuel_type" | "consumption">;

export type Bonus = { readonly cents: Cents; readonly minHoldingMonths: number };

type BonusResult = Result<Bonus, CostProblem> | null;

const newVehicleBonus = ({ consumption }: SubsidisedVehicle, scheme: BonusScheme): BonusResult => {
  const kwh = consumption?.electric_kwh ?? null;
  if (kwh === null) return err("consumption-missing");
  const limit = scheme.new_vehicle.find(({ up_to_kwh_100km: max }) => kwh <= max);
  return limit ? ok({ cents: limit.cents, minHoldingMonths: scheme.min_holding_months.new_vehicle }) : null;
};

const usedVehicleBonus = (vehicle: SubsidisedVehicle, scheme: BonusScheme, today: string): BonusResult => {
  const wear = vehicleWear(vehicle, today);
  if (wear === null) return err("attributes-missing");
  if (wear.ageMonths < scheme.used_min_age_months) return null;
  return ok({ cents: scheme.used_cents, minHoldingMonths: scheme.min_holding_months.used });
};

/**
 * The subsidy for an electric passenger car: a new one by its consumption, for its buyer or the holder of its lease; a
 * used one from a minimum age, for its buyer. Null where there is none; fails where an attribute is missing or the
 * vehicle is held too short. Amounts, limits and their source are the settings'.
 */
export const electricBonus = (
  vehicle: SubsidisedVehicle,
  scheme: BonusScheme,
  { months, isLease, today }: { readonly months: number; readonly isLease: boolean; readonly today: string },
): BonusResult => {
  if (vehicle.fuel_type !== "electric" || vehicle.kind === "van") return null;
  const isNew = vehicle.condition === "new";
  if (!isNew && isLease) return null;
  const bonus = isNew ? newVehicleBonus(vehicle, scheme) : usedVehicleBonus(vehicle, scheme, today);
  return bonus?.ok && months < bonus.value.minHoldingMonths ? err("held-too-short") : bonus;
};
