import type { LeaseTerms } from "../leasing/index.ts";
import { roundToEuros, type Cents, type Result } from "../shared/index.ts";
import type { CostKey } from "./cost-keys.ts";
import { energyCents, energyUses } from "./energy-cost.ts";
import { type OwnedVehicle, registrationTax, yearlyTax } from "./estimate.ts";
import { electricBonus, type Bonus } from "./bonus.ts";
import { chargedCents } from "./sale-charges.ts";
import type { OwnershipRates } from "./rates-in-force.ts";
import { insuranceCents, maintenanceCents } from "./running-costs.ts";

/** The running costs, in the order of the text. */
const RUNNING_COSTS = ["energy", "insurance", "maintenance", "vehicle_tax"] as const;

export type RunningCost = (typeof RUNNING_COSTS)[number];

/** A cost that cannot be estimated. */
export type MissingCost = RunningCost | "registration_tax";

/** A known running cost, not rounded: cents a year, and cents a kilometre. */
type RunningItem = { readonly key: RunningCost; readonly yearlyCents: number; readonly centsPerKm: number };

/** What has to be added to the payments of a lease at any terms. Plain JSON, so that a browser can add it. */
export type LeaseCostBasis = {
  readonly items: readonly RunningItem[];
  /** Costs that the payments include. */
  readonly included: readonly RunningCost[];
  /** Costs that cannot be estimated. */
  readonly missing: readonly MissingCost[];
  /** The subsidy of the lease's holder, from a minimum duration; null where there is none. */
  readonly bonus: Bonus | null;
  /** Delivery and registration, paid once; 0 where the payments or the price include them. */
  readonly chargesCents: Cents;
  /** Paid once; 0 where the payments include it, the country has none or it is unknown. */
  readonly registrationTaxCents: Cents;
};

/** From the payment to the cost a month: what is added, and the sum in whole euros, in cents with VAT. */
export type MonthlyLeaseCost = Pick<LeaseCostBasis, "included" | "missing"> & {
  /** The first payment is spread over the duration. */
  readonly hasDeposit: boolean;
  /** So is the fee. */
  readonly hasFee: boolean;
  readonly hasCharges: boolean;
  readonly hasRegistrationTax: boolean;
  readonly added: readonly RunningCost[];
  /** The subsidy that is deducted; null where there is none. */
  readonly bonus: Bonus | null;
  readonly monthlyCents: Cents;
};

const toItems = (key: RunningCost, yearly: Result<number, unknown>, perKm: Result<number, unknown>): RunningItem[] =>
  yearly.ok && perKm.ok ? [{ key, yearlyCents: yearly.value, centsPerKm: perKm.value }] : [];

const NOTHING = { ok: true, value: 0 } as const;

const runningItems = (vehicle: OwnedVehicle, rates: OwnershipRates): readonly RunningItem[] => {
  const uses = energyUses(vehicle, rates, { electricityCents: null, fuelCents: null });
  const tax = yearlyTax(vehicle, rates);
  return [
    ...(uses.ok ? [{ key: "energy" as const, yearlyCents: 0, centsPerKm: energyCents(uses.value, 1) }] : []),
    ...toItems("insurance", insuranceCents(vehicle, rates.insurance), NOTHING),
    ...toItems("maintenance", NOTHING, maintenanceCents(vehicle, rates.maintenance)),
    ...(tax?.ok ? [{ key: "vehicle_tax" as const, yearlyCents: tax.value.cents, centsPerKm: 0 }] : []),
  ];
};

/** A tax that the country does not have is not missing. */
const costsOf = ({ isTaxed }: OwnershipRates): readonly RunningCost[] =>
  RUNNING_COSTS.filter((key) => isTaxed || key !== "vehicle_tax");

/** The longest lease: whether its holder gets a subsidy does not depend on the duration, which `monthlyLeaseCost` compares. */
const ANY_DURATION = 600;

/**
 * The running costs of a vehicle beside the payments of its lease. `included`: costs that the payments include. Null
 * where the energy, the largest of them, cannot be estimated.
 */
export const leaseCostBasis = (
  vehicle: OwnedVehicle,
  rates: OwnershipRates,
  includedCosts: readonly CostKey[],
): LeaseCostBasis | null => {
  const included = RUNNING_COSTS.filter((key) => includedCosts.includes(key));
  const items = runningItems(vehicle, rates).filter(({ key }) => !included.includes(key));
  const once = includedCosts.includes("registration_tax") ? null : registrationTax(vehicle, rates);
  const unknown = costsOf(rates).filter((key) => !included.includes(key) && items.every((item) => item.key !== key));
  const missing = once?.ok === false ? [...unknown, "registration_tax" as const] : unknown;
  if (missing.includes("energy")) return null;
  const { bonus: scheme, today } = rates;
  const bonus = scheme && electricBonus(vehicle, scheme, { months: ANY_DURATION, isLease: true, today });
  const chargesCents = rates.charges === null || includedCosts.includes("charges") ? 0 : chargedCents(rates.charges);
  const registrationTaxCents = once?.ok ? once.value.cents : 0;
  return { items, included, missing, bonus: bonus?.ok ? bonus.value : null, chargesCents, registrationTaxCents };
};

/** A lease whose payments are known, in cents with VAT: all payments, and those at the start. */
export type LeasePayments = {
  readonly terms: LeaseTerms;
  readonly feeCents: Cents;
  readonly totalPaymentsCents: Cents;
};

/**
 * The cost a month of a lease: all its payments spread over its duration, and the running costs. Each item is rounded to
 * euros once, as the cost of ownership does, so that both have the same total.
 */
export const monthlyLeaseCost = (
  { items, included, missing, bonus, chargesCents, registrationTaxCents }: LeaseCostBasis,
  { terms: { durationMonths, annualMileageKm, depositCents }, feeCents, totalPaymentsCents }: LeasePayments,
): MonthlyLeaseCost => {
  const deducted = bonus !== null && durationMonths >= bonus.minHoldingMonths ? bonus : null;
  const amounts = items.map(({ yearlyCents, centsPerKm }) =>
    roundToEuros((yearlyCents + centsPerKm * annualMileageKm) / 12),
  );
  const payments = roundToEuros(totalPaymentsCents / durationMonths);
  const subsidy = deducted === null ? 0 : roundToEuros(deducted.cents / durationMonths);
  const once = [chargesCents, registrationTaxCents].reduce(
    (sum, cents) => sum + roundToEuros(cents / durationMonths),
    0,
  );
  return {
    included,
    missing,
    hasDeposit: depositCents > 0,
    hasFee: feeCents > 0,
    added: items.map(({ key }) => key),
    hasCharges: chargesCents > 0,
    hasRegistrationTax: registrationTaxCents > 0,
    bonus: deducted,
    monthlyCents: amounts.reduce((sum, cents) => sum + cents, payments + once) - subsidy,
  };
};
