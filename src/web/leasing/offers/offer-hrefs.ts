import type { LeaseOffer } from "#domain/lease-offers/index.ts";
import type { Paths } from "#domain/site/index.ts";

type OfferPaths = Pick<Paths, "leaseOffer" | "privateLeaseRequest" | "businessLeaseRequest" | "fleetRequest">;

/** The page of an offer and its forms, without terms. Only companies request several vehicles at once. */
export const offerHrefs = (offer: Pick<LeaseOffer, "kind" | "slug">, paths: OfferPaths) => ({
  href: paths.leaseOffer(offer),
  requestHref: offer.kind === "private" ? paths.privateLeaseRequest(offer) : paths.businessLeaseRequest(offer),
  fleetHref: offer.kind === "private" ? null : paths.fleetRequest(),
});
