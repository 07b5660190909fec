import { catalogueRepository, watchVersion, type Database } from "../../adapters/database/index.ts";
import type { Logger } from "../../adapters/observability/index.ts";
import type { Catalogue } from "../../web/services.ts";

export type CatalogueServices = { readonly current: () => Catalogue; readonly stop: () => Promise<void> };

/** The group's own objects in memory: a few hundred, read whole whenever one of them was imported. */
export const createCatalogueServices = async (
  database: Database,
  log: Logger,
  changed: () => void,
): Promise<CatalogueServices> => {
  const { brands, models, locations, employees, vacancies } = catalogueRepository(database);
  const read = async (): Promise<Catalogue> => ({
    brands: await brands.all(),
    models: await models.all(),
    locations: await locations.all(),
    employees: await employees.all(),
    vacancies: await vacancies.all(),
  });
  let current = await read();
  const follow = async (): Promise<void> => {
    current = await read();
    changed();
  };
  const watch = await watchVersion(database, "catalogue", follow, {
    onError: (error) => log.error({ err: error }, "catalogue could not be read; the old one stays"),
  });
  return { current: () => current, stop: watch.stop };
};
