import type { SiteServices } from "#application/site/index.ts";
import {
  offerBenefit,
  type OfferMarket,
  type OfferQuote,
  type PublishedOffer,
  similarOffers,
} from "#domain/lease-offers/index.ts";
import { endedEntry } from "#domain/leasing/index.ts";
import { isParameterOf } from "#domain/ownership/index.ts";
import { utcDay } from "#domain/shared/index.ts";
import { requireLeaseOffer } from "../address/require-lease-offer.server.ts";
import { formatMonthly, formatOfferTerms } from "../offers/offer-texts.ts";
import { offerPicture } from "../offers/offer-picture.ts";
import { residenceView } from "../../vehicle/index.ts";
import { offerHrefs } from "../offers/offer-hrefs.ts";
import { toOfferCardView } from "../offers/offer-card-view.ts";
import { sellsOffer } from "../offers/sells-offer.server.ts";
import { toLocationView } from "../../locations/index.ts";
import { offerEstimateBasis } from "../ownership-cost/ownership-basis.server.ts";
import { offerOwnershipCostData } from "../ownership-cost/ownership-cost-data.server.ts";
import { crumbsTo } from "../../platform/page/index.server.ts";
import { crumbsData, SCHEMA, type StructuredData } from "../../platform/page/index.ts";
import { declareParameters, markCacheable, servicesOf } from "../../platform/router-context/index.ts";
import { offerPageStrings as strings } from "../offers/lease-offers-strings.ts";
import type { Route } from "./+types/route";
import { offerAtTerms, offerDetails } from "./offer-at-terms.ts";
import { CURRENCY } from "#domain/countries/index.ts";
import { paintedFileName, STUDIO_FOLDER } from "#domain/vehicles/index.ts";
import { FUEL_LABELS } from "#application/strings/vehicles/key-labels.ts";
import type { Picture } from "../../platform/pictures/index.ts";
import { type BenefitView, endedBenefitView, toBenefitView, toOfferPageView } from "./offer-page-view.ts";

const MAX_SIMILAR = 3;

const offerCrumbs = (services: SiteServices<"settings" | "paths">, { offer, title }: PublishedOffer) => {
  const { paths } = services;
  const overview = offer.kind === "private" ? paths.privateLeases() : paths.businessLeases();
  return crumbsTo(services, { label: strings.crumbs[offer.kind], href: overview }, { label: title });
};

/** The locations that sell the vehicle, with their opening state. */
const offerLocations = (
  { catalogue, clock, settings, paths }: SiteServices<"settings" | "paths" | "clock" | "catalogue">,
  { offer }: PublishedOffer,
) =>
  catalogue()
    .locations.filter(sellsOffer(offer))
    .map((location) => toLocationView(location, { paths, now: clock.now(), timeZone: settings.timeZone }));

const offerModelHref = (
  { catalogue, paths }: SiteServices<"paths" | "catalogue">,
  { offer }: PublishedOffer,
): string | null => {
  const { brands, models } = catalogue();
  const brand = brands.find(({ slug, in_group }) => in_group && slug === offer.brand);
  const model = models.find((candidate) => candidate.brand === offer.brand && candidate.slug === offer.model);
  return brand && model ? paths.model(brand, model) : null;
};

const offerBenefitView = (
  { settings, clock }: SiteServices<"settings" | "clock">,
  { offer }: PublishedOffer,
  market: OfferMarket,
): BenefitView | null => {
  const benefit = offerBenefit(offer, market);
  if (benefit !== null) return toBenefitView(benefit, offer.complete_price);
  const ended = endedEntry(settings.finance.benefit_in_kind ?? [], utcDay(clock.now()));
  return ended !== null && offer.kind === "business" ? endedBenefitView(ended.until) : null;
};

/** The lessor buys the car: its taxes are not those of the customer. */
const offerResidence = ({ settings, paths, clock }: SiteServices<"settings" | "paths" | "clock">) =>
  residenceView(settings, paths, { priceCents: null, vat: null, isLease: true, isNew: true }, utcDay(clock.now()));

type OfferDataInput = {
  readonly published: PublishedOffer;
  /** Quote for the advertised terms. */
  readonly quote: OfferQuote;
  /** Absolute URL of the page. */
  readonly url: string;
  readonly image: string;
  /** Name of the group. */
  readonly seller: string;
};

