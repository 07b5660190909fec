import type { Brand, Model } from "#domain/models/index.ts";
import type { SiteServices } from "#application/site/index.ts";
import { notFound } from "../errors/index.ts";
import { resolvePage } from "./resolve-page.server.ts";

/** Throws 404 unless the slug is a brand of the group. */
export const requireBrand = async (services: SiteServices, slug: string, url: URL): Promise<Brand> => {
  const brand = services.catalogue().brands.find((candidate) => candidate.in_group && candidate.slug === slug);
  if (brand) return brand;
  const page = await resolvePage(services, url);
  throw notFound(page.type === "error" && page.kind === "broken-link" ? page.kind : "brand-not-found", url.pathname);
};

/** Throws 404 unless the slug is a model of the brand. */
export const requireModel = async (services: SiteServices, brand: Brand, slug: string, url: URL): Promise<Model> => {
  const model = services
    .catalogue()
    .models.find((candidate) => candidate.brand === brand.slug && candidate.slug === slug);
  if (model) return model;
  const page = await resolvePage(services, url);
  throw notFound(page.type === "error" ? page.kind : "page-not-found", url.pathname);
};
