import { defineSection } from "../elements/define-section.ts";
import { toLeaseOffersView } from "./lease-offers-view.ts";
import { LeaseOffers } from "./lease-offers.tsx";

export const component = LeaseOffers;

export const section = defineSection({
  name: "lease_offers",
  component,
  toView: toLeaseOffersView,
  hasContent: ({ cards, overview }) => cards.length > 0 || overview !== null,
});
