import { createCatalogueRepository, watchVersion, type Database } from "../../adapters/database/index.ts";
import type { Logger } from "../../adapters/observability/index.ts";
import type { Catalogue } from "../../web/services.ts";

export type CatalogueServices = { readonly current: () => Catalogue; readonly stop: () => Promise<void> };

/** Keeps the catalogue in memory and reads it again after every import. */
export const createCatalogueServices = async (
  database: Database,
  log: Logger,
  onChange: () => void,
): Promise<CatalogueServices> => {
  const { brands, models, locations, employees, vacancies } = createCatalogueRepository(database);
  const read = async (): Promise<Catalogue> => ({
    brands: await brands.all(),
    models: await models.all(),
    locations: await locations.all(),
    employees: await employees.all(),
    vacancies: await vacancies.all(),
  });
  let current = await read();
  const reload = async (): Promise<void> => {
    current = await read();
    onChange();
  };
  const watch = await watchVersion(database, "catalogue", reload, {
    onError: (error) => log.error({ err: error }, "catalogue could not be read; the old one stays"),
  });
  return { current: () => current, stop: watch.stop };
};
