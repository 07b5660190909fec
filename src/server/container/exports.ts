import { join } from "node:path";
import { createStockExports as createExports, type StockExports } from "#application/exports/index.ts";
import type { Paths } from "#domain/site/index.ts";
import { createCatalogueRepository, createStockReader, type Database } from "../../adapters/database/index.ts";
import { createExportFolder } from "../../adapters/exports/export-folder.ts";
import { EXPORT_FORMATS, EXPORT_VERSION } from "../../adapters/formats/vehicles/index.ts";
import type { Logger } from "../../adapters/observability/index.ts";
import { sha256Digest, sha256ShortDigest } from "../../adapters/signing/index.ts";
import type { Config } from "../config.ts";

type StockExportDependencies = {
  readonly config: Pick<Config, "dataDir" | "siteUrl">;
  readonly database: Database;
  readonly paths: Paths;
  readonly log: Logger;
};

/** Exports of the stock, written to the data folder. */
export const wireStockExports = ({ config, database, paths, log }: StockExportDependencies): StockExports => {
  const catalogue = createCatalogueRepository(database);
  return createExports({
    formats: EXPORT_FORMATS,
    formatVersion: EXPORT_VERSION,
    stock: createStockReader(database),
    catalogue,
    locations: catalogue.locations,
    files: createExportFolder(join(config.dataDir, "exports")),
    digest: sha256Digest,
    shortDigest: sha256ShortDigest,
    paths,
    siteUrl: config.siteUrl,
    log,
  });
};
