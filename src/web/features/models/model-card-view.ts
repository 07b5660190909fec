import type { Brand, Model } from "#domain/models/index.ts";
import { formatEuros, formatNumber } from "#domain/shared/index.ts";
import { EMPTY_QUERY, FUEL_TYPES, type StockQuery } from "#domain/vehicles/index.ts";
import { modelStrings as words } from "../../strings/models.ts";
import type { Picture } from "../stock/picture.ts";
import { modelPicture } from "./model-picture.ts";

export type ModelCardView = {
  readonly href: string;
  readonly title: string;
  readonly picture: Picture;
  /** "Essence, électrique". */
  readonly fuels: string;
  readonly priceFrom: string | null;
  readonly inStock: string | null;
};

/** Name of a model behind that of its brand: "Opel Corsa". */
export const modelTitle = (model: Pick<Model, "brand" | "name">, brands: readonly Brand[]): string =>
  `${brands.find(({ slug }) => slug === model.brand)?.name ?? model.brand} ${model.name}`;

/** The vehicles of a model in the stock. */
export const stockOf = (model: Pick<Model, "brand" | "slug">): StockQuery => ({
  ...EMPTY_QUERY,
  values: { brand: [model.brand], model: [model.slug] },
});

/** Labels as one line: the first as it is, the others inside a sentence; SUV and GPL stay what they are. */
export const asLine = (labels: readonly string[]): string =>
  labels
    .map((label, index) => (index === 0 || label.startsWith(label.slice(0, 2).toUpperCase()) ? label : lowered(label)))
    .join(", ");

const lowered = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

export const fuelsOf = ({ fuels }: Pick<Model, "fuels">): string => asLine(fuels.map((fuel) => FUEL_TYPES[fuel]));

export const modelCardView = (
  model: Model,
  { href, title, count }: { readonly href: string; readonly title: string; readonly count: number },
): ModelCardView => ({
  href,
  title,
  picture: modelPicture(model, title, "side"),
  fuels: fuelsOf(model),
  priceFrom: model.cash_price_from === null ? null : formatEuros(model.cash_price_from),
  inStock: count === 0 ? null : words.inStock(formatNumber(count), count > 1),
});
