import type { VatTerms } from "../countries/index.ts";
import { err, ok, type Cents, type Result } from "../shared/index.ts";
import {
  maxDepositCents,
  quoteLease,
  roundCents,
  wearAfter,
  type Finance,
  type FinanceInForce,
  type LeaseQuote,
  type LeaseTerms,
  type PricedVehicle,
  type QuoteProblem,
  type ResidualShare,
  type Wear,
} from "../leasing/index.ts";
import type { PaymentKind, PaymentProduct } from "../payments/index.ts";
import type { LeaseOfferAttributes, OfferKind } from "./offer.ts";

/** The attributes that determine the payment of an offer. */
export type PricedOffer = Pick<
  LeaseOfferAttributes,
  | "kind"
  | "duration_months"
  | "annual_mileage_km"
  | "deposit"
  | "establishment_fee"
  | "complete_price"
  | "yearly_rate"
  | "residual_share"
  | "services"
  | "body_style"
  | "lessor"
> & { readonly specs: Pick<LeaseOfferAttributes["specs"], "fuel" | "co2" | "consumption"> };

/** Settings of a market in force on a day. */
export type OfferMarket = {
  readonly inForce: FinanceInForce;
  readonly choices: Finance["choices"];
  /** 0.17 is 17 %. */
  readonly vatShare: number;
  readonly vatTerms: VatTerms;
};

export type OfferProblem = QuoteProblem | "lease/deposit-above-limit";

/** An offer at some terms: the lease and the included services. Amounts in cents. */
export type OfferQuote = {
  /** The lease without services; its rates and its total are those of the finance part. */
  readonly lease: LeaseQuote;
  /** Cost of the included services a month, with VAT. */
  readonly servicesCents: Cents;
  /** Lease and services a month. */
  readonly monthlyCents: Cents;
  readonly monthlyWithoutVatCents: Cents;
  /** Deposit, fee and every monthly payment, with VAT: the total if the vehicle is returned. */
  readonly totalPaymentsCents: Cents;
};

const NEW: Wear = { ageMonths: 0, mileageKm: 0 };

/** The new vehicle of an offer. */
export const offeredVehicle = (offer: PricedOffer): PricedVehicle => ({
  kind: offer.kind === "van" ? "van" : "passenger",
  condition: "new",
  mileage_km: null,
  construction_year: null,
  first_registration: null,
  price: { purchase: { cents: offer.complete_price, before_discount_cents: null } },
  fuel_type: offer.specs.fuel,
  body_style: offer.body_style,
  co2_g_km: offer.specs.co2,
  consumption: offer.specs.consumption,
});

/**
 * The residual values of an offer: the market's table, scaled so that it meets the offer's own share at the advertised
 * terms. At most 1.
 */
const offerResidual = (offer: PricedOffer, market: ResidualShare): ResidualShare => {
  const { residual_share: ownShare, specs, body_style: body } = offer;
  if (ownShare === null) return market;
  const end = wearAfter(NEW, offer.duration_months, offer.annual_mileage_km);
  const marketShare = market(specs.fuel, body, NEW, end);
  if (marketShare === null) return market;
  return (...input) => {
    const value = market(...input);
    return value === null ? null : Math.min(1, (value * ownShare) / marketShare);
  };
};

/** Vans are leased to companies. */
const PRODUCTS: Readonly<Record<OfferKind, PaymentProduct>> = {
  private: "private_lease",
  business: "business_lease",
  van: "business_lease",
};

/** What the customer of an offer signs. */
const offerPaymentKind = (kind: OfferKind, { inForce }: Pick<OfferMarket, "inForce">): PaymentKind =>
  inForce.products[PRODUCTS[kind]];

const offerFinance = (offer: PricedOffer, inForce: FinanceInForce): FinanceInForce => ({
  ...inForce,
  kind: offerPaymentKind(offer.kind, { inForce }),
  yearlyRate: offer.yearly_rate ?? inForce.yearlyRate,
  feeCents: offer.establishment_fee ?? inForce.feeCents,
  lessor: offer.lessor ?? inForce.lessor,
  residual: offerResidual(offer, inForce.residual),
});

/** The highest deposit in cents: the market's limit, and at least the advertised deposit. */
export const maxOfferDepositCents = (offer: PricedOffer, { choices }: Pick<OfferMarket, "choices">): Cents =>
  Math.max(offer.deposit, maxDepositCents(offer.complete_price, choices));

/**
 * Quotes an offer at the chosen terms by `quoteLease`, with the offer's own rate, fee, lessor and residual value where it
 * has them, and adds the included services. Lease and services are rounded once each. Fails with the first problem.
 */
export const quoteOffer = (
  offer: PricedOffer,
  terms: LeaseTerms,
  market: OfferMarket,
): Result<OfferQuote, OfferProblem> => {
  const { inForce, vatShare } = market;
  if (terms.depositCents > maxOfferDepositCents(offer, market)) return err("lease/deposit-above-limit");
  const lease = quoteLease(offeredVehicle(offer), terms, offerFinance(offer, inForce), vatShare);
  if (!lease.ok) return lease;
  const { per_month_cents: perMonth, per_km_cents: perKm } = offer.services;
  const exactServices = perMonth + (perKm * terms.annualMileageKm) / 12;
  const servicesCents = roundCents(exactServices);
  return ok({
    lease: lease.value,
    servicesCents,
    monthlyCents: lease.value.monthlyCents + servicesCents,
    monthlyWithoutVatCents: lease.value.monthlyWithoutVatCents + roundCents(exactServices / (1 + vatShare)),
    totalPaymentsCents: lease.value.totalPaymentsCents + servicesCents * terms.durationMonths,
  });
};

/** The VAT in an amount. An overview states and compares its amounts in one mode. */
export type VatMode = "with" | "without";

/** Private customers compare prices with VAT, companies without. */
export const vatModeOf = (kind: OfferKind): VatMode => (kind === "private" ? "with" : "without");

/** The monthly payment in cents. */
export const monthlyIn = (mode: VatMode, quote: OfferQuote): Cents =>
  mode === "with" ? quote.monthlyCents : quote.monthlyWithoutVatCents;
