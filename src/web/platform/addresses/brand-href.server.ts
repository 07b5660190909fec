import type { SiteServices } from "#application/site/index.ts";
import { pathToSlug } from "#domain/content/index.ts";
import type { Brand } from "#domain/models/index.ts";
import { EMPTY_QUERY } from "#domain/vehicles/index.ts";

type Services = Pick<SiteServices, "content" | "paths">;

/** The page of a brand; its vehicles where nobody has written one. */
export const brandHref = async ({ content, paths }: Services, brand: Pick<Brand, "slug">): Promise<string> => {
  const page = paths.brand(brand);
  if ((await content.story(pathToSlug(page))) !== null) return page;
  return paths.stock({ ...EMPTY_QUERY, values: { brand: [brand.slug] } });
};
