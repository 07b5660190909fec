import { type PublishedOffer, vatModeOf } from "#domain/lease-offers/index.ts";
import type { AdvertisedLeaseView } from "../models/index.ts";
import type { OfferCardContext } from "./offer-card-view.ts";
import { formatMonthly, formatOfferConditions, formatOfferTerms, offerEmissions } from "./offer-texts.ts";

/** A private offer in the place of its model's advertised monthly payment. */
export const toOfferLeaseView = (
  published: PublishedOffer,
  { market, settings }: Omit<OfferCardContext, "paths">,
): AdvertisedLeaseView => {
  const { offer, quote } = published;
  return {
    version: offer.trim,
    monthly: formatMonthly(vatModeOf(offer.kind), quote),
    terms: formatOfferTerms(offer, quote, market),
    conditions: formatOfferConditions(published, quote),
    emissions: offerEmissions(offer, settings),
  };
};
