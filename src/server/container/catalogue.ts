import type { Scheduler } from "#application/jobs/ports.ts";
import { createCatalogueService, type CatalogueService } from "#application/stock/index.ts";
import { createCatalogueRepository, watchVersion, type Database } from "../../adapters/database/index.ts";
import type { Logger } from "../../adapters/observability/index.ts";

type CatalogueDependencies = {
  readonly database: Database;
  readonly scheduler: Scheduler;
  readonly log: Logger;
  readonly onChange: () => void;
};

/** The catalogue in memory. */
export const startCatalogue = ({
  database,
  scheduler,
  log,
  onChange,
}: CatalogueDependencies): Promise<CatalogueService> =>
  createCatalogueService({
    reader: createCatalogueRepository(database),
    watch: (onVersion) =>
      watchVersion(database, "catalogue", onVersion, {
        scheduler,
        onError: (error) => log.error({ err: error }, "failed to read the catalogue; keeping the previous one"),
      }),
    onChange,
  });
