import type { Result, Cents } from "../shared/index.ts";
import { roundCents, type LeaseTerms } from "../leasing/index.ts";
import {
  maxOfferDepositCents,
  quoteOffer,
  vatModeOf,
  type OfferMarket,
  type OfferProblem,
  type OfferQuote,
  type PricedOffer,
} from "./quote-offer.ts";

const withValue = (values: readonly number[], value: number): readonly number[] =>
  [...new Set([...values, value])].toSorted((a, b) => a - b);

/** Deposits are offered in steps of 500 €, with or without VAT as the offer states its prices. */
const DEPOSIT_STEP_CENTS = 50_000;

const DEPOSIT_SHARES = [0.1, 0.2, 0.3];

/** Deposits of zero, the advertised amount and round shares of the price within the market's limit, in whole euros. */
const depositChoices = (offer: PricedOffer, market: OfferMarket): readonly Cents[] => {
  const gross = vatModeOf(offer.kind) === "without" ? 1 + market.vatShare : 1;
  const steps = DEPOSIT_SHARES.map((share) => {
    const net = Math.round((offer.complete_price * share) / gross / DEPOSIT_STEP_CENTS) * DEPOSIT_STEP_CENTS;
    return roundCents((net * gross) / 100) * 100;
  });
  const max = maxOfferDepositCents(offer, market);
  const apart = steps.filter((cents) => cents <= max && Math.abs(cents - offer.deposit) >= DEPOSIT_STEP_CENTS);
  return withValue([0, ...apart], offer.deposit);
};

/** The values that an offer page offers, ascending; deposits in cents with VAT. */
type OfferChoices = {
  readonly durations: readonly number[];
  readonly mileages: readonly number[];
  readonly deposits: readonly Cents[];
};

/** The market's durations and mileages and those of the advertised terms, with deposits that suit the price. */
export const offerChoices = (offer: PricedOffer, market: OfferMarket): OfferChoices => ({
  durations: withValue(market.choices.durations_months, offer.duration_months),
  mileages: withValue(market.choices.annual_mileages_km, offer.annual_mileage_km),
  deposits: depositChoices(offer, market),
});

/** A cell of the grid: a quote, or the reason why there is none. */
type GridCell = { readonly terms: LeaseTerms; readonly quote: Result<OfferQuote, OfferProblem> };

type GridRow = { readonly annualMileageKm: number; readonly cells: readonly GridCell[] };

/** Quotes an offer for one deposit: a row for each mileage, a cell for each duration. */
export const offerGrid = (offer: PricedOffer, depositCents: Cents, market: OfferMarket): readonly GridRow[] => {
  const { durations, mileages } = offerChoices(offer, market);
  return mileages.map((annualMileageKm) => ({
    annualMileageKm,
    cells: durations.map((durationMonths) => {
      const terms = { durationMonths, annualMileageKm, depositCents };
      return { terms, quote: quoteOffer(offer, terms, market) };
    }),
  }));
};
