import type { CatalogueReader } from "../../stock/ports.ts";
import type { CatalogueInventory } from "./site-inventory.ts";

const slugs = (objects: readonly { readonly slug: string }[]): ReadonlySet<string> =>
  new Set(objects.map(({ slug }) => slug));

/** Slugs of the catalogue's objects; null before the first import. */
export const readCatalogueInventory = async (catalogue: CatalogueReader): Promise<CatalogueInventory | null> => {
  const { brands, models, leaseOffers, locations, employees, vacancies } = catalogue;
  const groupBrands = slugs((await brands.all()).filter(({ in_group }) => in_group));
  if (groupBrands.size === 0) return null;
  return {
    brands: groupBrands,
    models: new Map((await models.all()).map((model) => [`${model.brand}/${model.slug}`, model])),
    leaseOffers: slugs(await leaseOffers.all()),
    locations: slugs(await locations.all()),
    employees: slugs(await employees.all()),
    vacancies: slugs(await vacancies.all()),
  };
};
