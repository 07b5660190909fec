import { slugify } from "../shared/index.ts";
import type { VehicleAttributes } from "./fields/vehicle-attributes.ts";
import { parseVehicleId } from "./vehicle-id.ts";

/** `{id}-1-{brand}-{model}-{trim}`, without unknown segments. */
export const vehicleSlug = (id: number, attributes: Pick<VehicleAttributes, "brand" | "model" | "trim">): string =>
  [String(id), "1", attributes.brand.slug, attributes.model?.slug ?? "", slugify(attributes.trim ?? "")]
    .filter(Boolean)
    .join("-");

/**
 * The id (1 to 2,147,483,647) at the start of a slug; null if it is no vehicle slug. The rest of the slug is not
 * checked: callers compare the complete slug.
 */
export const vehicleIdFromSlug = (slug: string): number | null =>
  parseVehicleId(/^(\d+)-1(?:-|$)/.exec(slug)?.[1] ?? "");

/** Brand and model: "Ford Puma". */
export const vehicleTitle = (attributes: Pick<VehicleAttributes, "brand" | "model">): string =>
  attributes.model ? `${attributes.brand.name} ${attributes.model.name}` : attributes.brand.name;
