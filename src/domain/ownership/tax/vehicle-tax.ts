import { entryInForce } from "../../leasing/index.ts";
import { type Cents, err, ok, type Result } from "../../shared/index.ts";
import type { CostProblem } from "../cost-keys.ts";
import { type CalculationStep, calculateTax } from "./calculate-tax.ts";
import type { TaxCase, TaxedVehicle } from "./tax-value.ts";
import type { TaxRule } from "./tax-rule.ts";

/** An amount by a rule, and how it was calculated. */
type TaxAmount = {
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

type RegisteredVehicle = Pick<TaxedVehicle, "condition" | "first_registration" | "construction_year">;

type Period = { readonly earliest: string; readonly latest: string };

/** The days of a date that is a day, a month or a year. */
const completed = (date: string): Period => {
  const [year = "", month, day] = date.split("-");
  return {
    earliest: [year, month ?? "01", day ?? "01"].join("-"),
    latest: [year, month ?? "12", day ?? "31"].join("-"),
  };
};

/** The days between which a vehicle was registered first; new ones are registered today. Null: nothing is known. */
const registrationOf = (
  { condition, first_registration: date, construction_year: year }: RegisteredVehicle,
  today: string,
): Period | null => {
  if (date !== null) return completed(date);
  if (condition === "new") return { earliest: today, latest: today };
  return year === null ? null : { earliest: `${year}-01-01`, latest: today };
};

/** True or false where all days of the period agree, else null. */
const isWithin = (
  { registered_from: from = "", registered_before: before = "9999" }: TaxCase,
  { earliest, latest }: Period,
): boolean | null => {
  if (latest < from || earliest >= before) return false;
  return earliest >= from && latest < before ? true : null;
};

const fitsKind = ({ kind, condition }: TaxCase, vehicle: TaxedVehicle): boolean =>
  (kind === undefined || kind === (vehicle.kind ?? "passenger")) &&
  (condition === undefined || condition === vehicle.condition);

/** Null: it depends on what is unknown of the vehicle. */
const fitsRegistration = (one: TaxCase, vehicle: TaxedVehicle, today: string): boolean | null => {
  if (one.registered_from === undefined && one.registered_before === undefined) return true;
  const registration = registrationOf(vehicle, today);
  return registration && isWithin(one, registration);
};

const reasonWithoutCase = (cases: readonly TaxCase[], vehicle: TaxedVehicle): CostProblem => {
  if (vehicle.kind === "van" && cases.every(({ kind }) => kind === "passenger")) return "tax-of-vans";
  // These name no fuel; a rule that does not name them either depends on the fuel.
  const isVague = vehicle.fuel_type === "hybrid" || vehicle.fuel_type === "other";
  return isVague ? "fuel-missing" : "tax-not-stated";
};

/** The first case that a vehicle fits; fails where none does, or where an unknown attribute decides. */
const taxCaseOf = (cases: readonly TaxCase[], vehicle: TaxedVehicle, today: string): Result<TaxCase, CostProblem> => {
  for (const one of cases) {
    if (!fitsKind(one, vehicle)) continue;
    if (one.fuels !== undefined) {
      if (vehicle.fuel_type === null) return err("fuel-missing");
      if (!one.fuels.includes(vehicle.fuel_type)) continue;
    }
    const fits = fitsRegistration(one, vehicle, today);
    if (fits === null) return err("registration-missing");
    if (fits) return ok(one);
  }
  return err(reasonWithoutCase(cases, vehicle));
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
