import { err, ok, type Result } from "../shared/index.ts";
import type { VehicleAttributes } from "../vehicles/index.ts";
import type { CostProblem } from "./cost-problem.ts";
import type { RunningCosts } from "./rates-in-force.ts";

/** Cents a year, not rounded: a fixed amount and a share of the price. */
export const insuranceCents = (
  { price }: Pick<VehicleAttributes, "price">,
  running: RunningCosts | null,
): Result<number, CostProblem> => {
  if (running === null) return err("rates-missing");
  if (price.purchase === null) return err("price-missing");
  const { fixed_cents, price_share } = running.insurance;
  return ok(fixed_cents + price.purchase.cents * price_share);
};

/** Cents a kilometre. */
export const maintenanceCents = (
  { fuel_type }: Pick<VehicleAttributes, "fuel_type">,
  running: RunningCosts | null,
): Result<number, CostProblem> => {
  if (running === null) return err("rates-missing");
  if (fuel_type === null) return err("fuel-missing");
  return ok(running.maintenance_cents_km[fuel_type === "electric" ? "electric" : "other"]);
};
