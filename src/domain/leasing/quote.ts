import { PAYMENT_RULES, type PaymentKind } from "../payments/index.ts";
import { err, ok, roundToEuros, type Cents, type Result } from "../shared/index.ts";
import { findAdvertisingFaults, type AdvertisedVehicle, type VehicleAttributes } from "../vehicles/index.ts";
import { calculateLease, type Lease, type LeaseProblem } from "./calculator.ts";
import type { Intermediary } from "./finance.ts";
import type { FinanceInForce } from "./finance-in-force.ts";
import { ANNUAL_MILEAGE_KM, type LeaseTerms } from "./lease-terms.ts";
import { vehicleWear, type Wear, wearAfter, type WornVehicle } from "./residual.ts";

/** The attributes that determine what a vehicle is worth. */
export type ValuedVehicle = WornVehicle & Pick<VehicleAttributes, "price" | "fuel_type" | "body_style">;

/** The attributes that determine a lease and whether it may be shown. */
export type PricedVehicle = ValuedVehicle & AdvertisedVehicle;

/** What has to be stated beside a credit. Amounts in cents with VAT, rates as shares. */
export type CreditFigures = Pick<
  Lease,
  "financedCents" | "creditCostCents" | "totalDueCents" | "effectiveYearlyRate" | "schedule"
> & {
  /** Nominal and fixed. */
  readonly yearlyRate: number;
  readonly warning: string;
};

/**
 * A calculated payment with everything that has to be stated beside it, by its kind. Amounts in cents with VAT. A rental
 * has neither an option nor a credit, so that nothing can state their figures.
 */
export type LeaseQuote = Pick<Lease, "monthlyCents" | "monthlyWithoutVatCents" | "totalPaymentsCents"> & {
  readonly kind: PaymentKind;
  /** The price at which the customer may buy the vehicle at the end. It is in no total of payments. */
  readonly optionPriceCents: Cents | null;
  readonly credit: CreditFigures | null;
  readonly terms: LeaseTerms;
  readonly priceCents: Cents;
  readonly feeCents: Cents;
  readonly lessor: string;
  /** On what footing the group arranges a credit; null for a rental, and where the settings do not state it. */
  readonly intermediary: Intermediary | null;
  readonly acceptance: string;
  readonly example: string;
  /** Day of the calculation, `YYYY-MM-DD`. */
  readonly asOf: string;
};

/** Reasons why a vehicle cannot be leased at any terms, or not at the chosen ones. */
export type QuoteProblem =
  | LeaseProblem
  | "lease/declaration-missing"
  | "lease/price-missing"
  | "lease/price-too-low"
  | "lease/attributes-missing"
  | "lease/mileage-out-of-range"
  | "lease/too-old-at-end"
  | "lease/mileage-too-high-at-end";

export type ResidualProblem = Exclude<QuoteProblem, LeaseProblem>;

type PricedTerms = Pick<LeaseTerms, "durationMonths" | "annualMileageKm">;

/** Value of a vehicle after a time; the value is rounded to euros. */
type ValueAtEnd = { readonly priceCents: Cents; readonly valueCents: Cents; readonly end: Wear };

/** The value of a vehicle at the end of the terms by the residual table. The limits of contracts do not apply. */
export const valueAtEnd = (
  vehicle: ValuedVehicle,
  { durationMonths, annualMileageKm }: PricedTerms,
  { residual, today }: Pick<FinanceInForce, "residual" | "today">,
): Result<ValueAtEnd, "lease/price-missing" | "lease/attributes-missing"> => {
  const price = vehicle.price.purchase?.cents ?? null;
  if (price === null) return err("lease/price-missing");
  const wear = vehicleWear(vehicle, today);
  if (wear === null) return err("lease/attributes-missing");
  const end = wearAfter(wear, durationMonths, annualMileageKm);
  const share = residual(vehicle.fuel_type, vehicle.body_style, wear, end);
  if (share === null) return err("lease/attributes-missing");
  return ok({ priceCents: price, valueCents: roundToEuros(price * share), end });
};

/**
 * Price and residual value at the end of the terms, in cents; the residual value is rounded to euros. A vehicle that
 * must not be advertised has no payment anywhere: `lease/declaration-missing`.
 */
