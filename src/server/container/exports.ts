import { join } from "node:path";
import { createStockExports as createExports, type StockExports, withoutVin } from "#application/exports/index.ts";
import type { Settings } from "#domain/site/index.ts";
import { createCatalogueRepository, createStockReader } from "../../adapters/database/index.ts";
import { createExportFolder } from "../../adapters/exports/export-folder.ts";
import { EXPORT_FORMATS, EXPORT_VERSION } from "../../adapters/formats/vehicles/index.ts";
import { sha256Digest, sha256ShortDigest } from "../../adapters/signing/index.ts";
import type { Config } from "../environment/config.ts";
import type { Foundation } from "./foundation.ts";

type ExportFoundation = Pick<Foundation, "database" | "paths" | "clock" | "log"> & {
  readonly config: Pick<Config, "dataDir" | "siteUrl">;
  readonly settings: Pick<Settings, "showVin">;
};

/** Exports of the stock, written to the data folder. */
export const wireStockExports = ({ config, database, settings, paths, clock, log }: ExportFoundation): StockExports => {
  const reader = createStockReader(database);
  const catalogue = createCatalogueRepository(database);
  return createExports({
    formats: EXPORT_FORMATS,
    // Another file, so that none with the numbers is served after the setting was taken back.
    formatVersion: settings.showVin ? `${EXPORT_VERSION}v` : String(EXPORT_VERSION),
    stock: settings.showVin ? reader : withoutVin(reader),
    catalogue,
    locations: catalogue.locations,
    files: createExportFolder(join(config.dataDir, "exports")),
    digest: sha256Digest,
    shortDigest: sha256ShortDigest,
    paths,
    siteUrl: config.siteUrl,
    clock,
    log,
  });
};
