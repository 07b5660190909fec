import type { SectionOf } from "#domain/content/index.ts";
import type { Model } from "#domain/models/index.ts";
import { formatEuros, formatNumber } from "#domain/shared/index.ts";
import { FUEL_TYPES } from "#domain/vehicles/index.ts";
import { modelPicture } from "../../features/models/model-picture.ts";
import type { Picture } from "../../features/stock/picture.ts";
import { modelStrings as words } from "../../strings/models.ts";
import type { LiveContent } from "../live-content.ts";
import { modelAddress, stockOf } from "./model-address.ts";

export type ModelCardView = {
  readonly href: string;
  readonly title: string;
  readonly picture: Picture;
  /** "Essence, électrique". */
  readonly fuels: string;
  readonly priceFrom: string | null;
  readonly inStock: string | null;
};

export type ModelTeaserView = Omit<SectionOf<"model_teaser">, "brand" | "models" | "limit"> & {
  readonly items: readonly ModelCardView[];
};

/** Name of a model behind that of its brand. */
export const modelTitle = (model: Model, { brands }: Pick<LiveContent, "brands">): string =>
  `${brands.find(({ slug }) => slug === model.brand)?.name ?? model.brand} ${model.name}`;

/** The models an editor named, in that order; else those of the brand, else those of all brands of the group. */
const chosen = ({ brand, models }: SectionOf<"model_teaser">, live: LiveContent): readonly Model[] => {
  if (models.length > 0) {
    return models.flatMap((name) => live.models.find((model) => `${model.brand}/${model.slug}` === name) ?? []);
  }
  if (brand !== null) return live.models.filter((model) => model.brand === brand);
  return live.models.filter((model) => model.kind === "passenger");
};

const fuelsOf = ({ fuels }: Model): string => {
  const labels = fuels.map((fuel) => FUEL_TYPES[fuel]);
  return labels.map((label, index) => (index === 0 ? label : label.toLowerCase())).join(", ");
};

const cardOf = async (model: Model, live: LiveContent): Promise<ModelCardView | null> => {
  const href = await modelAddress(model, live);
  if (href === null) return null;
  const title = modelTitle(model, live);
  const count = live.count(stockOf(model));
  return {
    href,
    title,
    picture: modelPicture(model, title),
    fuels: fuelsOf(model),
    priceFrom: model.cash_price_from === null ? null : formatEuros(model.cash_price_from),
    inStock: count === 0 ? null : words.inStock(formatNumber(count), count > 1),
  };
};

export const modelTeaserView = async (
  section: SectionOf<"model_teaser">,
  live: LiveContent,
): Promise<ModelTeaserView> => {
  const cards = await Promise.all(chosen(section, live).map((model) => cardOf(model, live)));
  const { brand: _brand, models: _models, limit, ...rest } = section;
  return { ...rest, items: cards.filter((card) => card !== null).slice(0, limit) };
};
