import { formatEuros, nonBreakingUnits } from "#domain/shared/index.ts";
import { asPayment } from "#application/strings/payments.ts";
import type { LeaseOfferService } from "#application/lease-offers/index.ts";
import { type OfferMarket, type PublishedOffer, vatModeOf } from "#domain/lease-offers/index.ts";
import type { AdvertisedLease, Model } from "#domain/models/index.ts";
import {
  type EmissionsSettings,
  formatFullConditions,
  formatShortConditions,
  leaseEmissionsLine,
  versionValues,
} from "../../vehicle/index.ts";
import {
  type OfferCardContext,
  formatIncluded,
  formatMonthly,
  formatOfferConditions,
  formatOfferTerms,
  offerEmissions,
} from "../../leasing/index.ts";

/** An advertised monthly payment with its conditions, CO₂ and consumption, all required by law. */
export type AdvertisedLeaseView = {
  readonly version: string;
  readonly monthly: string;
  /** What the payment is: "en location longue durée". */
  readonly name: string;
  /** What the payment includes; null for an advertised payment without an offer. */
  readonly included: string | null;
  readonly terms: string;
  readonly conditions: string;
  /** Null if the market displays no measured values. */
  readonly emissions: string | null;
};

const toAdvertisedLeaseView = (
  { conditions, version }: AdvertisedLease,
  settings: EmissionsSettings,
): AdvertisedLeaseView => ({
  version: nonBreakingUnits(version.name),
  monthly: formatEuros(Math.round(conditions.monthlyCents / 100) * 100),
  name: asPayment(conditions.kind),
  included: null,
  terms: formatShortConditions(conditions),
  conditions: formatFullConditions(conditions),
  emissions: leaseEmissionsLine(versionValues(version), settings),
});

/** Lease of a model: private for passengers, for companies if it is a van. */
export type ModelLease = {
  readonly monthlyCents: number;
  /** Builds the conditions lazily, since this takes longer than finding the offer. */
  readonly toView: () => AdvertisedLeaseView;
  /** Null for the advertised payment of a version. */
  readonly offer: { readonly published: PublishedOffer; readonly href: string } | null;
};

type ModelLeaseContext = {
  readonly leaseOffers: Pick<LeaseOfferService, "market" | "ofModel">;
  /** The advertised payment of a model without an offer. */
  readonly advertised: (model: Model) => AdvertisedLease | null;
  readonly settings: OfferCardContext["settings"];
  readonly paths: OfferCardContext["paths"];
};

const toOfferView = (
  published: PublishedOffer,
  market: OfferMarket,
  settings: OfferCardContext["settings"],
): AdvertisedLeaseView => {
  const { offer, quote } = published;
  return {
    version: nonBreakingUnits(offer.trim),
    monthly: formatMonthly(vatModeOf(offer.kind), quote),
    name: asPayment(quote.lease.kind),
    included: formatIncluded(offer, settings),
    terms: formatOfferTerms(offer, quote, market),
    conditions: formatOfferConditions(published, quote, settings),
    emissions: offerEmissions(offer, settings),
  };
};

/** The cheapest offer of a model; without one, the advertised monthly payment of a passenger model. */
export const modelLease = (
  model: Model,
  { leaseOffers, advertised, settings, paths }: ModelLeaseContext,
): ModelLease | null => {
  const market = leaseOffers.market();
  const isVan = model.kind === "van";
  const [published] = leaseOffers.ofModel(isVan ? "van" : "private", model);
  if (market !== null && published !== undefined) {
    return {
      monthlyCents: published.quote.monthlyCents,
      toView: () => toOfferView(published, market, settings),
      offer: { published, href: paths.leaseOffer(published.offer) },
    };
  }
  const lease = isVan ? null : advertised(model);
  if (lease === null) return null;
  const { monthlyCents } = lease.conditions;
  return { monthlyCents, toView: () => toAdvertisedLeaseView(lease, settings), offer: null };
};
