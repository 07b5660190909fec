import type { LeaseQuote } from "../leasing/index.ts";
import type { Cents } from "../shared/index.ts";
import type { PaymentKind } from "../payments/index.ts";

/** The figures that the visitor saw. Amounts in cents, with VAT unless the name says otherwise; rates are shares. */
export type LeaseSnapshot = {
  /** Missing in leads of 1.0, which state a residual value and rates for every lease. */
  readonly payment_kind?: PaymentKind;
  readonly duration_months: number;
  readonly annual_mileage_km: number;
  readonly deposit_cents: Cents;
  readonly monthly_cents: Cents;
  readonly monthly_without_vat_cents: Cents;
  /** Part of the monthly payment. */
  readonly services_cents: Cents;
  /** Deposit, fee and every payment: the total if the vehicle is returned. */
  readonly total_cents: Cents;
  /** The price of the option to buy; null without one. */
  readonly residual_cents: Cents | null;
  readonly fee_cents: Cents;
  /** Null for a rental, as the two below. */
  readonly yearly_rate: number | null;
  readonly effective_rate: number | null;
  /** The warning of borrowers; null for a rental. */
  readonly warning?: string | null;
  readonly lessor: string;
  /** Day of the calculation, `YYYY-MM-DD`. */
  readonly as_of: string;
};

/** `extras`: the payments where they include more than the lease. */
export const createLeaseSnapshot = (
  lease: LeaseQuote,
  extras: Partial<
    Pick<LeaseSnapshot, "monthly_cents" | "monthly_without_vat_cents" | "services_cents" | "total_cents">
  > = {},
): LeaseSnapshot => ({
  payment_kind: lease.kind,
  duration_months: lease.terms.durationMonths,
  annual_mileage_km: lease.terms.annualMileageKm,
  deposit_cents: lease.terms.depositCents,
  monthly_cents: lease.monthlyCents,
  monthly_without_vat_cents: lease.monthlyWithoutVatCents,
  services_cents: 0,
  total_cents: lease.totalPaymentsCents,
  ...extras,
  residual_cents: lease.optionPriceCents,
  fee_cents: lease.feeCents,
  yearly_rate: lease.credit?.yearlyRate ?? null,
  effective_rate: lease.credit?.effectiveYearlyRate ?? null,
  warning: lease.credit?.warning ?? null,
  lessor: lease.lessor,
  as_of: lease.asOf,
});

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
