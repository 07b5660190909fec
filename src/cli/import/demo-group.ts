import { createReadStream } from "node:fs";
import { join } from "node:path";
import { type ImportReport } from "#domain/imports/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import {
  createCatalogueRepository,
  createStockReader,
  createStockWriter,
  type Database,
} from "../../adapters/database/index.ts";
import { loadProfile, readFeed } from "../../adapters/feeds/index.ts";
import { sha256Digest } from "../../adapters/signing/index.ts";
import { readFeedLocations } from "#application/imports/feed-locations.ts";
import { runCatalogueImport } from "./run-catalogue-import.ts";
import { CATALOGUE_KINDS, type CatalogueReport, importVehicles } from "#application/imports/index.ts";

const DEMO_FOLDER = join(import.meta.dirname, "..", "..", "..", "demo");

export type DemoImport = { readonly catalogue: readonly CatalogueReport[]; readonly vehicles: ImportReport };

const importStock = async (database: Database, clock: Clock, demo: string): Promise<ImportReport> => {
  const profile = await loadProfile("vitrine");
  if (!profile.ok) throw new Error(profile.error.join("\n"));
  return importVehicles({
    feed: profile.value.name,
    profile: profile.value,
    parts: readFeed(createReadStream(join(demo, "feeds", "vehicles.csv")), profile.value, { lenient: false }),
    stock: createStockWriter(database, clock),
    clock,
    digest: sha256Digest,
    locations: await readFeedLocations(createCatalogueRepository(database).locations),
    force: false,
    dryRun: false,
  });
};

/** True when neither the catalogue nor the stock was ever imported. */
const isEmpty = async (database: Database): Promise<boolean> =>
  (await createCatalogueRepository(database).version()) === 0 && (await createStockReader(database).version()) === 0;

/**
 * Imports the demo group into an empty database, by the ordinary import. Null when the database is not empty; then it
 * stays unchanged. Throws when the demo's own files are invalid.
 */
export const importDemoGroup = async (
  database: Database,
  clock: Clock,
  demo = DEMO_FOLDER,
): Promise<DemoImport | null> => {
  if (!(await isEmpty(database))) return null;
  const catalogue: CatalogueReport[] = [];
  for (const kind of CATALOGUE_KINDS) {
    const bytes = createReadStream(join(demo, "catalogue", `${kind}.json`));
    catalogue.push(await runCatalogueImport(database, clock, { kind, bytes, force: false, dryRun: false }));
  }
  const vehicles = await importStock(database, clock, demo);
  const failed = [...catalogue, vehicles].find(({ status }) => status === "failed" || status === "quarantined");
  if (failed) throw new Error(`the demo group cannot be imported: ${failed.reason}`);
  return { catalogue, vehicles };
};
