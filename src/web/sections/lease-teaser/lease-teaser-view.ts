import type { SectionOf } from "#domain/content/index.ts";
import type { AdvertisedLease, Model } from "#domain/models/index.ts";
import {
  toAdvertisedLeaseView,
  type AdvertisedLeaseView,
  modelTitle,
  modelPicture,
} from "../../features/models/index.ts";
import { offerHref, offerPicture, toOfferLeaseView } from "../../features/lease-offers/index.ts";
import type { Picture } from "../../features/pictures/index.ts";
import type { LiveContent } from "../elements/live-content.ts";
import { modelHref } from "../model-teaser/model-href.ts";

export type LeaseCardView = AdvertisedLeaseView & {
  readonly href: string;
  readonly title: string;
  readonly picture: Picture;
};

export type LeaseTeaserView = Omit<SectionOf<"lease_teaser">, "brand" | "limit"> & {
  readonly items: readonly LeaseCardView[];
};

type TeasedLease = { readonly monthlyCents: number; readonly card: () => Promise<LeaseCardView | null> };

const modelCard = async (model: Model, lease: AdvertisedLease, live: LiveContent): Promise<LeaseCardView | null> => {
  const href = await modelHref(model, live);
  if (href === null) return null;
  const title = modelTitle(model, live.brands);
  return { href, title, picture: modelPicture(model, title), ...toAdvertisedLeaseView(lease, live.display) };
};

/** The cheapest private offer of a model; without one, its advertised monthly payment. */
const teasedLease = (model: Model, live: LiveContent): TeasedLease | null => {
  const market = live.leaseOffers.market();
  const [offer] = live.leaseOffers.ofModel("private", model);
  if (market !== null && offer !== undefined) {
    const href = offerHref(offer.offer, live.paths);
    const view = toOfferLeaseView(offer, { market, settings: live.display });
    const card = { href, title: offer.title, picture: offerPicture(offer), ...view };
    return { monthlyCents: offer.quote.monthlyCents, card: async () => card };
  }
  const lease = live.leaseOfferOf(model);
  return lease && { monthlyCents: lease.conditions.monthlyCents, card: () => modelCard(model, lease, live) };
};

/** Passenger models with the lowest monthly payments, of one brand or of all. */
const toLeaseTeaserView = async (
  { brand, limit, ...section }: SectionOf<"lease_teaser">,
  live: LiveContent,
): Promise<LeaseTeaserView> => {
  const offers = live.models
    .filter((model) => model.kind === "passenger" && (brand === null || model.brand === brand))
    .flatMap((model) => teasedLease(model, live) ?? [])
    .toSorted((a, b) => a.monthlyCents - b.monthlyCents);
  const cards = await Promise.all(offers.map(({ card }) => card()));
  return { ...section, items: cards.filter((card) => card !== null).slice(0, limit) };
};

export const leaseTeaserSection = {
  toView: toLeaseTeaserView,
  hasContent: ({ items }: LeaseTeaserView) => items.length > 0,
};
