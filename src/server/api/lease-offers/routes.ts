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
import { sharedCacheControl } from "../../shared-cache.ts";
import type { AppEnv } from "../../app-env.ts";
import { problemResponse } from "../../problem.ts";
import { toLeaseOfferDetail, toLeaseOfferSummary } from "./json.ts";
import { leaseOfferListParameters, type LeaseOfferList } from "./schema.ts";
import { readRequestedTerms } from "../requested-terms.ts";
import { answerJson, parameters } from "../requests/parameters.ts";
import { leaseTermsParameters } from "../vehicles/lease-schema.ts";

type LeaseOfferServices = Pick<SiteServices, "leaseOffers" | "paths" | "siteUrl">;

const CACHE_HEADERS = { "Cache-Control": sharedCacheControl("stock", 30) };

const offerUrl = ({ paths, siteUrl }: LeaseOfferServices, { offer }: PublishedOffer): string =>
  siteUrl + (offer.kind === "private" ? paths.privateLease(offer) : paths.businessLease(offer));

const requestedKinds = (text: string | undefined): readonly OfferKind[] =>
  text === undefined ? OFFER_KINDS : OFFER_KINDS.filter((kind) => kind === text);

const listResponse = (context: Context<AppEnv>, services: LeaseOfferServices): Response => {
  const kinds = requestedKinds(context.req.query("kind"));
  const query = parseOfferQuery(new URL(context.req.url).searchParams);
  const offers = kinds.flatMap((kind) => services.leaseOffers.list(kind, query).offers);
  const list: LeaseOfferList = {
    total: offers.length,
    offers: offers.map((listed) => toLeaseOfferSummary(listed, listed.quote, offerUrl(services, listed))),
  };
  return answerJson(context, list, CACHE_HEADERS);
};

const offerResponse = (context: Context<AppEnv>, services: LeaseOfferServices): Response => {
  const slug = context.req.param("slug") ?? "";
  const published = services.leaseOffers.find(slug);
  const market = services.leaseOffers.market();
  if (published === null || market === null) {
    const detail = `There is no lease offer ${slug} today.`;
    return problemResponse(context, { status: 404, title: "Not Found", detail });
  }
  const requested = readRequestedTerms(context);
  const quote = quoteOffer(published.offer, completeTerms(requested, advertisedOfferTerms(published.offer)), market);
  if (!quote.ok) {
    const detail = "The offer has no payment at these terms.";
    return problemResponse(context, { status: 422, title: "Lease Not Calculable", detail, code: quote.error });
  }
  const detail = toLeaseOfferDetail(published, quote.value, { url: offerUrl(services, published), market });
  return answerJson(context, detail, CACHE_HEADERS);
};

/** `GET /lease-offers` and `GET /lease-offers/{slug}`. */
export const leaseOfferRoutes = (services: LeaseOfferServices): Hono<AppEnv> =>
  new Hono<AppEnv>()
    .get("/lease-offers", parameters(leaseOfferListParameters), (context) => listResponse(context, services))
    .get("/lease-offers/:slug", parameters(leaseTermsParameters), (context) => offerResponse(context, services));
