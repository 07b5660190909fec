import { createReadStream, existsSync } from "node:fs";
import { join } from "node:path";
import {
  type GroupFile,
  type GroupImport,
  importGroup,
  type ImportMark,
  isNeverImported,
} from "#application/imports/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import { countryOf } from "#domain/site/index.ts";
import {
  createCatalogueRepository,
  createSharedSettings,
  createStockReader,
  type Database,
} from "../adapters/database/index.ts";
import { loadProfile } from "../adapters/feeds/index.ts";
import { displayPath } from "./display-path.ts";
import { catalogueImportAdapters, feedImportAdapters } from "./imports.ts";
import { MARKET_SETTINGS } from "./settings.ts";

/** True when the database holds no import of a catalogue or of a stock. */
export const isEmptyDatabase = (database: Database): Promise<boolean> =>
  isNeverImported({ stock: createStockReader(database), catalogue: createCatalogueRepository(database) });

type Group = {
  readonly groupDir: string;
  readonly settingsDir: string;
  readonly site: string;
  readonly isDemoGroup: boolean;
};

const openIfThere = (file: string): GroupFile | null =>
  existsSync(file) ? { name: displayPath(file), bytes: createReadStream(file) } : null;

/** Name of the setting that holds the folder of the group that is being imported. */
const MARK_SETTING = "group-import";

const createMark = (database: Database, groupDir: string): ImportMark => {
  const settings = createSharedSettings(database);
  return {
    isSet: async () => (await settings.get(MARK_SETTING)) === groupDir,
    set: () => settings.put(MARK_SETTING, groupDir),
    clear: () => settings.remove(MARK_SETTING),
  };
};

/**
 * Imports the catalogue and the stock that a group's folder has into the database, unless it holds something already;
 * then the result is null. A file in `catalogue/{market}/` stands for the one of the same name in `catalogue/`. Throws a
 * `ConfigurationError` when the settings are invalid or a row is refused.
 */
export const importGroupInto = async (database: Database, clock: Clock, group: Group): Promise<GroupImport | null> => {
  const { groupDir, site, isDemoGroup } = group;
  const settings = MARKET_SETTINGS.require(group);
  return importGroup({
    openCatalogue: (kind) =>
      openIfThere(join(groupDir, "catalogue", site, `${kind}.json`)) ??
      openIfThere(join(groupDir, "catalogue", `${kind}.json`)),
    openStock: () => openIfThere(join(groupDir, "feeds", "vehicles.csv")),
    movesDates: isDemoGroup,
    stock: createStockReader(database),
    catalogue: createCatalogueRepository(database),
    catalogueImport: catalogueImportAdapters(database, clock, countryOf(settings)),
    feedImport: { ...feedImportAdapters(database, clock), guards: settings.imports.guards },
    mark: createMark(database, groupDir),
    loadProfile,
    clock,
  });
};
