import { nonBreakingUnits } from "#domain/shared/index.ts";
import { redirect } from "react-router";
import type { SiteServices } from "#application/site/index.ts";
import type { PublishedOffer } from "#domain/lease-offers/index.ts";
import { notFound } from "../../platform/errors/index.ts";
import { type AddressServices, resolvePage } from "../../platform/addresses/index.server.ts";

/** A lease offer suggested instead of the requested one. Without a price, which would require its conditions. */
type OfferLink = { readonly href: string; readonly title: string; readonly trim: string };

/** Listed instead of an unknown or expired lease offer. */
export type OfferAlternatives = { readonly offers: readonly OfferLink[] };

/** Offers listed below the error for an unknown or expired offer. */
const MAX_OTHERS = 6;

/** True below `/private-lease`; false below `/business-lease`, which also lists vans. */
const isPrivatePath = ({ pathname }: URL): boolean => pathname.startsWith("/private-lease/");

const isOfSection = ({ offer }: PublishedOffer, url: URL): boolean => (offer.kind === "private") === isPrivatePath(url);

const toLink =
  ({ paths }: SiteServices<"paths">) =>
  ({ offer, title }: PublishedOffer): OfferLink => ({
    href: paths.leaseOffer(offer),
    title,
    trim: nonBreakingUnits(offer.trim),
  });

/** Other offers, those of the requested model first. */
const otherOffers = (services: SiteServices<"paths" | "leaseOffers">, slug: string, url: URL): readonly OfferLink[] => {
  const offers = services.leaseOffers.published().filter((published) => isOfSection(published, url));
  const isNear = ({ offer }: PublishedOffer): boolean => slug.startsWith(`${offer.brand}-${offer.model}`);
  return [...offers.filter(isNear), ...offers.filter((published) => !isNear(published))]
    .slice(0, MAX_OTHERS)
    .map(toLink(services));
};

/** The cheapest offer of the model in the slug `{brand}-{model}`. */
const offerOfModel = ({ leaseOffers }: SiteServices<"leaseOffers">, slug: string, url: URL): PublishedOffer | null =>
  leaseOffers
    .published()
    .filter((published) => isOfSection(published, url) && `${published.offer.brand}-${published.offer.model}` === slug)
    .toSorted((a, b) => a.quote.monthlyCents - b.quote.monthlyCents)[0] ?? null;

/** What the offer of an address is found by. */
export type OfferServices = AddressServices & SiteServices<"leaseOffers">;

/**
 * The published offer with this slug. A model slug without an offer in this section redirects to the model's cheapest
 * offer (302); an offer of the other section redirects to its own URL (301). Throws 404 with other offers for an
 * unknown or expired offer.
 */
export const requireLeaseOffer = async (services: OfferServices, slug: string, url: URL): Promise<PublishedOffer> => {
  const published = services.leaseOffers.find(slug);
  if (published && isOfSection(published, url)) return published;
  const ofModel = offerOfModel(services, slug, url);
  if (ofModel) throw redirect(services.paths.leaseOffer(ofModel.offer) + url.search, 302);
  if (published) throw redirect(services.paths.leaseOffer(published.offer) + url.search, 301);
  const page = await resolvePage(services, url);
  const kind = page.type === "error" && page.kind === "broken-link" ? page.kind : "lease-vehicle-not-found";
  throw notFound(kind, url.pathname, { offers: otherOffers(services, slug, url) } satisfies OfferAlternatives);
};