export const priceAndResidual = (
  vehicle: PricedVehicle,
  terms: PricedTerms,
  inForce: FinanceInForce,
): Result<{ readonly priceCents: Cents; readonly residualCents: Cents }, ResidualProblem> => {
  const { advertised } = inForce;
  const price = vehicle.price.purchase?.cents ?? null;
  if (price === null) return err("lease/price-missing");
  if (findAdvertisingFaults(vehicle).length > 0) return err("lease/declaration-missing");
  if (price < advertised.min_price_cents) return err("lease/price-too-low");
  const value = valueAtEnd(vehicle, terms, inForce);
  if (!value.ok) return value;
  const { priceCents, valueCents, end } = value.value;
  if (end.ageMonths > advertised.max_age_months_at_end) return err("lease/too-old-at-end");
  if (end.mileageKm > advertised.max_mileage_km_at_end) return err("lease/mileage-too-high-at-end");
  return ok({ priceCents, residualCents: valueCents });
};

const isMileageInRange = (km: number): boolean =>
  Number.isInteger(km) && km >= ANNUAL_MILEAGE_KM.min && km <= ANNUAL_MILEAGE_KM.max;

/** Input of a quote that does not depend on its terms. `vatShare` is 0.17 for 17 %. */
export type QuoteConditions = Pick<
  LeaseQuote,
  "kind" | "feeCents" | "lessor" | "intermediary" | "acceptance" | "example" | "asOf"
> &
  Pick<CreditFigures, "yearlyRate" | "warning"> & { readonly vatShare: number };

export const quoteConditions = (
  { kind, feeCents, yearlyRate, lessor, intermediary, mention, today }: FinanceInForce,
  vatShare: number,
): QuoteConditions => ({
  kind,
  feeCents,
  yearlyRate,
  lessor,
  intermediary,
  acceptance: mention.acceptance,
  example: mention.example,
  warning: mention.warning,
  asOf: today,
  vatShare,
});

const creditFigures = (
  { financedCents, creditCostCents, totalDueCents, effectiveYearlyRate, schedule }: Lease,
  { yearlyRate, warning }: QuoteConditions,
): CreditFigures => ({
  financedCents,
  creditCostCents,
  totalDueCents,
  effectiveYearlyRate,
  schedule,
  yearlyRate,
  warning,
});

const toQuote = (
  lease: Lease,
  { priceCents, residualCents }: { readonly priceCents: Cents; readonly residualCents: Cents },
  terms: LeaseTerms,
  conditions: QuoteConditions,
): LeaseQuote => {
  const { kind, feeCents, lessor, intermediary, acceptance, example, asOf } = conditions;
  const { hasOption, isCredit } = PAYMENT_RULES[kind];
  return {
    kind,
    monthlyCents: lease.monthlyCents,
    monthlyWithoutVatCents: lease.monthlyWithoutVatCents,
    totalPaymentsCents: lease.totalPaymentsCents,
    optionPriceCents: hasOption ? residualCents : null,
    credit: isCredit ? creditFigures(lease, conditions) : null,
    terms,
    priceCents,
    feeCents,
    lessor,
    intermediary: isCredit ? intermediary : null,
    acceptance,
    example,
    asOf,
  };
};

/** Calculates the lease for a known price and residual value. */
export const quoteAmounts = (
  amounts: { readonly priceCents: Cents; readonly residualCents: Cents },
  terms: LeaseTerms,
  conditions: QuoteConditions,
): Result<LeaseQuote, LeaseProblem> => {
  const lease = calculateLease({
    ...amounts,
    optionsCents: 0,
    depositCents: terms.depositCents,
    durationMonths: terms.durationMonths,
    yearlyRate: conditions.yearlyRate,
    feeCents: conditions.feeCents,
    vatShare: conditions.vatShare,
  });
  return lease.ok ? ok(toQuote(lease.value, amounts, terms, conditions)) : lease;
};

/**
 * Calculates the lease of a vehicle at the chosen terms with the values in force; `vatShare` is 0.17 for 17 %. Cards,
 * calculator, forms and JSON all state these figures. Fails with the first `QuoteProblem`.
 */
export const quoteLease = (
  vehicle: PricedVehicle,
  terms: LeaseTerms,
  inForce: FinanceInForce,
  vatShare: number,
): Result<LeaseQuote, QuoteProblem> => {
  if (!isMileageInRange(terms.annualMileageKm)) return err("lease/mileage-out-of-range");
  const amounts = priceAndResidual(vehicle, terms, inForce);
  return amounts.ok ? quoteAmounts(amounts.value, terms, quoteConditions(inForce, vatShare)) : amounts;
};
