import type { VatTerms } from "#domain/countries/index.ts";
import { type Brand, type Model, modelStudioPicture } from "#domain/models/index.ts";
import { formatEuros, formatNumber, uncapitalize } from "#domain/shared/index.ts";
import { EMPTY_QUERY, type StockQuery, type StudioView } from "#domain/vehicles/index.ts";
import { modelStrings as strings } from "./model-cards-strings.ts";
import type { Picture } from "../../platform/pictures/index.ts";
import { type GalleryMediumView, photoMedia, studioMedia } from "../../vehicle/index.ts";
import { shortFuelLabels } from "#application/strings/vehicles/fuel-label.ts";

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

type ModelPictureView = Extract<StudioView, "front" | "side">;

type PicturedModel = Pick<Model, "id" | "kind" | "body_styles" | "images" | "brand" | "slug">;

/** Images served by this site; the content security policy blocks all others. */
const servedImages = ({ images }: PicturedModel): PicturedModel["images"] =>
  images.filter(({ url }) => url.startsWith("/") && !url.startsWith("//"));

/** The first image, else the studio illustration of the body style. */
export const modelPicture = (model: PicturedModel, title: string, view: ModelPictureView = "front"): Picture => {
  const [photo] = servedImages(model);
  if (photo) return { kind: "photo", url: photo.url, alt: photo.alt };
  return { kind: "studio", ...modelStudioPicture(model), alt: strings.pictureAlt[view](title) };
};

/** All images, else the studio illustration in all its views. */
export const modelGallery = (model: PicturedModel, title: string): readonly GalleryMediumView[] => {
  const photos = servedImages(model);
  return photos.length > 0 ? photoMedia(photos) : studioMedia(modelStudioPicture(model), title);
};

export const toModelCardView = (
  model: Model,
  {
    href,
    title,
    count,
    vat,
  }: { readonly href: string; readonly title: string; readonly count: number; readonly vat: Pick<VatTerms, "with"> },
) => ({
  id: model.id,
  href,
  title,
  picture: modelPicture(model, title, "side"),
  fuels: formatFuels(model),
  priceFrom: model.cash_price_from === null ? null : formatEuros(model.cash_price_from),
  /** Prices of models have the tax, those of vans too. */
  priceSuffix: vat.with,
  inStock: count === 0 ? null : strings.inStock(formatNumber(count), count > 1),
});

export type ModelCardView = ReturnType<typeof toModelCardView>;
