import { createCatalogueService, type CatalogueService } from "#application/stock/index.ts";
import { createCatalogueRepository, watchVersion, type Database } from "../../adapters/database/index.ts";
import type { Logger } from "../../adapters/observability/index.ts";

export const createCatalogueServices = (
  database: Database,
  log: Logger,
  onChange: () => void,
): Promise<CatalogueService> =>
  createCatalogueService({
    reader: createCatalogueRepository(database),
    watch: (onVersion) =>
      watchVersion(database, "catalogue", onVersion, {
        onError: (error) => log.error({ err: error }, "catalogue could not be read; the old one stays"),
      }),
    onChange,
  });
