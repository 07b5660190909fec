import { z } from "zod";
import type { SiteServices } from "#application/site/index.ts";
import {
  advertisedOfferTerms,
  MONTHLY_MAX_EUROS,
  OFFER_KINDS,
  OFFER_SORTS,
  parseOfferQuery,
  type PublishedOffer,
  quoteOffer,
} from "#domain/lease-offers/index.ts";
import { ANNUAL_MILEAGE_KM, completeTerms, DURATION_MONTHS } from "#domain/leasing/index.ts";
import { err, ok } from "#domain/shared/index.ts";
import { BODY_STYLES, FUEL_TYPES } from "#domain/vehicles/index.ts";
import { sharedCacheControl } from "../../shared-cache.ts";
import type { ExampleMarket } from "../example-market.ts";
import { operation } from "../operation.ts";
import { ignoredParameters, integerParameter, keyParameter } from "../requests/parameters.ts";
import { leaseTermsParameters, toRequestedTerms } from "../vehicles/lease-terms.ts";
import { leaseOfferSchema, leaseOfferSummarySchema, toLeaseOfferDetail, toLeaseOfferSummary } from "./json.ts";

type LeaseOfferServices = SiteServices<"leaseOffers" | "paths" | "siteUrl">;

const CACHE_CONTROL = sharedCacheControl("stock", 30);

const offerUrl = ({ paths, siteUrl }: LeaseOfferServices, { offer }: PublishedOffer): string =>
  siteUrl + (offer.kind === "private" ? paths.privateLease(offer) : paths.businessLease(offer));

const exampleOffer = ({ siteUrl, paths, lender, monthly }: ExampleMarket) => ({
  id: 203,
  slug: "marque-modele",
  url: siteUrl + paths.leaseOffer({ kind: "private", slug: "marque-modele" }),
  kind: "private",
  brand: "marque",
  model: "modele",
  title: "Marque Modèle",
  trim: "Version 1.5",
  color: "blue",
  body_style: "compact",
  specs: {
    fuel: "petrol",
    transmission: "manual",
    power_kw: 85,
    cylinder_cc: 1498,
    consumption: { combined: 6.1, electric_kwh: null },
    co2: 138,
    battery_kwh: null,
    range_km: null,
  },
  terms: { duration: 48, mileage: 10000, deposit: 300000 },
  monthly: monthly(18354),
  services_cents: 0,
  total_cents: 1205996,
  complete_price: 1919000,
  establishment_fee: 25000,
  payment_kind: "rental",
  option_price_cents: null,
  residual_cents: null,
  yearly_rate: null,
  effective_rate: null,
  excess_km_cents: 6,
  ...lender,
  warning: null,
  valid_from: "2026-10-01",
  valid_until: "2026-12-31",
  updated_at: "2026-11-27T18:10:36.334Z",
});

const listLeaseOffers = operation({
  operationId: "listLeaseOffers",
  summary: "The lease offers that are published today, filtered and calculated as the overview does",
  method: "get",
  path: "/lease-offers",
  query: z.object({
    kind: keyParameter(OFFER_KINDS).optional().meta({ description: "Every kind, one after the other, when left out" }),
    brand: z
      .string()
      .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: "must be a slug" })
      .optional(),
    body: keyParameter(BODY_STYLES).optional(),
    fuel: keyParameter(FUEL_TYPES).optional(),
    "monthly-max": integerParameter(MONTHLY_MAX_EUROS.min, MONTHLY_MAX_EUROS.max)
      .optional()
      .meta({ description: "Euros a month, with VAT for private offers, without it for all others" }),
    duration: integerParameter(DURATION_MONTHS.min, DURATION_MONTHS.max)
      .optional()
      .meta({ description: "Months; each offer's own when left out" }),
    mileage: integerParameter(ANNUAL_MILEAGE_KM.min, ANNUAL_MILEAGE_KM.max)
      .optional()
      .meta({ description: "Kilometres a year; each offer's own when left out" }),
    sort: keyParameter(OFFER_SORTS).optional(),
  }),
  answers: { 200: "The offers" },
  answer: z
    .object({ total: z.int(), offers: z.array(leaseOfferSummarySchema), ignored: ignoredParameters })
    .meta({ id: "LeaseOfferList" }),
  cacheControl: CACHE_CONTROL,
  example: (market) => ({ response: { total: 69, offers: [exampleOffer(market)], ignored: [] } }),
  handle: ({ context, query }, services: LeaseOfferServices) => {
    const kinds = query.kind === undefined ? OFFER_KINDS : [query.kind];
    const sent = parseOfferQuery(new URL(context.req.url).searchParams);
    const offers = kinds.flatMap((kind) => services.leaseOffers.list(kind, sent).offers);
    return ok({
      total: offers.length,
      offers: offers.map((listed) => toLeaseOfferSummary(listed, listed.quote, offerUrl(services, listed))),
    });
  },
});

const getLeaseOffer = operation({
  operationId: "getLeaseOffer",
  summary: "One lease offer at its advertised terms or others, with the grid of its page",
  method: "get",
  path: "/lease-offers/{slug}",
  params: z.object({ slug: z.string() }),
  query: leaseTermsParameters,
  answers: {
    200: "The offer",
    404: "There is no such offer, or it is not published today",
    422: "Not calculable at these terms; `code` says why",
  },
  answer: leaseOfferSchema,
  cacheControl: CACHE_CONTROL,
  example: (market) => ({
    response: {
      ...exampleOffer(market),
      monthly_mileage_km: 833,
      included: ["registration"],
      not_included: ["vehicle_tax"],
      standard_equipment: ["abs"],
      delivery_weeks: 10,
      benefit_in_kind: null,
      grid: [
        {
          terms: { duration: 24, mileage: 10000, deposit: 300000 },
          monthly: market.monthly(16866),
          problem: null,
        },
      ],
      deposits: [0],
      ignored: [],
    },
  }),
  handle: ({ params: { slug }, query }, services: LeaseOfferServices) => {
    const published = services.leaseOffers.find(slug);
    const market = services.leaseOffers.market();
    if (published === null || market === null)
      return err({ status: 404, title: "Not Found", detail: `There is no lease offer ${slug} today.` });
    const terms = completeTerms(toRequestedTerms(query), advertisedOfferTerms(published.offer));
    const quote = quoteOffer(published.offer, terms, market);
    if (quote.ok) return ok(toLeaseOfferDetail(published, quote.value, { url: offerUrl(services, published), market }));
    const detail = "The offer has no payment at these terms.";
    return err({ status: 422, title: "Lease Not Calculable", detail, code: quote.error });
  },
});

export const leaseOfferOperations = [listLeaseOffers, getLeaseOffer];
