import type { SectionOf } from "#domain/content/index.ts";
import type { AdvertisedMonth, Model } from "#domain/models/index.ts";
import { leaseMonthView, type LeaseMonthView } from "../../features/models/lease-month-view.ts";
import { modelTitle } from "../../features/models/model-card-view.ts";
import { modelPicture } from "../../features/models/model-picture.ts";
import type { Picture } from "../../features/stock/picture.ts";
import type { LiveContent } from "../live-content.ts";
import { modelAddress } from "../model-teaser/model-address.ts";

export type LeaseCardView = LeaseMonthView & {
  readonly href: string;
  readonly title: string;
  readonly picture: Picture;
};

export type LeaseTeaserView = Omit<SectionOf<"lease_teaser">, "brand" | "limit"> & {
  readonly items: readonly LeaseCardView[];
};

const cardOf = async (model: Model, month: AdvertisedMonth, live: LiveContent): Promise<LeaseCardView | null> => {
  const href = await modelAddress(model, live);
  if (href === null) return null;
  const title = modelTitle(model, live.brands);
  return { href, title, picture: modelPicture(model, title), ...leaseMonthView(month) };
};

/** The models with the lowest months first, of one brand or of all; private customers' cars only. */
export const leaseTeaserView = async (
  { brand, limit, ...section }: SectionOf<"lease_teaser">,
  live: LiveContent,
): Promise<LeaseTeaserView> => {
  const leased = live.models
    .filter((model) => model.kind === "passenger" && (brand === null || model.brand === brand))
    .flatMap((model) => {
      const month = live.monthOf(model);
      return month === null ? [] : [{ model, month }];
    })
    .toSorted((a, b) => a.month.conditions.monthlyCents - b.month.conditions.monthlyCents);
  const cards = await Promise.all(leased.map(({ model, month }) => cardOf(model, month, live)));
  return { ...section, items: cards.filter((card) => card !== null).slice(0, limit) };
};
