import type { WebServices } from "../services.ts";

/** Whether a first segment is a brand that has pages of its own; any other address belongs to the catch-all. */
export const isGroupBrand = ({ catalogue }: Pick<WebServices, "catalogue">, slug: string): boolean =>
  catalogue().brands.some((brand) => brand.in_group && brand.slug === slug);
