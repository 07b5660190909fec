import { type Brand, isGroupBrand, type Model } from "#domain/models/index.ts";
import type { LeaseOffer } from "#domain/lease-offers/index.ts";
import type { Location } from "#domain/locations/index.ts";
import type { Employee, Vacancy } from "#domain/people/index.ts";
import type { CatalogueReader, WatchVersion } from "./ports.ts";
import type { StockService } from "./stock-service.ts";

/** The group's objects in memory; every import replaces the catalogue. */
export type Catalogue = {
  readonly brands: readonly Brand[];
  readonly models: readonly Model[];
  /** In order of id, unpublished ones included. */
  readonly leaseOffers: readonly LeaseOffer[];
  readonly locations: readonly Location[];
  readonly employees: readonly Employee[];
  /** Newest first, expired ones included. */
  readonly vacancies: readonly Vacancy[];
};

type CatalogueDependencies = {
  readonly reader: CatalogueReader;
  /** Calls `onVersion` after every import of catalogue objects by any process. */
  readonly watch: WatchVersion;
  readonly onChange: () => void;
};

export type CatalogueService = { readonly current: () => Catalogue; readonly stop: () => Promise<void> };

const readCatalogue = async ({
  brands,
  models,
  leaseOffers,
  locations,
  employees,
  vacancies,
}: CatalogueReader): Promise<Catalogue> => ({
  brands: await brands.all(),
  models: await models.all(),
  leaseOffers: await leaseOffers.all(),
  locations: await locations.all(),
  employees: await employees.all(),
  vacancies: await vacancies.all(),
});

/** Caches the catalogue in memory and reloads it after every import. If that fails, the previous one stays. */
export const createCatalogueService = async (deps: CatalogueDependencies): Promise<CatalogueService> => {
  let current = await readCatalogue(deps.reader);
  const watch = await deps.watch(async () => {
    current = await readCatalogue(deps.reader);
    deps.onChange();
  });
  return { current: () => current, stop: watch.stop };
};

export type MakeDependencies = {
  readonly catalogue: () => Pick<Catalogue, "brands">;
  readonly stock: Pick<StockService, "brands">;
};

/** True for a brand of the group and for any other make in stock: both can start the address of a vehicle. */
export const isMake = ({ catalogue, stock }: MakeDependencies, name: string): boolean =>
  isGroupBrand(catalogue().brands, name) || stock.brands().some(({ slug }) => slug === name);
