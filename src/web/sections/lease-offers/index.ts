import { defineSection, type SectionExamples } from "../elements/define-section.ts";
import { toLeaseOffersView } from "./lease-offers-view.ts";
import { exampleLeaseOffers, exampleNoLeaseOffers } from "./lease-offers.examples.ts";
import { LeaseOffers } from "./lease-offers.tsx";

export const component = LeaseOffers;

export const examples: SectionExamples<typeof component> = [exampleLeaseOffers, exampleNoLeaseOffers];

export const section = defineSection({
  name: "lease_offers",
  component,
  toView: toLeaseOffersView,
  hasContent: ({ cards, overview }) => cards.length > 0 || overview !== null,
});
