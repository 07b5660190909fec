import type { PricedVehicle, TermsProblem } from "../leasing/index.ts";
import { err, ok, roundToEuros, type Cents, type Result } from "../shared/index.ts";
import {
  depreciation,
  loanOf,
  vehicleLease,
  type Depreciation,
  type LeaseCost,
  type LeaseForUse,
  type Loan,
} from "./acquisition.ts";
import type { OwnershipAssumptions } from "./assumptions.ts";
import { electricBonus, type Bonus, type SubsidisedVehicle } from "./bonus.ts";
import type { CostKey } from "./cost-keys.ts";
import type { CostProblem } from "./cost-problem.ts";
import { energyUses, energyCents, type EnergyUse, type FuelledVehicle } from "./energy-cost.ts";
import { chargedCents } from "./sale-charges.ts";
import { financeOf, type OwnershipRates } from "./rates-in-force.ts";
import { insuranceCents, maintenanceCents } from "./running-costs.ts";
import type { TaxedVehicle } from "./tax/tax-quantities.ts";
import type { TaxRule } from "./tax/tax-rule.ts";
import { vehicleTax, type VehicleTax } from "./tax/vehicle-tax.ts";

/** The attributes that determine the cost of ownership. */
export type OwnedVehicle = PricedVehicle & TaxedVehicle & FuelledVehicle & SubsidisedVehicle;

export const OWNERSHIP_OPTIONS = ["cash", "loan", "lease"] as const;
export type OwnershipOption = (typeof OWNERSHIP_OPTIONS)[number];

/** Whole euros a month, in cents; negative for a subsidy. */
export type CostItem = {
  readonly key: CostKey;
  readonly amount: Result<Cents, CostProblem | TermsProblem>;
  /** The payments of a lease include it; its amount is 0. */
  readonly isIncluded: boolean;
};

export type OptionEstimate = {
  readonly option: OwnershipOption;
  readonly items: readonly CostItem[];
  /** The sum of the known items; null if depreciation, interest or payments are unknown. */
  readonly monthlyCents: Cents | null;
  /** Items that the sum does not include. */
  readonly missing: readonly CostKey[];
};

