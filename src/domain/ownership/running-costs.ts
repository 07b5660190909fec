import { err, ok, type Result } from "../shared/index.ts";
import type { VehicleAttributes } from "../vehicles/index.ts";
import type { CostProblem } from "./cost-problem.ts";
import type { InsuranceCosts, MaintenanceCosts } from "./rates-in-force.ts";

/** Cents a year, not rounded: a fixed amount and a share of the price. */
export const insuranceCents = (
  { price }: Pick<VehicleAttributes, "price">,
  insurance: InsuranceCosts | null,
): Result<number, CostProblem> => {
  if (insurance === null) return err("rates-missing");
  if (price.purchase === null) return err("price-missing");
  const { fixed_cents, price_share } = insurance;
  return ok(fixed_cents + price.purchase.cents * price_share);
};

/** Cents a kilometre. */
export const maintenanceCents = (
  { fuel_type }: Pick<VehicleAttributes, "fuel_type">,
  maintenance: MaintenanceCosts | null,
): Result<number, CostProblem> => {
  if (maintenance === null) return err("rates-missing");
  if (fuel_type === null) return err("fuel-missing");
  return ok(fuel_type === "electric" ? maintenance.electric_cents_km : maintenance.other_cents_km);
};
