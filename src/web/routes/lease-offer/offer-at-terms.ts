import { vatModeOf } from "#domain/lease-offers/index.ts";
import { type LeaseTerms, writeTermsQuery } from "#domain/leasing/index.ts";
import { parametersOf } from "#domain/ownership/index.ts";
import { formatEuros } from "#domain/shared/index.ts";
import {
  formatMonthly,
  formatOfferConditions,
  formatOfferTerms,
  otherMonthly,
} from "../../features/lease-offers/index.ts";
import { type OfferEstimateBasis, offerMarketOf } from "../../features/ownership-cost/index.ts";
import { offerPageStrings as strings, offerStrings } from "../../strings/lease-offers.ts";
import { chooseTerms } from "./chosen-terms.ts";
import { type FigureView, toFigures } from "./offer-contract-view.ts";
import { type OfferTermsView, toOfferTermsView } from "./offer-terms-view.ts";

/** What an offer's page derives from at any terms. Plain JSON, so that the browser can calculate. */
export type OfferBasis = {
  readonly estimate: OfferEstimateBasis;
  /** The page without terms. */
  readonly href: string;
  /** The form of the request without terms. */
  readonly requestHref: string;
};

/** Everything on the page that depends on the terms, but the cost of ownership. Plain JSON. */
export type OfferAtTermsView = {
  /** The calculated terms: the requested ones, or the advertised ones where these have no payment. */
  readonly chosen: LeaseTerms;
  /** The requested terms as parameters: "duration=48&…". */
  readonly search: string;
  readonly monthly: { readonly amount: string; readonly suffix: string };
  readonly also: string | null;
  readonly services: string | null;
  readonly shortTerms: string;
  readonly terms: OfferTermsView;
  readonly requestHref: string;
  readonly figures: readonly FigureView[];
  readonly conditions: string;
};

const withSearch = (path: string, params: URLSearchParams): string => (params.size === 0 ? path : `${path}?${params}`);

/**
 * Calculates an offer at the parameters of an address or of the form. Links to other terms carry the energy prices of the
 * visitor. Throws before rates are in force, when no offer is published.
 */
export const offerAtTerms = (
  { estimate, href, requestHref }: OfferBasis,
  params: URLSearchParams,
): OfferAtTermsView => {
  const { offer, title, namesValues } = estimate;
  const market = offerMarketOf(estimate);
  if (market === null) throw new Error("an offer is published without a market");
  const chosen = chooseTerms(offer, params, market);
  const { quote } = chosen;
  const mode = vatModeOf(offer.kind);
  const prices = parametersOf(params, "prices");
  const hrefAt = (terms: LeaseTerms | null): string => {
    const search = terms === null ? new URLSearchParams() : writeTermsQuery(terms);
    for (const [name, value] of prices) search.append(name, value);
    return withSearch(href, search);
  };
  return {
    chosen: chosen.terms,
    search: writeTermsQuery(chosen.problem?.requested ?? chosen.terms).toString(),
    monthly: { amount: formatMonthly(mode, quote), suffix: offerStrings.perMonth(mode) },
    also: otherMonthly({ offer, quote }),
    services: quote.servicesCents > 0 ? strings.servicesPart(formatEuros(quote.servicesCents)) : null,
    shortTerms: formatOfferTerms(offer, quote, market),
    terms: toOfferTermsView({ offer, title, chosen, market, hrefAt, action: href, carried: prices }),
    requestHref: withSearch(requestHref, writeTermsQuery(chosen.terms)),
    figures: toFigures(offer, quote, market),
    conditions: formatOfferConditions({ offer, title }, quote, { wltp: namesValues, lease: { co2: true } }),
  };
};
