import type { LeaseQuote } from "../leasing/index.ts";
import type { Cents } from "../shared/index.ts";

/** The figures that the visitor saw. Amounts in cents, with VAT unless the name says otherwise; rates are shares. */
export type LeaseSnapshot = {
  readonly duration_months: number;
  readonly annual_mileage_km: number;
  readonly deposit_cents: Cents;
  readonly monthly_cents: Cents;
  readonly monthly_without_vat_cents: Cents;
  /** Part of the monthly payment. */
  readonly services_cents: Cents;
  /** Deposit, fee and every payment: the total if the vehicle is returned. */
  readonly total_cents: Cents;
  readonly residual_cents: Cents;
  readonly fee_cents: Cents;
  readonly yearly_rate: number;
  readonly effective_rate: number | null;
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
  duration_months: lease.terms.durationMonths,
  annual_mileage_km: lease.terms.annualMileageKm,
  deposit_cents: lease.terms.depositCents,
  monthly_cents: lease.monthlyCents,
  monthly_without_vat_cents: lease.monthlyWithoutVatCents,
  services_cents: 0,
  total_cents: lease.totalPaymentsCents,
  ...extras,
  residual_cents: lease.residualCents,
  fee_cents: lease.feeCents,
  yearly_rate: lease.yearlyRate,
  effective_rate: lease.effectiveYearlyRate,
  lessor: lease.lessor,
  as_of: lease.asOf,
});
