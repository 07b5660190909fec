import {
  advertisedOfferTerms,
  type OfferMarket,
  type OfferProblem,
  type OfferQuote,
  type PublishedOffer,
  quoteOffer,
} from "#domain/lease-offers/index.ts";
import { completeTerms, type LeaseTerms, parseTermsQuery } from "#domain/leasing/index.ts";

/** The offer at the terms of an address; at the advertised terms where these cannot be calculated. */
export type ChosenTerms = {
  readonly terms: LeaseTerms;
  readonly quote: OfferQuote;
  /** Why the requested terms have no payment. */
  readonly problem: { readonly code: OfferProblem; readonly requested: LeaseTerms } | null;
  readonly isAdvertised: boolean;
};

export const chooseTerms = (
  { offer, quote }: PublishedOffer,
  params: URLSearchParams,
  market: OfferMarket,
): ChosenTerms => {
  const advertised = advertisedOfferTerms(offer);
  const terms = completeTerms(parseTermsQuery(params), advertised);
  const result = quoteOffer(offer, terms, market);
  const isAdvertised = (Object.keys(advertised) as (keyof LeaseTerms)[]).every(
    (name) => terms[name] === advertised[name],
  );
  return result.ok
    ? { terms, quote: result.value, problem: null, isAdvertised }
    : { terms: advertised, quote, problem: { code: result.error, requested: terms }, isAdvertised: true };
};
