import { CURRENCY } from "#domain/countries/index.ts";
import type { Brand, Model } from "#domain/models/index.ts";
import { paintedFileName, STUDIO_FOLDER } from "#domain/vehicles/index.ts";
import { SCHEMA, type StructuredData } from "../../platform/page/index.ts";
import { modelGallery, modelTitle } from "../card/model-card-view.ts";
import type { Picture } from "../../platform/pictures/index.ts";
import { bodyLabels } from "#application/strings/vehicles/body-label.ts";
import { FUEL_LABELS } from "#application/strings/vehicles/key-labels.ts";

type ModelDataInput = {
  readonly brand: Pick<Brand, "slug" | "name">;
  readonly model: Model;
  /** Canonical URL of the model. */
  readonly url: string;
  readonly siteUrl: string;
};

const imageUrl = (picture: Picture, siteUrl: string): string =>
  siteUrl + (picture.kind === "photo" ? picture.url : `/${STUDIO_FOLDER}/${paintedFileName(picture)}`);

/**
 * Absolute URLs of all photographs, the main one first; otherwise of the studio illustration, of which only the main
 * view has a painted file.
 */
export const modelImageUrls = ({ brand, model, siteUrl }: ModelDataInput): readonly string[] => {
  const gallery = modelGallery(model, modelTitle(model, [brand]));
  const pictures = gallery.flatMap((medium) => (medium.type === "picture" ? [medium.picture] : []));
  return [...new Set(pictures.map((picture) => imageUrl(picture, siteUrl)))];
};

const formatAmount = (cents: number): string => (cents / 100).toFixed(2);

/** Price range of all versions; undefined if no version has a price. Source: https://schema.org/AggregateOffer */
const toOffers = ({ model, url }: ModelDataInput): StructuredData | undefined => {
  const prices = model.versions.flatMap(({ price }) => price ?? []);
  const low = Math.min(...prices, model.cash_price_from ?? Infinity);
  if (!Number.isFinite(low)) return undefined;
  return {
    "@type": "AggregateOffer",
    url,
    priceCurrency: CURRENCY,
    lowPrice: formatAmount(low),
    highPrice: prices.length > 1 ? formatAmount(Math.max(...prices)) : undefined,
    offerCount: prices.length > 0 ? prices.length : undefined,
    itemCondition: `${SCHEMA}/NewCondition`,
  };
};

/** Source: https://schema.org/Car */
export const modelData = (input: ModelDataInput): StructuredData => {
  const { brand, model, url } = input;
  return {
    "@context": SCHEMA,
    "@type": model.kind === "van" ? "Vehicle" : "Car",
    "@id": `${url}#modele`,
    url,
    name: modelTitle(model, [brand]),
    description: model.intro ?? undefined,
    image: modelImageUrls(input),
    brand: { "@type": "Brand", name: brand.name },
    model: model.name,
    bodyType: bodyLabels(model.body_styles),
    fuelType: model.fuels.map((fuel) => FUEL_LABELS[fuel]),
    vehicleSeatingCapacity: model.seats ?? undefined,
    offers: toOffers(input),
  };
};
