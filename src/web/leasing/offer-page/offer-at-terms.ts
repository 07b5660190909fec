import { asPayment } from "#application/strings/payments.ts";
import { fleetParameter, type OfferQuote, vatModeOf } from "#domain/lease-offers/index.ts";
import { type LeaseTerms, writeTermsQuery } from "#domain/leasing/index.ts";
import { leaseCostBasis, monthlyLeaseCost, parametersOf } from "#domain/ownership/index.ts";
import { formatEuros } from "#domain/shared/index.ts";
import { formatMonthly, formatOfferConditions, formatOfferTerms } from "../offers/offer-texts.ts";
import { otherMonthly } from "../offers/offer-card-view.ts";
import { type MonthlyCostView, toMonthlyCostView } from "../monthly-cost/monthly-cost-view.ts";
import { includedCosts } from "../ownership-cost/included-costs.ts";
import { type OfferEstimateBasis, offerMarketOf } from "../ownership-cost/ownership-basis.ts";
import { offerStrings } from "../offers/lease-offer-cards-strings.ts";
import { offerPageStrings as strings } from "../offers/lease-offers-strings.ts";
import { type FigureView, toFigures } from "./offer-contract-view.ts";
import {
  chooseTerms,
  type OfferGridView,
  type OfferTermsInput,
  toOfferGridView,
  toOfferTermsView,
} from "./offer-terms-view.ts";

/** Input of an offer page that does not depend on the terms. Plain JSON, so that the browser can calculate. */
export type OfferBasis = {
  readonly estimate: OfferEstimateBasis;
  /** URL of the page without terms. */
  readonly href: string;
  /** URL of the request form without terms. */
  readonly requestHref: string;
  /** URL of the request for several vehicles; null for private customers. */
  readonly fleetHref: string | null;
};

/** Notes below the payment. Plain JSON. */
export type OfferDetailsView = { readonly grid: OfferGridView; readonly figures: readonly FigureView[] };

/** What the request for several vehicles begins with. */
const SEVERAL = 2;

const withSearch = (path: string, params: URLSearchParams): string => (params.size === 0 ? path : `${path}?${params}`);

/**
 * Links to other terms preserve the visitor's energy prices. Throws without current rates, when no offer is published.
 */
const readTerms = ({ estimate, href }: OfferBasis, params: URLSearchParams): OfferTermsInput => {
  const { offer, title } = estimate;
  const market = offerMarketOf(estimate);
  if (market === null) throw new Error("an offer is published without a market");
  const carried = parametersOf(params, "prices");
  const hrefAt = (terms: LeaseTerms | null): string => {
    const search = terms === null ? new URLSearchParams() : writeTermsQuery(terms);
    for (const [name, value] of carried) search.append(name, value);
    return withSearch(href, search);
  };
  return { offer, title, chosen: chooseTerms(offer, params, market), market, hrefAt, action: href, carried };
};

const toMonthlyCost = ({ estimate }: OfferBasis, { lease, totalPaymentsCents }: OfferQuote): MonthlyCostView | null => {
  const { vehicle, rates, offer, countryTerms } = estimate;
  const monthlyCost = leaseCostBasis(vehicle, rates, includedCosts(offer));
  return (
    monthlyCost && toMonthlyCostView(monthlyLeaseCost(monthlyCost, { ...lease, totalPaymentsCents }), countryTerms.vat)
  );
};

/** Calculates an offer for the parameters of a URL or the form. */
export const offerAtTerms = (basis: OfferBasis, params: URLSearchParams) => {
  const input = readTerms(basis, params);
  const { offer, title, chosen, market } = input;
  const { quote } = chosen;
  const mode = vatModeOf(offer.kind);
  return {
    /** The calculated terms: the requested ones, or the advertised ones if those cannot be calculated. */
    chosen: chosen.terms,
    /** The requested terms as URL parameters: "duration=48&…". */
    search: writeTermsQuery(chosen.problem?.requested ?? chosen.terms).toString(),
    monthly: { amount: formatMonthly(mode, quote), suffix: offerStrings.perMonth(mode, market.vatTerms) },
    /** What the payment is: "en location longue durée". */
    name: asPayment(quote.lease.kind),
    also: otherMonthly({ offer, quote }, market),
    services: quote.servicesCents > 0 ? strings.servicesPart(formatEuros(quote.servicesCents)) : null,
    shortTerms: formatOfferTerms(offer, quote, market),
    /** From the payment to the cost a month; null where the energy is unknown. */
    monthlyCost: toMonthlyCost(basis, quote),
    terms: toOfferTermsView(input),
    requestHref: withSearch(basis.requestHref, writeTermsQuery(chosen.terms)),
    /** The request for several vehicles at these terms, which asks for their number; null for private customers. */
    fleetHref:
      basis.fleetHref &&
      `${basis.fleetHref}?${fleetParameter(offer.slug, chosen.isAdvertised ? undefined : chosen.terms)}=${SEVERAL}`,
    conditions: formatOfferConditions({ offer, title }, quote, {
      wltp: basis.estimate.namesValues,
      lease: { co2: true },
      countryTerms: basis.estimate.countryTerms,
    }),
    /** The warning of borrowers; null beside a rental. */
    warning: quote.lease.credit?.warning ?? null,
  };
};

/** An offer at specific terms. Plain JSON. */
export type OfferAtTermsView = ReturnType<typeof offerAtTerms>;

/**
 * The grid and the calculation for the same parameters: dozens of quotes, which the browser calculates after the
 * payment.
 */
export const offerDetails = (basis: OfferBasis, params: URLSearchParams): OfferDetailsView => {
  const input = readTerms(basis, params);
  return { grid: toOfferGridView(input), figures: toFigures(input.offer, input.chosen.quote, input.market) };
};
