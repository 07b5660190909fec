import { quoteOffer, type OfferMarket, type OfferQuote } from "#domain/lease-offers/index.ts";
import { assumptionsAtTerms, defaultAssumptions, type LeaseCost, type Use } from "#domain/ownership/index.ts";
import { err, ok, type Result } from "#domain/shared/index.ts";
import type { TermsProblem } from "#domain/leasing/index.ts";
import { ownershipEstimateStrings } from "./ownership-estimate-strings.ts";
import { formatOfferConditions } from "../offers/offer-texts.ts";
import { createOwnershipView } from "./create-ownership-view.ts";
import { includedCosts } from "./included-costs.ts";
import { offerMarketOf, type OfferOwnershipBasis } from "./ownership-basis.ts";
import type { OwnershipCostView } from "./ownership-view.ts";

/** Quote of the offer for an annual mileage and duration, with the page's deposit. */
const quoteForUse = (
  basis: OfferOwnershipBasis,
  market: OfferMarket,
  { months, annualMileageKm }: Use,
): Result<OfferQuote, TermsProblem> =>
  quoteOffer(basis.offer, { durationMonths: months, annualMileageKm, depositCents: basis.terms.depositCents }, market);

const toLeaseCost = ({ offer }: OfferOwnershipBasis, quote: OfferQuote): LeaseCost => ({
  quote: quote.lease,
  monthlyCents: quote.monthlyCents,
  totalPaymentsCents: quote.totalPaymentsCents,
  included: includedCosts(offer),
});

/** The estimate of a lease offer for the assumptions in a URL or form; null without current rates. */
export const buildOfferOwnershipView = (
  basis: OfferOwnershipBasis,
  params: URLSearchParams,
): OwnershipCostView | null => {
  const defaults = defaultAssumptions(basis.rates);
  const market = offerMarketOf(basis);
  if (defaults === null || market === null) return null;
  const lease = {
    defaults: assumptionsAtTerms(defaults, basis.terms, basis.rates),
    forUse: (use: Use): Result<LeaseCost, TermsProblem> => {
      const quote = quoteForUse(basis, market, use);
      return quote.ok ? ok(toLeaseCost(basis, quote.value)) : err(quote.error);
    },
    describe: ({ quote: { terms } }: LeaseCost) => {
      const quote = quoteForUse(basis, market, {
        months: terms.durationMonths,
        annualMileageKm: terms.annualMileageKm,
      });
      const settings = { wltp: basis.namesValues, lease: { co2: true }, countryTerms: basis.countryTerms };
      const text = quote.ok
        ? ownershipEstimateStrings.assumptions.lease(formatOfferConditions(basis, quote.value, settings), null)
        : "";
      return { text, source: null };
    },
  };
  return createOwnershipView(basis, lease, params);
};
