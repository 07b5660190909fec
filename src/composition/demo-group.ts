import { createReadStream } from "node:fs";
import { join } from "node:path";
import {
  type CatalogueKind,
  createCatalogueImport,
  createFeedImport,
  type DemoImport,
  importDemoGroup,
  isNeverImported,
} from "#application/imports/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import { createCatalogueRepository, createStockReader, type Database } from "../adapters/database/index.ts";
import { loadProfile } from "../adapters/feeds/index.ts";
import { catalogueImportAdapters, feedImportAdapters } from "./imports.ts";

const DEMO_FOLDER = join(import.meta.dirname, "..", "..", "demo", "group");

/** True when the database holds no import of a catalogue or of a stock. */
export const isEmptyDatabase = (database: Database): Promise<boolean> =>
  isNeverImported({ stock: createStockReader(database), catalogue: createCatalogueRepository(database) });

/** Data of the demo group in the default market alone. */
const DEFAULT_MARKET_FILES: Readonly<Partial<Record<CatalogueKind, string>>> = {
  locations: "catalogue/default/locations.json",
  employees: "catalogue/default/employees.json",
  vacancies: "catalogue/default/vacancies.json",
};

/** Imports the demo group of a market into the database unless it holds something already; then the result is null. */
export const importDemoGroupInto = (
  database: Database,
  clock: Clock,
  market: "luxembourg" | "default" = "luxembourg",
): Promise<DemoImport | null> =>
  importDemoGroup({
    catalogueFile(kind) {
      const own = market === "default" ? DEFAULT_MARKET_FILES[kind] : undefined;
      return own ?? `catalogue/${kind}.json`;
    },
    stock: createStockReader(database),
    catalogue: createCatalogueRepository(database),
    importCatalogue: createCatalogueImport(catalogueImportAdapters(database, clock, null)),
    importFeed: createFeedImport(feedImportAdapters(database, clock)),
    loadProfile,
    openFile: (path) => createReadStream(join(DEMO_FOLDER, path)),
    clock,
  });
