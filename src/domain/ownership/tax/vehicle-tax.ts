import { entryInForce } from "../../leasing/index.ts";
import { type Cents, err, ok, type Result } from "../../shared/index.ts";
import type { CostProblem } from "../cost-problem.ts";
import { type CalculationStep, calculateTax } from "./calculate-tax.ts";
import { taxCaseOf } from "./tax-case-of.ts";
import type { TaxedVehicle } from "./tax-quantities.ts";
import type { TaxRule } from "./tax-rule.ts";

/** An amount by a rule, and how it was calculated. */
export type TaxAmount = {
  readonly cents: Cents;
  /** The case of the rule in French, if it has a name. */
  readonly caseName: string | null;
  readonly steps: readonly CalculationStep[];
};

/** The tax where the market is, and in the other regions whose rules the settings state. */
export type VehicleTax = TaxAmount & {
  readonly rule: Pick<TaxRule, "from" | "source" | "region">;
  readonly elsewhere: readonly { readonly region: string; readonly cents: Cents }[];
};

const amountBy = (rule: TaxRule, vehicle: TaxedVehicle, today: string): Result<TaxAmount, CostProblem> => {
  const fitting = taxCaseOf(rule.cases, vehicle, today);
  if (!fitting.ok) return fitting;
  const steps = calculateTax(fitting.value.steps, { vehicle, today });
  if (!steps.ok) return steps;
  const amount = steps.value.at(-1)?.amount ?? 0;
  return ok({ cents: Math.max(0, Math.round(amount * 100)), caseName: fitting.value.name ?? null, steps: steps.value });
};

/**
 * A tax of a vehicle by the rules in force, the market's region first. The steps, their figures and their sources are the
 * settings'. Fails where no rule is in force, where the rule says nothing about the vehicle, and where the vehicle lacks
 * a figure that decides: an unknown tax is not 0.
 */
export const vehicleTax = (
  vehicle: TaxedVehicle,
  rules: readonly TaxRule[],
  today: string,
): Result<VehicleTax, CostProblem> => {
  const [rule, ...others] = rules;
  if (rule === undefined) return err("tax-unknown");
  const amount = amountBy(rule, vehicle, today);
  if (!amount.ok) return amount;
  const elsewhere = others.flatMap((other) => {
    const own = amountBy(other, vehicle, today);
    return own.ok && other.region !== undefined ? [{ region: other.region, cents: own.value.cents }] : [];
  });
  return ok({ ...amount.value, rule, elsewhere });
};

/** The rules in force on a day (`YYYY-MM-DD`), the latest of each region, in the order in which the settings name regions. */
export const taxRulesInForce = (rules: readonly TaxRule[], today: string): readonly TaxRule[] => {
  const regions = Map.groupBy(rules, ({ region }) => region);
  return [...regions.values()].flatMap((entries) => entryInForce(entries, today) ?? []);
};
