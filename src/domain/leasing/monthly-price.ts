import type { Cents } from "../shared/index.ts";
import { annuityFactors, roundCents } from "./annuity.ts";
import { MIN_MONTHLY_CENTS } from "./calculator.ts";
import type { Finance } from "./finance.ts";
import { advertisedTermsFor, financeInForce } from "./finance-in-force.ts";
import { priceAndResidual, quoteLease, type LeaseQuote, type PricedVehicle } from "./quote.ts";

/**
 * Prepares the monthly price at the advertised terms of a day (`YYYY-MM-DD`) for many vehicles, in cents with VAT. Null
 * if the vehicle lacks an attribute or a declaration, if it exceeds a limit, or if the settings have no terms for the day.
 */
export const prepareMonthlyPrice = (finance: Finance, today: string): ((vehicle: PricedVehicle) => Cents | null) => {
  const inForce = financeInForce(finance, today);
  if (inForce === null) return () => null;
  const { duration_months: durationMonths, annual_mileage_km: annualMileageKm } = inForce.advertised;
  const { perFinanced, perBalloon } = annuityFactors(inForce.yearlyRate, durationMonths);
  return (vehicle) => {
    const amounts = priceAndResidual(vehicle, { durationMonths, annualMileageKm }, inForce);
    if (!amounts.ok) return null;
    const { priceCents, residualCents } = amounts.value;
    const financed = priceCents - advertisedTermsFor(priceCents, inForce).depositCents;
    if (residualCents > financed) return null;
    const monthly = roundCents(financed * perFinanced - residualCents * perBalloon);
    return monthly < MIN_MONTHLY_CENTS ? null : monthly;
  };
};

/** The statement required with an advertised monthly price. Amounts in cents with VAT. */
export type MonthlyConditions = Omit<LeaseQuote, "monthlyWithoutVatCents">;

/** Prepares the conditions of the monthly price for many vehicles; null exactly if `prepareMonthlyPrice` gives null. */
export const prepareMonthlyConditions = (
  finance: Finance,
  today: string,
): ((vehicle: PricedVehicle) => MonthlyConditions | null) => {
  const inForce = financeInForce(finance, today);
  return (vehicle) => {
    const price = vehicle.price.purchase?.cents ?? null;
    if (inForce === null || price === null) return null;
    // None of the conditions depends on the share of VAT.
    const quote = quoteLease(vehicle, advertisedTermsFor(price, inForce), inForce, 0);
    return quote.ok ? quote.value : null;
  };
};
