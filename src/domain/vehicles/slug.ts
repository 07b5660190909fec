import { slugify } from "../shared/index.ts";
import type { VehicleFacts } from "./vehicle.ts";

/** `{id}-1-{brand}-{model}-{trim}`; a part that is unknown is left out. */
export const vehicleSlug = (id: number, facts: Pick<VehicleFacts, "brand" | "model" | "trim">): string =>
  [String(id), "1", facts.brand.slug, facts.model?.slug ?? "", slugify(facts.trim ?? "")].filter(Boolean).join("-");

/** Ids are 32-bit integers in every database. */
const LARGEST_ID = 2_147_483_647;

/** A vehicle's number (1 to 2,147,483,647) as decimal digits without a leading zero; null for any other text. */
export const vehicleIdOfText = (text: string): number | null => {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  return id >= 1 && id <= LARGEST_ID ? id : null;
};

/**
 * The number (1 to 2,147,483,647) a slug starts with, or null where it is no vehicle's slug at all. The words behind it
 * may be any: who reads them compares the whole slug.
 */
export const vehicleIdOfSlug = (slug: string): number | null =>
  vehicleIdOfText(/^(\d+)-1(?:-|$)/.exec(slug)?.[1] ?? "");

/** Brand and model, as people say them. */
export const vehicleTitle = (facts: Pick<VehicleFacts, "brand" | "model">): string =>
  facts.model ? `${facts.brand.name} ${facts.model.name}` : facts.brand.name;
