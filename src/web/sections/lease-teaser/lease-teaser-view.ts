import type { SectionOf } from "#domain/content/index.ts";
import { fullConditions, shortConditions } from "#domain/leasing/index.ts";
import type { AdvertisedMonth, Model } from "#domain/models/index.ts";
import { formatEuros, formatNumber } from "#domain/shared/index.ts";
import { modelPicture } from "../../features/models/model-picture.ts";
import type { Picture } from "../../features/stock/picture.ts";
import { modelStrings as words } from "../../strings/models.ts";
import type { LiveContent } from "../live-content.ts";
import { modelAddress } from "../model-teaser/model-address.ts";
import { modelTitle } from "../model-teaser/model-teaser-view.ts";

/** An advertised month never stands without all of its conditions, nor without CO₂ and consumption. */
export type LeaseCardView = {
  readonly href: string;
  readonly title: string;
  readonly version: string;
  readonly picture: Picture;
  readonly monthly: string;
  readonly terms: string;
  readonly conditions: string;
  readonly emissions: string;
};

export type LeaseTeaserView = Omit<SectionOf<"lease_teaser">, "brand" | "limit"> & {
  readonly items: readonly LeaseCardView[];
};

const emissionsOf = ({ version }: AdvertisedMonth): string => {
  const { combined = null, electric_kwh = null } = version.consumption ?? {};
  const unit = version.fuel === "hydrogen" || version.fuel === "cng" ? "kg" : "l";
  const parts = [
    combined === null ? null : words.consumption(formatNumber(combined), unit),
    electric_kwh === null ? null : words.consumption(formatNumber(electric_kwh), "kWh"),
    version.co2 === null ? null : words.co2(formatNumber(version.co2)),
  ];
  return `${parts.filter((part) => part !== null).join(" · ")} ${words.wltp}`;
};

const cardOf = async (model: Model, month: AdvertisedMonth, live: LiveContent): Promise<LeaseCardView | null> => {
  const href = await modelAddress(model, live);
  if (href === null) return null;
  const title = modelTitle(model, live);
  const { conditions, version } = month;
  return {
    href,
    title,
    version: version.name,
    picture: modelPicture(model, title),
    monthly: formatEuros(Math.round(conditions.monthlyCents / 100) * 100),
    terms: shortConditions(conditions),
    conditions: fullConditions(conditions),
    emissions: emissionsOf(month),
  };
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
