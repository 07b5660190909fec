import { Hono, type Context } from "hono";
import type { SiteServices } from "#application/site/index.ts";
import {
  advertisedOfferTerms,
  OFFER_KINDS,
  type OfferKind,
  parseOfferQuery,
  type PublishedOffer,
  quoteOffer,
} from "#domain/lease-offers/index.ts";
import { completeTerms } from "#domain/leasing/index.ts";
import { problemResponse } from "../../problem.ts";
import { toLeaseOfferDetail, toLeaseOfferSummary } from "./json.ts";
import type { LeaseOfferList } from "./schema.ts";
import { parseRequestedTerms, termsNotIntegersResponse } from "../requested-terms.ts";

type LeaseOfferServices = Pick<SiteServices, "leaseOffers" | "paths" | "siteUrl">;

const CACHE_HEADERS = { "Cache-Control": "public, max-age=30" };

const offerUrl = ({ paths, siteUrl }: LeaseOfferServices, { offer }: PublishedOffer): string =>
  siteUrl + (offer.kind === "private" ? paths.privateLease(offer) : paths.businessLease(offer));

/** Null for an unknown kind; every kind for a missing one. */
const parseKinds = (text: string | undefined): readonly OfferKind[] | null => {
  if (text === undefined) return OFFER_KINDS;
  const kind = OFFER_KINDS.find((candidate) => candidate === text);
  return kind ? [kind] : null;
};

const listResponse = (context: Context, services: LeaseOfferServices): Response => {
  const kinds = parseKinds(context.req.query("kind"));
  if (kinds === null) {
    const detail = `kind must be one of ${OFFER_KINDS.join(", ")}.`;
    return problemResponse(context, { status: 400, title: "Bad Request", detail });
  }
  const query = parseOfferQuery(new URL(context.req.url).searchParams);
  const offers = kinds.flatMap((kind) => services.leaseOffers.list(kind, query).offers);
  const list: LeaseOfferList = {
    total: offers.length,
    offers: offers.map((listed) => toLeaseOfferSummary(listed, listed.quote, offerUrl(services, listed))),
  };
  return context.json(list, 200, CACHE_HEADERS);
};

const offerResponse = (context: Context, services: LeaseOfferServices): Response => {
  const slug = context.req.param("slug") ?? "";
  const published = services.leaseOffers.find(slug);
  const market = services.leaseOffers.market();
  if (published === null || market === null) {
    const detail = `There is no lease offer ${slug} today.`;
    return problemResponse(context, { status: 404, title: "Not Found", detail });
  }
  const requested = parseRequestedTerms(context);
  if (requested === null) return termsNotIntegersResponse(context);
  const quote = quoteOffer(published.offer, completeTerms(requested, advertisedOfferTerms(published.offer)), market);
  if (!quote.ok) {
    const detail = "The offer has no payment at these terms.";
    return problemResponse(context, { status: 422, title: "Lease Not Calculable", detail, code: quote.error });
  }
  const detail = toLeaseOfferDetail(published, quote.value, { url: offerUrl(services, published), market });
  return context.json(detail, 200, CACHE_HEADERS);
};

/** `GET /lease-offers` and `GET /lease-offers/{slug}`. */
export const leaseOfferRoutes = (services: LeaseOfferServices): Hono =>
  new Hono()
    .get("/lease-offers", (context) => listResponse(context, services))
    .get("/lease-offers/:slug", (context) => offerResponse(context, services));
