import type { Cents } from "../shared/index.ts";
import { annuityFactors, roundCents } from "./annuity.ts";
import { calculateLease, type LeaseInput } from "./calculator.ts";
import type { Finance } from "./finance.ts";
import { computeAmounts, offerInForce, type LeaseAmounts, type LeaseOffer, type PricedVehicle } from "./lease-offer.ts";

/**
 * Prepares the monthly price at the advertised terms of a day (`YYYY-MM-DD`) for many vehicles, in cents with VAT. Null
 * if the vehicle lacks an attribute or exceeds a limit, or if the settings have no terms for the day.
 */
export const prepareMonthlyPrice = (finance: Finance, today: string): ((vehicle: PricedVehicle) => Cents | null) => {
  const offer = offerInForce(finance, today);
  if (offer === null) return () => null;
  const { perFinanced, perBalloon } = annuityFactors(offer.yearlyRate, offer.terms.duration_months);
  return (vehicle) => {
    const amounts = computeAmounts(vehicle, offer);
    if (amounts === null) return null;
    const financed = amounts.price - amounts.deposit;
    if (amounts.residual > financed) return null;
    const monthly = roundCents(financed * perFinanced - amounts.residual * perBalloon);
    return monthly < 100 ? null : monthly;
  };
};

/** The monthly price of one vehicle; use `prepareMonthlyPrice` for many. */
export const monthlyPrice = (vehicle: PricedVehicle, finance: Finance, today: string): Cents | null =>
  prepareMonthlyPrice(finance, today)(vehicle);

/** The statement required with an advertised monthly price. Amounts in cents with VAT. */
export type MonthlyConditions = {
  readonly monthlyCents: Cents;
  readonly durationMonths: number;
  readonly annualMileageKm: number;
  readonly priceCents: Cents;
  readonly depositCents: Cents;
  readonly feeCents: Cents;
  readonly residualCents: Cents;
  readonly yearlyRate: number;
  readonly effectiveYearlyRate: number | null;
  readonly totalPaymentsCents: Cents;
  readonly lessor: string;
  readonly acceptance: string;
  readonly example: string;
  /** Day of the calculation, `YYYY-MM-DD`. */
  readonly asOf: string;
};

const toLeaseInput = (amounts: LeaseAmounts, offer: LeaseOffer): LeaseInput => ({
  priceCents: amounts.price,
  optionsCents: 0,
  depositCents: amounts.deposit,
  durationMonths: offer.terms.duration_months,
  residualCents: amounts.residual,
  yearlyRate: offer.yearlyRate,
  feeCents: offer.feeCents,
  vatShare: 0,
});

const toConditions = (vehicle: PricedVehicle, offer: LeaseOffer, lessor: string): MonthlyConditions | null => {
  const amounts = computeAmounts(vehicle, offer);
  if (amounts === null) return null;
  const lease = calculateLease(toLeaseInput(amounts, offer));
  if (!lease.ok) return null;
  return {
    monthlyCents: lease.value.monthlyCents,
    durationMonths: offer.terms.duration_months,
    annualMileageKm: offer.terms.annual_mileage_km,
    priceCents: amounts.price,
    depositCents: amounts.deposit,
    feeCents: offer.feeCents,
    residualCents: amounts.residual,
    yearlyRate: offer.yearlyRate,
    effectiveYearlyRate: lease.value.effectiveYearlyRate,
    totalPaymentsCents: lease.value.totalPaymentsCents,
    lessor,
    acceptance: offer.mention.acceptance,
    example: offer.mention.example,
    asOf: offer.today,
  };
};

/** Prepares the conditions of the monthly price for many vehicles; null exactly if `prepareMonthlyPrice` gives null. */
export const prepareMonthlyConditions = (
  finance: Finance,
  today: string,
): ((vehicle: PricedVehicle) => MonthlyConditions | null) => {
  const offer = offerInForce(finance, today);
  return (vehicle) => (offer === null ? null : toConditions(vehicle, offer, finance.lessor));
};

/** The conditions of one vehicle's monthly price; use `prepareMonthlyConditions` for many. */
export const monthlyConditions = (vehicle: PricedVehicle, finance: Finance, today: string): MonthlyConditions | null =>
  prepareMonthlyConditions(finance, today)(vehicle);
