import type { SiteServices } from "#application/site/index.ts";
import { offerBenefit, type OfferMarket, type PublishedOffer, similarOffers } from "#domain/lease-offers/index.ts";
import { endedEntry } from "#domain/leasing/index.ts";
import { isParameterOf } from "#domain/ownership/index.ts";
import { utcDay } from "#domain/shared/index.ts";
import { requireLeaseOffer } from "../address/require-lease-offer.server.ts";
import { formatMonthly, formatOfferTerms } from "../offers/offer-texts.ts";
import { offerPicture } from "../offers/offer-picture.ts";
import { offerRequestHref } from "../offers/offer-hrefs.ts";
import { toOfferCardView } from "../offers/offer-card-view.ts";
import { sellsOffer } from "../offers/sells-offer.server.ts";
import { toLocationView } from "../../locations/index.ts";
import { offerEstimateBasis } from "../ownership-cost/ownership-basis.server.ts";
import { offerOwnershipCostData } from "../ownership-cost/ownership-cost-data.server.ts";
import { crumbsTo } from "../../platform/page/index.server.ts";
import { crumbsData } from "../../platform/page/index.ts";
import { declareParameters, markCacheable, servicesOf } from "../../platform/router-context/index.ts";
import { offerPageStrings as strings } from "../offers/lease-offers-strings.ts";
import type { Route } from "./+types/route";
import { type BenefitView, endedBenefitView, toBenefitView } from "./benefit-view.ts";
import { offerAtTerms, offerDetails } from "./offer-at-terms.ts";
import { offerData, offerImageUrl } from "./offer-data.server.ts";
import { toOfferPageView } from "./offer-page-view.ts";

const MAX_SIMILAR = 3;

const offerCrumbs = (services: SiteServices, { offer, title }: PublishedOffer) => {
  const { paths } = services;
  const overview = offer.kind === "private" ? paths.privateLeases() : paths.businessLeases();
  return crumbsTo(services, { label: strings.crumbs[offer.kind], href: overview }, { label: title });
};

/** The locations that sell the vehicle, with their opening state. */
const offerLocations = ({ catalogue, clock, settings, paths }: SiteServices, { offer }: PublishedOffer) =>
  catalogue()
    .locations.filter(sellsOffer(offer))
    .map((location) => toLocationView(location, { paths, now: clock.now(), timeZone: settings.timeZone }));

const offerModelHref = ({ catalogue, paths }: SiteServices, { offer }: PublishedOffer): string | null => {
  const { brands, models } = catalogue();
  const brand = brands.find(({ slug, in_group }) => in_group && slug === offer.brand);
  const model = models.find((candidate) => candidate.brand === offer.brand && candidate.slug === offer.model);
  return brand && model ? paths.model(brand, model) : null;
};

const offerBenefitView = (
  { settings, clock }: SiteServices,
  { offer }: PublishedOffer,
  market: OfferMarket,
): BenefitView | null => {
  const benefit = offerBenefit(offer, market);
  if (benefit !== null) return toBenefitView(benefit, offer.complete_price);
  const ended = endedEntry(settings.finance.benefit_in_kind ?? [], utcDay(clock.now()));
  return ended !== null && offer.kind === "business" ? endedBenefitView(ended.until) : null;
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
  const canonical = paths.leaseOffer(offer);
  const basis = { estimate, href: canonical, requestHref: offerRequestHref(offer, paths, null) };
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
