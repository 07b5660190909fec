import { err, ok, roundToEuros, type Cents, type Result } from "../shared/index.ts";
import { findAdvertisingFaults, type AdvertisedVehicle, type VehicleAttributes } from "../vehicles/index.ts";
import { calculateLease, type Lease, type LeaseProblem } from "./calculator.ts";
import type { FinanceInForce } from "./finance-in-force.ts";
import { ANNUAL_MILEAGE_KM, type LeaseTerms } from "./lease-terms.ts";
import { wearAfter, type Wear } from "./residual.ts";
import { vehicleWear, type WornVehicle } from "./wear.ts";

/** The attributes that determine what a vehicle is worth. */
export type ValuedVehicle = WornVehicle & Pick<VehicleAttributes, "price" | "fuel_type" | "body_style">;

/** The attributes that determine a lease and whether it may be shown. */
export type PricedVehicle = ValuedVehicle & AdvertisedVehicle;

/** A calculated lease with everything that has to be stated beside it. Amounts in cents with VAT. */
export type LeaseQuote = Lease & {
  readonly terms: LeaseTerms;
  readonly priceCents: Cents;
  readonly feeCents: Cents;
  readonly residualCents: Cents;
  readonly yearlyRate: number;
  readonly lessor: string;
  readonly acceptance: string;
  readonly example: string;
  readonly warning: string;
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
export type ValueAtEnd = { readonly priceCents: Cents; readonly valueCents: Cents; readonly end: Wear };

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
  "feeCents" | "yearlyRate" | "lessor" | "acceptance" | "example" | "warning" | "asOf"
> & { readonly vatShare: number };

export const quoteConditions = (
  { feeCents, yearlyRate, lessor, mention, today }: FinanceInForce,
  vatShare: number,
): QuoteConditions => ({
  feeCents,
  yearlyRate,
  lessor,
  acceptance: mention.acceptance,
  example: mention.example,
  warning: mention.warning,
  asOf: today,
  vatShare,
});

/** Calculates the lease for a known price and residual value. */
export const quoteAmounts = (
  { priceCents, residualCents }: { readonly priceCents: Cents; readonly residualCents: Cents },
  terms: LeaseTerms,
  { vatShare, ...stated }: QuoteConditions,
): Result<LeaseQuote, LeaseProblem> => {
  const lease = calculateLease({
    priceCents,
    optionsCents: 0,
    depositCents: terms.depositCents,
    durationMonths: terms.durationMonths,
    residualCents,
    yearlyRate: stated.yearlyRate,
    feeCents: stated.feeCents,
    vatShare,
  });
  return lease.ok ? ok({ ...lease.value, ...stated, terms, priceCents, residualCents }) : lease;
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
