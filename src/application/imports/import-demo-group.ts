import type { ImportReport } from "#domain/imports/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import type { CatalogueReader, StockReader } from "../stock/ports.ts";
import type { CatalogueImport, CatalogueReport } from "./catalogue/import-catalogue.ts";
import { CATALOGUE_KINDS, type CatalogueKind } from "./catalogue/kinds.ts";
import { moveDemoDates } from "./demo-dates.ts";
import type { FeedImport } from "./import-feed.ts";
import type { FeedProfiles } from "./ports.ts";

export type DemoImportDependencies = {
  readonly stock: Pick<StockReader, "version">;
  readonly catalogue: Pick<CatalogueReader, "version">;
  readonly importCatalogue: CatalogueImport;
  readonly importFeed: FeedImport;
  readonly loadProfile: FeedProfiles["load"];
  /** File of a kind of objects in the demo folder. */
  readonly catalogueFile: (kind: CatalogueKind) => string;
  /** Opens a file of the demo group by its path in the demo folder. */
  readonly openFile: (path: string) => AsyncIterable<Uint8Array>;
  readonly clock: Clock;
};

export type DemoImport = { readonly catalogue: readonly CatalogueReport[]; readonly vehicles: ImportReport };

/** True when neither the catalogue nor the stock was ever imported. */
export const isNeverImported = async ({
  stock,
  catalogue,
}: Pick<DemoImportDependencies, "stock" | "catalogue">): Promise<boolean> =>
  (await catalogue.version()) === 0 && (await stock.version()) === 0;

const importStock = async ({ importFeed, loadProfile, openFile }: DemoImportDependencies): Promise<ImportReport> => {
  const profile = await loadProfile("vitrine");
  if (!profile.ok) throw new Error(profile.error.join("\n"));
  const request = {
    profile: profile.value,
    feed: profile.value.name,
    dryRun: false,
    force: false,
    reportPath: null,
    alwaysCountsHosts: false,
  };
  return importFeed(request, { bytes: openFile("feeds/vehicles.csv") });
};

const readText = async (bytes: AsyncIterable<Uint8Array>): Promise<string> => {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of bytes) text += decoder.decode(chunk, { stream: true });
  return text + decoder.decode();
};

/** The file of a kind, whose offers and vacancies are still valid. */
const readCatalogueFile = async function* (
  { openFile, catalogueFile, clock }: DemoImportDependencies,
  kind: CatalogueKind,
): AsyncIterable<Uint8Array> {
  const text = await readText(openFile(catalogueFile(kind)));
  yield new TextEncoder().encode(moveDemoDates(kind, text, clock.now()));
};

/**
 * Imports the demo group into an empty database, by the ordinary import. Null when the database is not empty; then it
 * stays unchanged. Throws when the demo's own files are invalid.
 */
export const importDemoGroup = async (deps: DemoImportDependencies): Promise<DemoImport | null> => {
  if (!(await isNeverImported(deps))) return null;
  const catalogue: CatalogueReport[] = [];
  for (const kind of CATALOGUE_KINDS) {
    const request = { kind, force: false, dryRun: false };
    catalogue.push(await deps.importCatalogue(request, readCatalogueFile(deps, kind)));
  }
  const vehicles = await importStock(deps);
  const failed = [...catalogue, vehicles].find(({ status }) => status === "failed" || status === "quarantined");
  if (failed) throw new Error(`the demo group cannot be imported: ${failed.reason}`);
  return { catalogue, vehicles };
};
