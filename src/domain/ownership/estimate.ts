import type { LeaseQuote, PricedVehicle, QuoteProblem } from "../leasing/index.ts";
import { err, ok, roundToEuros, type Cents, type Result } from "../shared/index.ts";
import {
  depreciation,
  loanOf,
  quoteAtAdvertisedDeposit,
  type Depreciation,
  type Loan,
  type QuoteForUse,
} from "./acquisition.ts";
import type { OwnershipAssumptions } from "./assumptions.ts";
import { electricBonus, type Bonus, type SubsidisedVehicle } from "./bonus.ts";
import type { CostProblem } from "./cost-problem.ts";
import { energyUses, energyCents, type EnergyUse, type FuelledVehicle } from "./energy-cost.ts";
import { financeOf, type OwnershipRates } from "./rates-in-force.ts";
import { insuranceCents, maintenanceCents } from "./running-costs.ts";
import { vehicleTax, type TaxedVehicle, type VehicleTax } from "./vehicle-tax.ts";

/** The attributes that determine the cost of ownership. */
export type OwnedVehicle = PricedVehicle & TaxedVehicle & FuelledVehicle & SubsidisedVehicle;

export const OWNERSHIP_OPTIONS = ["cash", "loan", "lease"] as const;
export type OwnershipOption = (typeof OWNERSHIP_OPTIONS)[number];

export const COST_KEYS = [
  "depreciation",
  "interest",
  "lease_payments",
  "energy",
  "vehicle_tax",
  "insurance",
  "maintenance",
  "bonus",
] as const;
export type CostKey = (typeof COST_KEYS)[number];

/** Whole euros a month, in cents; negative for a subsidy. */
export type CostItem = {
  readonly key: CostKey;
  readonly amount: Result<Cents, CostProblem | QuoteProblem>;
};

export type OptionEstimate = {
  readonly option: OwnershipOption;
  readonly items: readonly CostItem[];
  /** The sum of the known items; null if depreciation, interest or payments are unknown. */
  readonly monthlyCents: Cents | null;
  /** Items that the sum does not include. */
  readonly missing: readonly CostKey[];
};

/** What the items derive from. */
export type OwnershipDetails = {
  readonly depreciation: Result<Depreciation, CostProblem>;
  readonly loan: Result<Loan, CostProblem>;
  readonly lease: Result<LeaseQuote, QuoteProblem | CostProblem>;
  readonly energy: Result<readonly EnergyUse[], CostProblem>;
  readonly tax: Result<VehicleTax, CostProblem>;
  readonly insuranceYearlyCents: Result<number, CostProblem>;
  readonly maintenanceCentsPerKm: Result<number, CostProblem>;
  readonly bonus: Readonly<Record<OwnershipOption, Result<Bonus, CostProblem> | null>>;
};

export type OwnershipEstimate = {
  readonly assumptions: OwnershipAssumptions;
  readonly options: readonly OptionEstimate[];
  readonly details: OwnershipDetails;
};

const map = <T, U, E>(result: Result<T, E>, transform: (value: T) => U): Result<U, E> =>
  result.ok ? ok(transform(result.value)) : result;

const ACQUISITION_KEYS: ReadonlySet<CostKey> = new Set<CostKey>(["depreciation", "interest", "lease_payments"]);

const createOption = (option: OwnershipOption, items: readonly CostItem[]): OptionEstimate => {
  const missing = items.filter(({ amount }) => !amount.ok).map(({ key }) => key);
  const sum = items.reduce((total, { amount }) => total + (amount.ok ? amount.value : 0), 0);
  return { option, items, missing, monthlyCents: missing.some((key) => ACQUISITION_KEYS.has(key)) ? null : sum };
};

const findDetails = (
  vehicle: OwnedVehicle,
  assumptions: OwnershipAssumptions,
  rates: OwnershipRates,
  quote: QuoteForUse | null,
): OwnershipDetails => {
  const use = { months: assumptions.years * 12, annualMileageKm: assumptions.annualMileageKm };
  const { today, tax, bonus, loan, running } = rates;
  const loss = depreciation(vehicle, use, rates);
  const finance = financeOf(rates);
  const leaseQuote = quote ?? (finance && quoteAtAdvertisedDeposit(vehicle, finance));
  const bonusOf = (isLease: boolean) => bonus && electricBonus(vehicle, bonus, { months: use.months, isLease, today });
  return {
    depreciation: loss,
    loan: !loss.ok ? loss : loan ? loanOf(loss.value.priceCents, use.months, loan) : err("rates-missing"),
    lease: leaseQuote?.(use) ?? err("rates-missing"),
    energy: energyUses(vehicle, rates, assumptions),
    tax: tax ? vehicleTax(vehicle, tax, today) : err("tax-unknown"),
    insuranceYearlyCents: insuranceCents(vehicle, running),
    maintenanceCentsPerKm: maintenanceCents(vehicle, running),
    bonus: { cash: bonusOf(false), loan: bonusOf(false), lease: bonusOf(true) },
  };
};

/**
 * Estimates what a vehicle costs a month over some years: bought with cash, with a loan or leased. All amounts are with
 * VAT. Cash costs the loss of value, a loan its interest as well; a lease costs all its payments, since the vehicle is
 * returned. What the buyer's money would earn elsewhere is not counted. Each item is rounded to euros once, so that
 * the displayed items add up. `quote` replaces the lease at the advertised deposit.
 */
export const estimateOwnership = (
  vehicle: OwnedVehicle,
  assumptions: OwnershipAssumptions,
  rates: OwnershipRates,
  quote: QuoteForUse | null = null,
): OwnershipEstimate => {
  const details = findDetails(vehicle, assumptions, rates, quote);
  const { years, annualMileageKm } = assumptions;
  const spread = (cents: number): Cents => roundToEuros(cents / (years * 12));
  const yearly = (cents: number): Cents => roundToEuros(cents / 12);
  const running: readonly CostItem[] = [
    { key: "energy", amount: map(details.energy, (uses) => yearly(energyCents(uses, annualMileageKm))) },
    { key: "vehicle_tax", amount: map(details.tax, ({ yearlyCents }) => yearly(yearlyCents)) },
    { key: "insurance", amount: map(details.insuranceYearlyCents, yearly) },
    { key: "maintenance", amount: map(details.maintenanceCentsPerKm, (cents) => yearly(cents * annualMileageKm)) },
  ];
  const loss: CostItem = {
    key: "depreciation",
    amount: map(details.depreciation, ({ lossCents }) => spread(lossCents)),
  };
  const interest: CostItem = {
    key: "interest",
    amount: map(details.loan, ({ interestCents }) => spread(interestCents)),
  };
  const payments: CostItem = {
    key: "lease_payments",
    amount: map(details.lease, ({ totalPaymentsCents }) => spread(totalPaymentsCents)),
  };
  const own: Readonly<Record<OwnershipOption, readonly CostItem[]>> = {
    cash: [loss],
    loan: [loss, interest],
    lease: [payments],
  };
  const bonusItems = (option: OwnershipOption): readonly CostItem[] => {
    const bonus = details.bonus[option];
    return bonus ? [{ key: "bonus", amount: map(bonus, ({ cents }) => -spread(cents)) }] : [];
  };
  const options = OWNERSHIP_OPTIONS.map((option) =>
    createOption(option, [...own[option], ...running, ...bonusItems(option)]),
  );
  return { assumptions, options, details };
};
