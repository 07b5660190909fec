import type { SectionOf } from "#domain/content/index.ts";
import type { AdvertisedLease, Model } from "#domain/models/index.ts";
import { toLeaseOfferView, type LeaseOfferView, modelTitle, modelPicture } from "../../features/models/index.ts";
import type { Picture } from "../../features/pictures/index.ts";
import type { LiveContent } from "../elements/live-content.ts";
import { modelHref } from "../model-teaser/model-href.ts";

export type LeaseCardView = LeaseOfferView & {
  readonly href: string;
  readonly title: string;
  readonly picture: Picture;
};

export type LeaseTeaserView = Omit<SectionOf<"lease_teaser">, "brand" | "limit"> & {
  readonly items: readonly LeaseCardView[];
};

const toLeaseCard = async (model: Model, lease: AdvertisedLease, live: LiveContent): Promise<LeaseCardView | null> => {
  const href = await modelHref(model, live);
  if (href === null) return null;
  const title = modelTitle(model, live.brands);
  return { href, title, picture: modelPicture(model, title), ...toLeaseOfferView(lease, live.display) };
};

/** Passenger models with the lowest monthly payments, of one brand or of all. */
const toLeaseTeaserView = async (
  { brand, limit, ...section }: SectionOf<"lease_teaser">,
  live: LiveContent,
): Promise<LeaseTeaserView> => {
  const offers = live.models
    .filter((model) => model.kind === "passenger" && (brand === null || model.brand === brand))
    .flatMap((model) => {
      const lease = live.leaseOfferOf(model);
      return lease === null ? [] : [{ model, lease }];
    })
    .toSorted((a, b) => a.lease.conditions.monthlyCents - b.lease.conditions.monthlyCents);
  const cards = await Promise.all(offers.map(({ model, lease }) => toLeaseCard(model, lease, live)));
  return { ...section, items: cards.filter((card) => card !== null).slice(0, limit) };
};

export const leaseTeaserSection = {
  toView: toLeaseTeaserView,
  hasContent: ({ items }: LeaseTeaserView) => items.length > 0,
};
