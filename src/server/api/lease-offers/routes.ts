import { Hono, type Context } from "hono";
import type { SiteServices } from "#application/site/index.ts";
import {
  advertisedOfferTerms,
  monthlyMileageKm,
  OFFER_KINDS,
  offerBenefit,
  offerChoices,
  offerGrid,
  type OfferKind,
  type OfferMarket,
  type OfferQuote,
  parseOfferQuery,
  type PublishedOffer,
  quoteOffer,
} from "#domain/lease-offers/index.ts";
import { completeTerms, type LeaseTerms } from "#domain/leasing/index.ts";
import { sharedCacheControl } from "../../shared-cache.ts";
import type { AppEnv } from "../../app-dependencies.ts";
import { problemResponse } from "../../problem.ts";
import {
  type LeaseOfferDetail,
  type LeaseOfferList,
  leaseOfferListParameters,
  type LeaseOfferSummary,
} from "./schema.ts";
import { readRequestedTerms } from "../requested-terms.ts";
import { answerJson, parameters } from "../requests/parameters.ts";
import { leaseTermsParameters } from "../vehicles/lease-schema.ts";

type LeaseOfferServices = Pick<SiteServices, "leaseOffers" | "paths" | "siteUrl">;

const CACHE_HEADERS = { "Cache-Control": sharedCacheControl("stock", 30) };

const offerUrl = ({ paths, siteUrl }: LeaseOfferServices, { offer }: PublishedOffer): string =>
  siteUrl + (offer.kind === "private" ? paths.privateLease(offer) : paths.businessLease(offer));

const requestedKinds = (text: string | undefined): readonly OfferKind[] =>
  text === undefined ? OFFER_KINDS : OFFER_KINDS.filter((kind) => kind === text);

const toTermsJson = ({ durationMonths, annualMileageKm, depositCents }: LeaseTerms): LeaseOfferSummary["terms"] => ({
  duration: durationMonths,
  mileage: annualMileageKm,
  deposit: depositCents,
});

const toMonthlyJson = (quote: OfferQuote): LeaseOfferSummary["monthly"] => ({
  cents: quote.monthlyCents,
  cents_without_vat: quote.monthlyWithoutVatCents,
});

/** The offer at the terms of `quote`. */
const toLeaseOfferSummary = ({ offer, title }: PublishedOffer, quote: OfferQuote, url: string): LeaseOfferSummary => ({
  id: offer.id,
  slug: offer.slug,
  url,
  kind: offer.kind,
  brand: offer.brand,
  model: offer.model,
  title,
  trim: offer.trim,
  color: offer.color,
  body_style: offer.body_style,
  specs: offer.specs,
  terms: toTermsJson(quote.lease.terms),
  monthly: toMonthlyJson(quote),
  services_cents: quote.servicesCents,
  total_cents: quote.totalPaymentsCents,
  complete_price: offer.complete_price,
  establishment_fee: quote.lease.feeCents,
  payment_kind: quote.lease.kind,
  option_price_cents: quote.lease.optionPriceCents,
  residual_cents: quote.lease.optionPriceCents,
  yearly_rate: quote.lease.credit?.yearlyRate ?? null,
  effective_rate: quote.lease.credit?.effectiveYearlyRate ?? null,
  excess_km_cents: offer.excess_km_cents,
  lessor: quote.lease.lessor,
  acceptance: quote.lease.acceptance,
  warning: quote.lease.credit?.warning ?? null,
  valid_from: offer.valid_from,
  valid_until: offer.valid_until,
  updated_at: offer.updated_at,
});

const toBenefitJson = (offer: PublishedOffer["offer"], market: OfferMarket): LeaseOfferDetail["benefit_in_kind"] => {
  const benefit = offerBenefit(offer, market);
  return (
    benefit && {
      cents: benefit.monthlyCents,
      share: benefit.share,
      rule: benefit.rule.source,
      from: benefit.rule.from,
    }
  );
};

const toLeaseOfferDetail = (
  published: PublishedOffer,
  quote: OfferQuote,
  { url, market }: { readonly url: string; readonly market: OfferMarket },
): LeaseOfferDetail => {
  const { offer } = published;
  const { depositCents, annualMileageKm } = quote.lease.terms;
  return {
    ...toLeaseOfferSummary(published, quote, url),
    monthly_mileage_km: monthlyMileageKm(annualMileageKm),
    included: offer.included,
    not_included: offer.not_included,
    standard_equipment: offer.standard_equipment,
    delivery_weeks: offer.delivery_weeks,
    benefit_in_kind: toBenefitJson(offer, market),
    grid: offerGrid(offer, depositCents, market)
      .flatMap(({ cells }) => cells)
      .map(({ terms, quote: cell }) => ({
        terms: toTermsJson(terms),
        monthly: cell.ok ? toMonthlyJson(cell.value) : null,
        problem: cell.ok ? null : cell.error,
      })),
    deposits: [...offerChoices(offer, market).deposits],
  };
};

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