/** Absolute URL. */
const offerImageUrl = (picture: Picture, siteUrl: string): string =>
  siteUrl + (picture.kind === "photo" ? picture.url : `/${STUDIO_FOLDER}/${paintedFileName(picture)}`);

const formatAmount = (cents: number): string => (cents / 100).toFixed(2);

/** A leased car with the monthly payment as a unit price. Source: https://schema.org/Car, https://schema.org/Offer */
const offerData = ({ published, quote, url, image, seller }: OfferDataInput): StructuredData => {
  const { offer, title, brandName } = published;
  return {
    "@context": SCHEMA,
    "@type": offer.kind === "van" ? "Vehicle" : "Car",
    "@id": `${url}#offre`,
    url,
    name: `${title} ${offer.trim}`,
    sku: String(offer.id),
    image: [image],
    brand: { "@type": "Brand", name: brandName },
    fuelType: FUEL_LABELS[offer.specs.fuel],
    emissionsCO2: offer.specs.co2 ?? undefined,
    offers: {
      "@type": "Offer",
      url,
      businessFunction: "http://purl.org/goodrelations/v1#LeaseOut",
      itemCondition: `${SCHEMA}/NewCondition`,
      availability: `${SCHEMA}/InStock`,
      availabilityStarts: offer.valid_from,
      priceValidUntil: offer.valid_until,
      priceCurrency: CURRENCY,
      price: formatAmount(quote.monthlyCents),
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        price: formatAmount(quote.monthlyCents),
        priceCurrency: CURRENCY,
        valueAddedTaxIncluded: true,
        unitCode: "MON",
        billingDuration: quote.lease.terms.durationMonths,
      },
      seller: { "@type": "AutoDealer", name: seller },
    },
  };
};

export const loader = async ({ params, url, context }: Route.LoaderArgs) => {
  const services = servicesOf(context);
  const { paths, settings, leaseOffers, siteUrl } = services;
  const published = await requireLeaseOffer(services, params.offer, url);
  const market = leaseOffers.market();
  const estimate = offerEstimateBasis(services, published);
  if (market === null || estimate === null) throw new Error("an offer is published without a market");
  markCacheable(context, "catalogue", "minute");
  declareParameters(context, isParameterOf("terms", "costs"));
  const { offer, title, quote } = published;
  const basis = { estimate, ...offerHrefs(offer, paths) };
  const canonical = basis.href;
  const atTerms = offerAtTerms(basis, url.searchParams);
  const costBasis = { ...estimate, terms: atTerms.chosen };
  const crumbs = offerCrumbs(services, published);
  const toCard = (other: PublishedOffer) => toOfferCardView(other, { market, settings, paths });
  const others = leaseOffers.published();
  const versions = leaseOffers.ofModel(offer.kind, { brand: offer.brand, slug: offer.model });
  const isVersion = (other: PublishedOffer): boolean =>
    other.offer.brand === offer.brand && other.offer.model === offer.model;
  const view = toOfferPageView({
    published,
    basis,
    atTerms,
    details: offerDetails(basis, url.searchParams),
    crumbs,
    settings,
    modelHref: offerModelHref(services, published),
    ownershipCost: offerOwnershipCostData(costBasis, url.pathname, url.searchParams),
    benefit: offerBenefitView(services, published, market),
    locations: offerLocations(services, published),
    versions: versions.filter((other) => other.offer.id !== offer.id).map(toCard),
    similar: similarOffers(
      published,
      others.filter((other) => !isVersion(other)),
      MAX_SIMILAR,
    ).map(toCard),
    residence: offerResidence(services),
  });
  const picture = offerPicture(published);
  const image = offerImageUrl(picture, siteUrl);
  const data = [
    offerData({ published, quote, url: siteUrl + canonical, image, seller: settings.group.name }),
    crumbsData(crumbs, siteUrl),
  ];
  return {
    view,
    title: strings.title(title, offer.trim, offer.kind),
    description: strings.description(
      `${title} ${offer.trim}`,
      formatMonthly(offer.kind === "private" ? "with" : "without", quote),
      formatOfferTerms(offer, quote, market),
      quote.lease.lessor,
    ),
    canonical,
    image: { url: image, alt: picture.alt },
    structuredData: data,
  };
};
