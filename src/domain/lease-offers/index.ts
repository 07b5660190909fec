export { CONTRACT_ITEMS, type ContractItem } from "./offer-fields.ts";
export { listOffers, type OfferList, similarOffers } from "./list-offers.ts";
export { type LeaseOffer, type LeaseOfferReader, leaseOfferSchema, OFFER_KINDS, type OfferKind } from "./offer.ts";
export * from "./offer-terms.ts";
export { offerChoices, offerGrid } from "./offer-grid.ts";
export * from "./offer-query.ts";
export { findPublicationFaults, offerMarket, type PublishedOffer, publishOffers } from "./publication.ts";
export * from "./quote-offer.ts";
