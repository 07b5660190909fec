import type { BenefitRule } from "./benefit-in-kind.ts";
import type { AdvertisedTerms, Finance, Intermediary } from "./finance.ts";
import type { LeaseTerms } from "./lease-terms.ts";
import type { PaymentKind, PaymentProduct, PaymentProducts } from "../payments/index.ts";
import { roundToEuros, type Cents } from "../shared/index.ts";
import { prepareResidual, type ResidualShare } from "./residual.ts";

/** Valid from the first day to the last (`YYYY-MM-DD`), both included; without a last day until the next entry. */
export type DatedEntry = { readonly from: string; readonly until?: string | null | undefined };

const lastBegun = <T extends DatedEntry>(entries: readonly T[], date: string): T | null =>
  entries.findLast(({ from }) => from <= date) ?? null;

const hasEnded = ({ until }: DatedEntry, date: string): boolean =>
  until !== null && until !== undefined && until < date;

/** The entry that is valid on a date (`YYYY-MM-DD`); null before the first and after one that ended. `entries` must be sorted. */
export const entryInForce = <T extends DatedEntry>(entries: readonly T[], date: string): T | null => {
  const entry = lastBegun(entries, date);
  return entry === null || hasEnded(entry, date) ? null : entry;
};

/** The last entry that ended before a date, where none has followed it; `until` is its last day. `entries` must be sorted. */
export const endedEntry = <T extends DatedEntry>(
  entries: readonly T[],
  date: string,
): (T & { readonly until: string }) | null => {
  const entry = lastBegun(entries, date);
  return entry !== null && hasEnded(entry, date) ? (entry as T & { readonly until: string }) : null;
};

/** Rates, fee, residual values and legal notice in force on a day (`YYYY-MM-DD`). */
export type FinanceInForce = {
  /** The terms of the advertised monthly price and the limits of every contract. */
  readonly advertised: AdvertisedTerms;
  /** The kind of the payment that is calculated, and those of all products. */
  readonly kind: PaymentKind;
  readonly products: PaymentProducts;
  readonly yearlyRate: number;
  readonly feeCents: Cents;
  readonly residual: ResidualShare;
  readonly mention: Finance["mentions"][number];
  readonly lessor: string;
  /** Null without a rule for the day. */
  readonly benefitRule: BenefitRule | null;
  /** Null where the settings do not state it. */
  readonly intermediary: Intermediary | null;
  readonly today: string;
};

/** The values for a product. Null if terms, rate, fee, residual table or legal notice is not in force yet. */
export const financeInForce = (
  finance: Finance,
  today: string,
  product: PaymentProduct = "stock_monthly",
): FinanceInForce | null => {
  const advertised = entryInForce(finance.advertised, today);
  const rate = entryInForce(finance.rates, today);
  const fee = entryInForce(finance.fees, today);
  const residuals = entryInForce(finance.residuals, today);
  // A rate must not be displayed without its legal notice.
  const mention = entryInForce(finance.mentions, today);
  const { lessor } = finance;
  if (!advertised || !rate || !fee || !residuals || !mention || lessor === null) return null;
  return {
    advertised,
    kind: finance.payments[product],
    products: finance.payments,
    yearlyRate: rate.yearly,
    feeCents: fee.establishment_cents,
    residual: prepareResidual(residuals),
    mention,
    lessor,
    benefitRule: finance.benefit_in_kind && entryInForce(finance.benefit_in_kind, today),
    intermediary: entryInForce(finance.intermediary, today),
    today,
  };
};

/** The advertised terms for a price in cents; the deposit is rounded to euros. */
export const advertisedTermsFor = (
  priceCents: Cents,
  { advertised }: Pick<FinanceInForce, "advertised">,
): LeaseTerms => ({
  durationMonths: advertised.duration_months,
  annualMileageKm: advertised.annual_mileage_km,
  depositCents: roundToEuros(priceCents * advertised.deposit_share),
});
