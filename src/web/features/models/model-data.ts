import type { Model } from "#domain/models/index.ts";
import { BODY_STYLES, FUEL_TYPES, paintedName } from "#domain/vehicles/index.ts";
import { SCHEMA, type StructuredData } from "../../lib/structured-data.ts";
import type { Picture } from "../stock/picture.ts";

type Given = {
  readonly model: Model;
  readonly title: string;
  readonly brand: string;
  /** Full addresses of the model's page and of the site. */
  readonly url: string;
  readonly siteUrl: string;
  readonly picture: Picture;
};

/** The full address of the picture that stands for a model. */
export const modelImage = (picture: Picture, siteUrl: string): string =>
  siteUrl + (picture.kind === "photo" ? picture.url : `/studio/1/${paintedName(picture)}`);

const amount = (cents: number): string => (cents / 100).toFixed(2);

/** Prices of all versions together; nothing where none has one. Source: https://schema.org/AggregateOffer */
const offersOf = ({ model, url }: Given): StructuredData | undefined => {
  const prices = model.versions.flatMap(({ price }) => price ?? []);
  const low = Math.min(...prices, model.cash_price_from ?? Infinity);
  if (!Number.isFinite(low)) return undefined;
  return {
    "@type": "AggregateOffer",
    url,
    priceCurrency: "EUR",
    lowPrice: amount(low),
    highPrice: prices.length > 1 ? amount(Math.max(...prices)) : undefined,
    offerCount: prices.length > 0 ? prices.length : undefined,
    itemCondition: `${SCHEMA}/NewCondition`,
  };
};

/** A model as schema.org has it. Source: https://schema.org/Car */
export const modelData = (given: Given): StructuredData => {
  const { model, title, brand, url, siteUrl, picture } = given;
  return {
    "@context": SCHEMA,
    "@type": model.kind === "van" ? "Vehicle" : "Car",
    "@id": `${url}#modele`,
    url,
    name: title,
    description: model.intro ?? undefined,
    image: [modelImage(picture, siteUrl)],
    brand: { "@type": "Brand", name: brand },
    model: model.name,
    bodyType: model.body_styles.map((style) => BODY_STYLES[style]),
    fuelType: model.fuels.map((fuel) => FUEL_TYPES[fuel]),
    vehicleSeatingCapacity: model.seats ?? undefined,
    offers: offersOf(given),
  };
};
