import { createReadStream, existsSync } from "node:fs";
import { join } from "node:path";
import {
  createCatalogueImport,
  createFeedImport,
  type GroupImport,
  importGroup,
  isNeverImported,
} from "#application/imports/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import { createCatalogueRepository, createStockReader, type Database } from "../adapters/database/index.ts";
import { loadProfile } from "../adapters/feeds/index.ts";
import { catalogueImportAdapters, feedImportAdapters } from "./imports.ts";

/** True when the database holds no import of a catalogue or of a stock. */
export const isEmptyDatabase = (database: Database): Promise<boolean> =>
  isNeverImported({ stock: createStockReader(database), catalogue: createCatalogueRepository(database) });

type Group = { readonly groupDir: string; readonly site: string; readonly isDemoGroup: boolean };

const openIfThere = (file: string): AsyncIterable<Uint8Array> | null =>
  existsSync(file) ? createReadStream(file) : null;

/**
 * Imports the catalogue and the stock that a group's folder has into the database, unless it holds something already;
 * then the result is null. A file in `catalogue/{market}/` stands for the one of the same name in `catalogue/`.
 */
export const importGroupInto = (
  database: Database,
  clock: Clock,
  { groupDir, site, isDemoGroup }: Group,
): Promise<GroupImport | null> =>
  importGroup({
    openCatalogue: (kind) =>
      openIfThere(join(groupDir, "catalogue", site, `${kind}.json`)) ??
      openIfThere(join(groupDir, "catalogue", `${kind}.json`)),
    openStock: () => openIfThere(join(groupDir, "feeds", "vehicles.csv")),
    movesDates: isDemoGroup,
    stock: createStockReader(database),
    catalogue: createCatalogueRepository(database),
    importCatalogue: createCatalogueImport(catalogueImportAdapters(database, clock, null)),
    importFeed: createFeedImport(feedImportAdapters(database, clock)),
    loadProfile,
    clock,
  });
