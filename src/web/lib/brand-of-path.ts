import type { Brand, Model } from "#domain/models/index.ts";
import type { WebServices } from "../services.ts";
import { notHere } from "./page-error.ts";
import { resolvePage } from "./resolve-page.ts";

/** The brand of the group that an address begins with; any other is thrown as the page that says so. */
export const brandOfPath = async (services: WebServices, slug: string, url: URL): Promise<Brand> => {
  const brand = services.catalogue().brands.find((one) => one.in_group && one.slug === slug);
  if (brand) return brand;
  const found = await resolvePage(services, url);
  throw notHere(found.type === "error" && found.kind === "broken-link" ? found.kind : "brand-not-found", url.pathname);
};

/** The model of that brand that an address names. */
export const modelOfPath = async (services: WebServices, brand: Brand, slug: string, url: URL): Promise<Model> => {
  const model = services.catalogue().models.find((one) => one.brand === brand.slug && one.slug === slug);
  if (model) return model;
  const found = await resolvePage(services, url);
  throw notHere(found.type === "error" ? found.kind : "page-not-found", url.pathname);
};
