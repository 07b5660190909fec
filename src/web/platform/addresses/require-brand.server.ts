import type { Brand, Model } from "#domain/models/index.ts";
import type { SiteServices } from "#application/site/index.ts";
import { notFound } from "../errors/index.ts";
import { type AddressServices, resolvePage } from "./resolve-page.server.ts";
import { pathToSlug } from "#domain/content/index.ts";
import { EMPTY_QUERY } from "#domain/vehicles/index.ts";

type Services = SiteServices<"content" | "paths">;

/** The page of a brand; its vehicles where nobody has written one. */
export const brandHref = async ({ content, paths }: Services, brand: Pick<Brand, "slug">): Promise<string> => {
  const page = paths.brand(brand);
  if ((await content.story(pathToSlug(page))) !== null) return page;
  return paths.stock({ ...EMPTY_QUERY, values: { brand: [brand.slug] } });
};

/** Throws 404 unless the slug is a brand of the group. */
export const requireBrand = async (services: AddressServices, slug: string, url: URL): Promise<Brand> => {
  const brand = services.catalogue().brands.find((candidate) => candidate.in_group && candidate.slug === slug);
  if (brand) return brand;
  const page = await resolvePage(services, url);
  throw notFound(page.type === "error" && page.kind === "broken-link" ? page.kind : "brand-not-found", url.pathname);
};

/** Throws 404 unless the slug is a model of the brand. */
export const requireModel = async (services: AddressServices, brand: Brand, slug: string, url: URL): Promise<Model> => {
  const model = services
    .catalogue()
    .models.find((candidate) => candidate.brand === brand.slug && candidate.slug === slug);
  if (model) return model;
  const page = await resolvePage(services, url);
  throw notFound(page.type === "error" ? page.kind : "page-not-found", url.pathname);
};
