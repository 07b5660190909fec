import type { Cents } from "../shared/index.ts";
import { annuityFactors, roundCents } from "./annuity.ts";
import { MIN_MONTHLY_CENTS } from "./calculator.ts";
import type { Finance } from "./finance.ts";
import { advertisedTermsFor, type FinanceInForce, financeInForce } from "./finance-in-force.ts";
import { leaseBasis, nearestTerms } from "./lease-basis.ts";
import type { LeaseTerms } from "./lease-terms.ts";
import { priceAndResidual, quoteLease, type LeaseQuote, type PricedVehicle } from "./quote.ts";

/**
 * The terms of a vehicle's payment wherever it is stated: those of the advertisement, otherwise the offered ones nearest
 * to them, such as a shorter contract for an old vehicle. Null if it cannot be leased at any.
 */
export const statedTerms = (
  vehicle: PricedVehicle,
  choices: Finance["choices"],
  inForce: FinanceInForce,
): LeaseTerms | null => {
  const [durationMonths = 0] = choices.durations_months;
  const [annualMileageKm = 0] = choices.annual_mileages_km;
  // What the shortest contract excludes none allows.
  if (!priceAndResidual(vehicle, { durationMonths, annualMileageKm }, inForce).ok) return null;
  const basis = leaseBasis(vehicle, choices, inForce, 0);
  return basis.ok ? nearestTerms(basis.value, basis.value.advertised) : null;
};

/** The statement required with an advertised monthly price. Amounts in cents with VAT. */
export type MonthlyConditions = Omit<LeaseQuote, "monthlyWithoutVatCents">;

const conditionsOf = (
  vehicle: PricedVehicle,
  { choices }: Finance,
  inForce: FinanceInForce,
): MonthlyConditions | null => {
  const price = vehicle.price.purchase?.cents ?? null;
  if (price === null) return null;
  // None of the conditions depends on the share of VAT.
  const advertised = quoteLease(vehicle, advertisedTermsFor(price, inForce), inForce, 0);
  if (advertised.ok) return advertised.value;
  const terms = statedTerms(vehicle, choices, inForce);
  const quote = terms && quoteLease(vehicle, terms, inForce, 0);
  return quote?.ok ? quote.value : null;
};

/** Prepares the conditions of the monthly price for many vehicles; null exactly if `prepareMonthlyPrice` gives null. */
export const prepareMonthlyConditions = (
  finance: Finance,
  today: string,
): ((vehicle: PricedVehicle) => MonthlyConditions | null) => {
  const inForce = financeInForce(finance, today);
  return (vehicle) => (inForce === null ? null : conditionsOf(vehicle, finance, inForce));
};

/**
 * Prepares the monthly price at the stated terms of a day (`YYYY-MM-DD`) for many vehicles, in cents with VAT. Null if the
 * vehicle lacks an attribute or a declaration, if it exceeds a limit at any terms, or if the settings have none for the day.
 */
export const prepareMonthlyPrice = (finance: Finance, today: string): ((vehicle: PricedVehicle) => Cents | null) => {
  const inForce = financeInForce(finance, today);
  if (inForce === null) return () => null;
  const { duration_months: durationMonths, annual_mileage_km: annualMileageKm } = inForce.advertised;
  const { perFinanced, perBalloon } = annuityFactors(inForce.yearlyRate, durationMonths);
  // Most vehicles are leased at the advertised terms, which take no schedule.
  const atAdvertised = (vehicle: PricedVehicle): Cents | null => {
    const amounts = priceAndResidual(vehicle, { durationMonths, annualMileageKm }, inForce);
    if (!amounts.ok) return null;
    const { priceCents, residualCents } = amounts.value;
    const financed = priceCents - advertisedTermsFor(priceCents, inForce).depositCents;
    if (residualCents > financed) return null;
    const monthly = roundCents(financed * perFinanced - residualCents * perBalloon);
    return monthly < MIN_MONTHLY_CENTS ? null : monthly;
  };
  return (vehicle) => atAdvertised(vehicle) ?? conditionsOf(vehicle, finance, inForce)?.monthlyCents ?? null;
};
