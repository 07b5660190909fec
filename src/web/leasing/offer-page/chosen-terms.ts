import {
  advertisedOfferTerms,
  type LeaseOffer,
  type OfferMarket,
  type OfferProblem,
  type OfferQuote,
  quoteOffer,
} from "#domain/lease-offers/index.ts";
import { completeTerms, type LeaseTerms, parseTermsQuery } from "#domain/leasing/index.ts";

/** The offer at the terms in the URL, or at the advertised terms if those cannot be calculated. */
export type ChosenTerms = {
  readonly terms: LeaseTerms;
  readonly quote: OfferQuote;
  /** Why the requested terms cannot be calculated. */
  readonly problem: { readonly code: OfferProblem; readonly requested: LeaseTerms } | null;
  readonly isAdvertised: boolean;
};

/** Throws for an offer that cannot be calculated at its advertised terms; such offers are not published. */
const quoteAdvertised = (offer: LeaseOffer, advertised: LeaseTerms, market: OfferMarket): OfferQuote => {
  const quote = quoteOffer(offer, advertised, market);
  if (!quote.ok) throw new Error(`the offer ${offer.slug} is published without a payment: ${quote.error}`);
  return quote.value;
};

export const chooseTerms = (offer: LeaseOffer, params: URLSearchParams, market: OfferMarket): ChosenTerms => {
  const advertised = advertisedOfferTerms(offer);
  const terms = completeTerms(parseTermsQuery(params), advertised);
  const result = quoteOffer(offer, terms, market);
  const isAdvertised = (Object.keys(advertised) as (keyof LeaseTerms)[]).every(
    (name) => terms[name] === advertised[name],
  );
  if (result.ok) return { terms, quote: result.value, problem: null, isAdvertised };
  const quote = quoteAdvertised(offer, advertised, market);
  return { terms: advertised, quote, problem: { code: result.error, requested: terms }, isAdvertised: true };
};
