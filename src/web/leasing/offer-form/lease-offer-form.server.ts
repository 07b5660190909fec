import { type FormSpec } from "#application/leads/index.ts";
import type { SiteServices } from "#application/site/index.ts";
import { LEAD_KINDS } from "#domain/forms/index.ts";
import { createLeaseOfferSubject } from "#domain/leads/index.ts";
import { type PublishedOffer, quoteOffer, advertisedOfferTerms } from "#domain/lease-offers/index.ts";
import { completeTerms, parseTermsQuery } from "#domain/leasing/index.ts";
import { requireLeaseOffer } from "../address/require-lease-offer.server.ts";
import { sellsOffer } from "../offers/sells-offer.server.ts";

type OfferForm = {
  readonly published: PublishedOffer;
  readonly spec: FormSpec;
};

/**
 * The form for an offer at the terms in the URL, or at its advertised terms if those cannot be calculated.
 * Private customers request a lease, companies write to the fleet department. Throws 404 for an unknown offer.
 */
export const requireOfferForm = async (services: SiteServices, slug: string, url: URL): Promise<OfferForm> => {
  const published = await requireLeaseOffer(services, slug, url);
  const { offer, quote } = published;
  const market = services.leaseOffers.market();
  const terms = completeTerms(parseTermsQuery(url.searchParams), advertisedOfferTerms(offer));
  const chosen = market && quoteOffer(offer, terms, market);
  const spec = {
    kind: offer.kind === "private" ? LEAD_KINDS.lease_request : LEAD_KINDS.fleet_request,
    subject: createLeaseOfferSubject(published, chosen?.ok ? chosen.value : quote),
    isEligible: sellsOffer(offer),
  };
  return { published, spec };
};
