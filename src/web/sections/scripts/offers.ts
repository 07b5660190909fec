export { LeaseOfferCards as lease_offers } from "../lease-offers/lease-offer-cards.tsx";
export { ModelTeaser as model_teaser } from "../model-teaser/model-teaser.tsx";
