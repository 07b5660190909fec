import type { LeaseQuote } from "../leasing/index.ts";
import type { Cents } from "../shared/index.ts";
import { createLeaseSnapshot, type LeaseSnapshot } from "./lease-snapshot.ts";

/** The lease that a lead requests for a vehicle, as calculated when it was saved. */
export type LeadCalculation = LeaseSnapshot & {
  readonly price_cents: Cents;
  /** Interest and fee; null for a rental. */
  readonly credit_cost_cents: Cents | null;
  /** The monthly payment that the form displayed, if price or rates have changed since; otherwise null. */
  readonly displayed_monthly_cents: Cents | null;
};

/** `displayed`: the lease at the same terms when the form was rendered; null if it could not be calculated. */
export const createLeadCalculation = (quote: LeaseQuote, displayed: LeaseQuote | null): LeadCalculation => ({
  ...createLeaseSnapshot(quote),
  price_cents: quote.priceCents,
  credit_cost_cents: quote.credit?.creditCostCents ?? null,
  displayed_monthly_cents: displayed && displayed.monthlyCents !== quote.monthlyCents ? displayed.monthlyCents : null,
});

/** The terms as fields of other lease requests, where exports and dealer systems read them. */
export const calculationFields = (calculation: LeadCalculation): Readonly<Record<string, string>> => ({
  duration: String(calculation.duration_months),
  yearly_mileage: String(calculation.annual_mileage_km),
  deposit: String(Math.round(calculation.deposit_cents / 100)),
});
