import { slugify } from "../shared/index.ts";
import type { VehicleFacts } from "./vehicle.ts";

/** `{id}-1-{brand}-{model}-{trim}`; a part that is unknown is left out. */
export const vehicleSlug = (id: number, facts: Pick<VehicleFacts, "brand" | "model" | "trim">): string =>
  [String(id), "1", facts.brand.slug, facts.model?.slug ?? "", slugify(facts.trim ?? "")].filter(Boolean).join("-");

/** The number a slug starts with, or null where it is no vehicle's slug at all. */
export const vehicleIdOfSlug = (slug: string): number | null => {
  const match = /^([1-9]\d{0,14})-1(?:-[a-z0-9-]*)?$/.exec(slug);
  return match ? Number(match[1]) : null;
};

/** Brand and model, as people say them. */
export const vehicleTitle = (facts: Pick<VehicleFacts, "brand" | "model">): string =>
  facts.model ? `${facts.brand.name} ${facts.model.name}` : facts.brand.name;