/** Input of the items. */
export type OwnershipDetails = {
  readonly depreciation: Result<Depreciation, CostProblem>;
  readonly loan: Result<Loan, CostProblem>;
  /** Cents that are paid besides the price; 0 for none. */
  readonly chargesCents: Cents;
  readonly lease: Result<LeaseCost, TermsProblem | CostProblem>;
  readonly energy: Result<readonly EnergyUse[], CostProblem>;
  /** Null in a country without such a tax. */
  readonly tax: Result<VehicleTax, CostProblem> | null;
  readonly registrationTax: Result<VehicleTax, CostProblem> | null;
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

/** Null in a country without the tax. */
const taxBy = (
  rules: readonly TaxRule[] | null,
  vehicle: OwnedVehicle,
  { isTaxed, today }: { readonly isTaxed: boolean; readonly today: string },
): Result<VehicleTax, CostProblem> | null => {
  if (rules !== null) return vehicleTax(vehicle, rules, today);
  return isTaxed ? err("tax-unknown") : null;
};

/** The tax of each year. */
export const yearlyTax = (vehicle: OwnedVehicle, rates: OwnershipRates): OwnershipDetails["tax"] =>
  taxBy(rates.tax, vehicle, rates);

/** The tax that is paid once, at the registration on its buyer. */
export const registrationTax = (vehicle: OwnedVehicle, rates: OwnershipRates): OwnershipDetails["tax"] =>
  taxBy(rates.registration_tax, vehicle, { isTaxed: rates.isRegistrationTaxed, today: rates.today });

const bonusOf = (
  vehicle: OwnedVehicle,
  { bonus, endedBonus, today }: OwnershipRates,
  use: { readonly months: number; readonly isLease: boolean },
): OwnershipDetails["bonus"][OwnershipOption] => {
  const scheme = bonus ?? endedBonus;
  const amount = scheme && electricBonus(vehicle, scheme, { ...use, today });
  return amount !== null && bonus === null ? err("rates-missing") : amount;
};

const findDetails = (
  vehicle: OwnedVehicle,
  assumptions: OwnershipAssumptions,
  rates: OwnershipRates,
  lease: LeaseForUse | null,
): OwnershipDetails => {
  const use = { months: assumptions.years * 12, annualMileageKm: assumptions.annualMileageKm };
  const { maintenance, insurance } = rates;
  const loss = depreciation(vehicle, use, rates);
  const finance = financeOf(rates);
  const leaseForUse = lease ?? (finance && vehicleLease(vehicle, finance));
  const cashBonus = bonusOf(vehicle, rates, { months: use.months, isLease: false });
  return {
    depreciation: loss,
    chargesCents: rates.charges === null ? 0 : chargedCents(rates.charges),
    loan: loss.ok ? loanOf(loss.value.priceCents, use.months, rates) : loss,
    lease: leaseForUse?.(use) ?? err("rates-missing"),
    energy: energyUses(vehicle, rates, assumptions),
    tax: yearlyTax(vehicle, rates),
    registrationTax: registrationTax(vehicle, rates),
    insuranceYearlyCents: insuranceCents(vehicle, insurance),
    maintenanceCentsPerKm: maintenanceCents(vehicle, maintenance),
    bonus: {
      cash: cashBonus,
      loan: cashBonus,
      lease: bonusOf(vehicle, rates, { months: use.months, isLease: true }),
    },
  };
};

type Amount = CostItem["amount"];

/** Null where there is none: no costs besides the price, a tax that the country does not have. */
type OptionalKey = "charges" | "registration_tax" | "vehicle_tax";

/** Whole euros a month of every item but the bonus, which differs between the options. */
const monthlyAmounts = (
  details: OwnershipDetails,
  { years, annualMileageKm }: OwnershipAssumptions,
): Readonly<Record<Exclude<CostKey, "bonus" | OptionalKey>, Amount>> & Readonly<Record<OptionalKey, Amount | null>> => {
  const spread = (cents: number): Cents => roundToEuros(cents / (years * 12));
  const yearly = (cents: number): Cents => roundToEuros(cents / 12);
  return {
    depreciation: map(details.depreciation, ({ lossCents }) => spread(lossCents)),
    charges: details.chargesCents === 0 ? null : ok(spread(details.chargesCents)),
    registration_tax: details.registrationTax && map(details.registrationTax, ({ cents }) => spread(cents)),
    interest: map(details.loan, ({ interestCents }) => spread(interestCents)),
    lease_payments: map(details.lease, ({ totalPaymentsCents }) => spread(totalPaymentsCents)),
    energy: map(details.energy, (uses) => yearly(energyCents(uses, annualMileageKm))),
    vehicle_tax: details.tax && map(details.tax, ({ cents }) => yearly(cents)),
    insurance: map(details.insuranceYearlyCents, yearly),
    maintenance: map(details.maintenanceCentsPerKm, (cents) => yearly(cents * annualMileageKm)),
  };
};

const RUNNING = ["energy", "vehicle_tax", "insurance", "maintenance"] as const;

/** Paid once, beside the price. */
const ONCE = ["charges", "registration_tax"] as const;

const OPTION_ITEMS = {
  cash: ["depreciation", ...ONCE, ...RUNNING],
  loan: ["depreciation", ...ONCE, "interest", ...RUNNING],
  lease: ["lease_payments", ...ONCE, ...RUNNING],
} as const satisfies Record<OwnershipOption, readonly CostKey[]>;

/**
 * Estimates what a vehicle costs a month over some years: bought with cash, with a loan or leased. All amounts are with
 * VAT. Cash costs the loss of value, a loan its interest as well; a lease costs all its payments, since the vehicle is
 * returned. What the buyer's money would earn elsewhere is not counted. Each item is rounded to euros once, so that
 * the displayed items add up. `lease` replaces the lease at the advertised deposit.
 */
export const estimateOwnership = (
  vehicle: OwnedVehicle,
  assumptions: OwnershipAssumptions,
  rates: OwnershipRates,
  lease: LeaseForUse | null = null,
): OwnershipEstimate => {
  const details = findDetails(vehicle, assumptions, rates, lease);
  const amounts = monthlyAmounts(details, assumptions);
  const included = new Set(details.lease.ok ? details.lease.value.included : []);
  const createItems = (option: OwnershipOption): readonly CostItem[] => {
    const items = OPTION_ITEMS[option].flatMap((key) => {
      const isIncluded = option === "lease" && included.has(key);
      const amount = amounts[key];
      return amount === null ? [] : [{ key, amount: isIncluded ? ok(0) : amount, isIncluded }];
    });
    const bonus = details.bonus[option];
    if (bonus === null) return items;
    const amount = map(bonus, ({ cents }) => -roundToEuros(cents / (assumptions.years * 12)));
    return [...items, { key: "bonus", amount, isIncluded: false }];
  };
  const options = OWNERSHIP_OPTIONS.map((option) => createOption(option, createItems(option)));
  return { assumptions, options, details };
};
