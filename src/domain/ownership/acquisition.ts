import {
  advertisedTermsFor,
  calculateLease,
  quoteLease,
  valueAtEnd,
  type FinanceInForce,
  type LeaseQuote,
  type PricedVehicle,
  type TermsProblem,
  type ValuedVehicle,
} from "../leasing/index.ts";
import { err, ok, roundToEuros, type Cents, type Result } from "../shared/index.ts";
import type { CostKey } from "./cost-keys.ts";
import type { CostProblem } from "./cost-problem.ts";
import { financeOf, type OwnershipRates } from "./rates-in-force.ts";

/** How long and how far a vehicle is driven. */
export type Use = { readonly months: number; readonly annualMileageKm: number };

export type Depreciation = { readonly priceCents: Cents; readonly valueCents: Cents; readonly lossCents: Cents };

const toTerms = ({ months, annualMileageKm }: Use) => ({ durationMonths: months, annualMileageKm });

/** The price less the value at the end, by the residual table of leases; fails beyond the end of the table. */
export const depreciation = (
  vehicle: ValuedVehicle,
  use: Use,
  rates: OwnershipRates,
): Result<Depreciation, CostProblem> => {
  const inForce = financeOf(rates);
  const table = rates.finance.residuals[0];
  if (inForce === null || !table) return err("rates-missing");
  const value = valueAtEnd(vehicle, toTerms(use), inForce);
  if (!value.ok) return err(value.error === "lease/price-missing" ? "price-missing" : "attributes-missing");
  const { priceCents, valueCents, end } = value.value;
  const isBeyond = end.ageMonths > (table.age_months.at(-1) ?? 0) || end.mileageKm > (table.mileage_km.at(-1) ?? 0);
  if (isBeyond) return err("residual-unknown");
  return ok({ priceCents, valueCents, lossCents: priceCents - valueCents });
};

export type Loan = {
  readonly depositCents: Cents;
  readonly financedCents: Cents;
  readonly monthlyCents: Cents;
  readonly interestCents: Cents;
  readonly totalPaymentsCents: Cents;
  readonly yearlyRate: number;
  readonly effectiveYearlyRate: number | null;
};

/**
 * A loan of the price less the deposit at the group's rate, repaid in equal instalments: a lease without fee and residual
 * value.
 */
export const loanOf = (
  priceCents: Cents,
  months: number,
  { loan, finance }: Pick<OwnershipRates, "loan" | "finance">,
): Result<Loan, CostProblem> => {
  const yearlyRate = finance.rates[0]?.yearly;
  if (loan === null || yearlyRate === undefined) return err("rates-missing");
  const depositCents = roundToEuros(priceCents * loan.deposit_share);
  const credit = calculateLease({
    priceCents,
    optionsCents: 0,
    depositCents,
    durationMonths: months,
    residualCents: 0,
    yearlyRate,
    feeCents: 0,
    vatShare: 0,
  });
  if (!credit.ok) return err("rates-missing");
  const { financedCents, monthlyCents, creditCostCents, totalPaymentsCents, effectiveYearlyRate } = credit.value;
  return ok({
    depositCents,
    financedCents,
    monthlyCents,
    interestCents: creditCostCents,
    totalPaymentsCents,
    yearlyRate,
    effectiveYearlyRate,
  });
};

/** Cost of a lease for a use. Amounts in cents with VAT. */
export type LeaseCost = {
  /** The finance part: its terms, rates and lessor. */
  readonly quote: LeaseQuote;
  /** With included services. */
  readonly monthlyCents: Cents;
  /** Deposit, fee and every monthly payment. */
  readonly totalPaymentsCents: Cents;
  /** Running costs that the payments include. */
  readonly included: readonly CostKey[];
};

export type LeaseForUse = (use: Use) => Result<LeaseCost, TermsProblem>;

/** The lease of a vehicle without services; by default at the advertised deposit. */
export const vehicleLease =
  (
    vehicle: PricedVehicle,
    inForce: FinanceInForce,
    depositCents = advertisedTermsFor(vehicle.price.purchase?.cents ?? 0, inForce).depositCents,
  ): LeaseForUse =>
  (use) => {
    // The share of VAT changes no amount with VAT.
    const quote = quoteLease(vehicle, { ...toTerms(use), depositCents }, inForce, 0);
    if (!quote.ok) return quote;
    const { monthlyCents, totalPaymentsCents } = quote.value;
    return ok({ quote: quote.value, monthlyCents, totalPaymentsCents, included: [] });
  };
