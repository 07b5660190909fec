import { createHash } from "node:crypto";
import { createDemoBrands } from "./brands.ts";
import { createDemoLocations } from "./locations.ts";
import { createDemoModels } from "./models.ts";
import type { LocationAttributes } from "../../src/domain/locations/index.ts";
import type { BrandAttributes, ModelAttributes } from "../../src/domain/models/index.ts";

/** What a brochure states of the demo group. */
export type BrochureData = {
  readonly model: ModelAttributes;
  readonly brand: BrandAttributes;
  /** The locations that sell the model. */
  readonly locations: readonly LocationAttributes[];
};

/** The data of the model `brand/slug`; throws if there is none. */
export const readBrochureData = (name: string): BrochureData => {
  const model = createDemoModels().find(({ brand, slug }) => `${brand}/${slug}` === name);
  const brand = createDemoBrands().find(({ slug }) => slug === model?.brand);
  if (!model || !brand) throw new Error(`There is no model ${name}`);
  const service = model.kind === "van" ? "commercial_vehicles" : "new_vehicles";
  const locations = createDemoLocations().filter(
    (location) => location.brands.includes(brand.slug) && location.services.includes(service),
  );
  return { model, brand, locations };
};

/**
 * The last line of a brochure's file, a comment: the hash of its data, by which a test finds a brochure that was printed
 * before its data changed.
 */
export const dataComment = ({ model, brand, locations }: BrochureData): string => {
  const addresses = locations.map(({ name, address, postcode, town, phone, email }) => [
    name,
    address,
    postcode,
    town,
    phone,
    email,
  ]);
  const hash = createHash("sha256")
    .update(JSON.stringify([{ ...model, downloads: [] }, brand, addresses]))
    .digest("hex");
  return `%vitrine-data ${hash}\n`;
};
