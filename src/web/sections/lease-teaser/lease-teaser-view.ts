import type { SectionOf } from "#domain/content/index.ts";
import type { Model } from "#domain/models/index.ts";
import { createDerivedCache } from "#domain/shared/index.ts";
import { type AdvertisedLeaseView, modelTitle, modelPicture, modelLease, type ModelLease } from "../../models/index.ts";
import { offerPicture, offerStrings } from "../../leasing/index.ts";
import type { Picture } from "../../platform/pictures/index.ts";
import type { LiveContent } from "../elements/live-content.ts";
import { modelHref } from "../model-teaser/model-href.ts";

export type LeaseCardView = AdvertisedLeaseView & {
  readonly href: string;
  readonly title: string;
  readonly picture: Picture;
  /** "/mois TTC". */
  readonly suffix: string;
};

export type LeaseTeaserView = Omit<SectionOf<"lease_teaser">, "brand" | "limit"> & {
  readonly items: readonly LeaseCardView[];
};

const leases = createDerivedCache<Model, ModelLease | null>();
const cards = createDerivedCache<ModelLease, LeaseCardView>();
const views = createDerivedCache<SectionOf<"lease_teaser">, LeaseTeaserView>();

const toCard = async (model: Model, lease: ModelLease, live: LiveContent): Promise<LeaseCardView | null> => {
  const { offer, toView } = lease;
  const href = offer?.href ?? (await modelHref(model, live));
  if (href === null) return null;
  return cards(lease, [href, live.brands], () => {
    const title = modelTitle(model, live.brands);
    const picture = offer ? offerPicture(offer.published) : modelPicture(model, title);
    const suffix = offerStrings.perMonth("with", live.display.countryTerms.vat);
    return { href, title, picture, suffix, ...toView() };
  });
};

/** Passenger models with the lowest monthly payments, of one brand or all. The same object for the same cards. */
export const toLeaseTeaserView = async (
  section: SectionOf<"lease_teaser">,
  live: LiveContent,
): Promise<LeaseTeaserView> => {
  const { brand, limit, ...rest } = section;
  const { leaseOffers, leaseOfferOf: advertised, display: settings, paths } = live;
  const context = { leaseOffers, advertised, settings, paths };
  const offers = live.models
    .filter((model) => model.kind === "passenger" && (brand === null || model.brand === brand))
    .flatMap((model) => {
      const lease = leases(model, live.version, () => modelLease(model, context));
      return lease === null ? [] : [{ model, lease }];
    })
    .toSorted((a, b) => a.lease.monthlyCents - b.lease.monthlyCents);
  const items: LeaseCardView[] = [];
  for (const { model, lease } of offers) {
    if (items.length === limit) break;
    const card = await toCard(model, lease, live);
    if (card !== null) items.push(card);
  }
  return views(section, [items.length, ...items], () => ({ ...rest, items }));
};
