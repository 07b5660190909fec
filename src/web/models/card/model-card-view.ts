import type { Brand, Model } from "#domain/models/index.ts";
import { formatEuros, formatNumber, uncapitalize } from "#domain/shared/index.ts";
import { EMPTY_QUERY, type StockQuery } from "#domain/vehicles/index.ts";
import { modelStrings as strings } from "./model-cards-strings.ts";
import type { Picture } from "../../platform/pictures/index.ts";
import { modelPicture } from "./model-picture.ts";
import { shortFuelLabels } from "#application/strings/vehicles/fuel-label.ts";

export type ModelCardView = {
  readonly id: number;
  readonly href: string;
  readonly title: string;
  readonly picture: Picture;
  readonly fuels: string;
  readonly priceFrom: string | null;
  readonly inStock: string | null;
};

/** Brand and model name: "Opel Corsa". */
export const modelTitle = (
  model: Pick<Model, "brand" | "name">,
  brands: readonly Pick<Brand, "slug" | "name">[],
): string => `${brands.find(({ slug }) => slug === model.brand)?.name ?? model.brand} ${model.name}`;

/** Query for the model's vehicles in stock. */
export const modelStockQuery = (model: Pick<Model, "brand" | "slug">): StockQuery => ({
  ...EMPTY_QUERY,
  values: { brand: [model.brand], model: [model.slug] },
});

/** Joins labels and lowercases all but the first; acronyms such as SUV and GPL keep their case. */
export const joinLabels = (labels: readonly string[]): string =>
  labels.map((label, index) => (index === 0 ? label : uncapitalize(label))).join(", ");

export const formatFuels = ({ fuels }: Pick<Model, "fuels">): string => joinLabels(shortFuelLabels(fuels));

export const toModelCardView = (
  model: Model,
  { href, title, count }: { readonly href: string; readonly title: string; readonly count: number },
): ModelCardView => ({
  id: model.id,
  href,
  title,
  picture: modelPicture(model, title, "side"),
  fuels: formatFuels(model),
  priceFrom: model.cash_price_from === null ? null : formatEuros(model.cash_price_from),
  inStock: count === 0 ? null : strings.inStock(formatNumber(count), count > 1),
});
