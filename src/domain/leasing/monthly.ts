import type { Cents } from "../shared/index.ts";
import { annuityFactors, roundCents } from "./annuity.ts";
import { calculateLease, type LeaseInput } from "./calculator.ts";
import type { Finance } from "./finance.ts";
import { amountsOf, offerOn, type Amounts, type Offer, type PricedVehicle } from "./offer.ts";

/**
 * Prepares the monthly price at the advertised terms of a day (`YYYY-MM-DD`) for many vehicles: cents with VAT, or null
 * where the vehicle says too little, is too old, too cheap or too far driven, or the settings have no terms for the day.
 */
export const prepareMonthly = (finance: Finance, today: string): ((vehicle: PricedVehicle) => Cents | null) => {
  const offer = offerOn(finance, today);
  if (offer === null) return () => null;
  const { perFinanced, perBalloon } = annuityFactors(offer.yearlyRate, offer.terms.duration_months);
  return (vehicle) => {
    const amounts = amountsOf(vehicle, offer);
    if (amounts === null) return null;
    const financed = amounts.price - amounts.deposit;
    if (amounts.residual > financed) return null;
    const monthly = roundCents(financed * perFinanced - amounts.residual * perBalloon);
    return monthly < 100 ? null : monthly;
  };
};

/** The monthly price of one vehicle; for many, `prepareMonthly`. */
export const monthlyPrice = (vehicle: PricedVehicle, finance: Finance, today: string): Cents | null =>
  prepareMonthly(finance, today)(vehicle);

/** Everything an advertised monthly price must be shown with. Amounts in cents with VAT. */
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
  /** The day it was calculated for. */
  readonly asOf: string;
};

const leaseInput = (amounts: Amounts, offer: Offer): LeaseInput => ({
  priceCents: amounts.price,
  optionsCents: 0,
  depositCents: amounts.deposit,
  durationMonths: offer.terms.duration_months,
  residualCents: amounts.residual,
  yearlyRate: offer.yearlyRate,
  feeCents: offer.feeCents,
  vatShare: 0,
});

const conditionsOf = (vehicle: PricedVehicle, offer: Offer, lessor: string): MonthlyConditions | null => {
  const amounts = amountsOf(vehicle, offer);
  if (amounts === null) return null;
  const lease = calculateLease(leaseInput(amounts, offer));
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

/** Prepares, as `prepareMonthly`, the conditions of the monthly price for many vehicles: null exactly where it has none. */
export const prepareConditions = (
  finance: Finance,
  today: string,
): ((vehicle: PricedVehicle) => MonthlyConditions | null) => {
  const offer = offerOn(finance, today);
  return (vehicle) => (offer === null ? null : conditionsOf(vehicle, offer, finance.lessor));
};

/** The conditions of one vehicle's monthly price; for many, `prepareConditions`. */
export const monthlyConditions = (vehicle: PricedVehicle, finance: Finance, today: string): MonthlyConditions | null =>
  prepareConditions(finance, today)(vehicle);
