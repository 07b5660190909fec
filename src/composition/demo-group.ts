import { createReadStream } from "node:fs";
import { join } from "node:path";
import {
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

const DEMO_FOLDER = join(import.meta.dirname, "..", "..", "demo");

/** True when the database holds no import of a catalogue or of a stock. */
export const isEmptyDatabase = (database: Database): Promise<boolean> =>
  isNeverImported({ stock: createStockReader(database), catalogue: createCatalogueRepository(database) });

/** Imports the demo group into the database unless it holds something already; then the result is null. */
export const importDemoGroupInto = (database: Database, clock: Clock, demo = DEMO_FOLDER): Promise<DemoImport | null> =>
  importDemoGroup({
    stock: createStockReader(database),
    catalogue: createCatalogueRepository(database),
    importCatalogue: createCatalogueImport(catalogueImportAdapters(database, clock)),
    importFeed: createFeedImport(feedImportAdapters(database, clock)),
    loadProfile,
    openFile: (path) => createReadStream(join(demo, path)),
  });
