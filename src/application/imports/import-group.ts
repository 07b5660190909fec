import type { ImportReport } from "#domain/imports/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import type { CatalogueReader, StockReader } from "../stock/ports.ts";
import type { CatalogueImport, CatalogueReport } from "./catalogue/import-catalogue.ts";
import { CATALOGUE_KINDS, type CatalogueKind } from "./catalogue/kinds.ts";
import { moveDemoDates } from "./demo-dates.ts";
import type { FeedImport } from "./import-feed.ts";
import type { FeedProfiles } from "./ports.ts";

export type GroupImportDependencies = {
  readonly stock: Pick<StockReader, "version">;
  readonly catalogue: Pick<CatalogueReader, "version">;
  readonly importCatalogue: CatalogueImport;
  readonly importFeed: FeedImport;
  readonly loadProfile: FeedProfiles["load"];
  /** Opens the group's file of a kind of objects; null: it has none. */
  readonly openCatalogue: (kind: CatalogueKind) => AsyncIterable<Uint8Array> | null;
  /** Opens the group's file of vehicles, in our own format; null: it has none. */
  readonly openStock: () => AsyncIterable<Uint8Array> | null;
  /** The dates of the demo group stay as far from today as they were. */
  readonly movesDates: boolean;
  readonly clock: Clock;
};

export type GroupImport = { readonly catalogue: readonly CatalogueReport[]; readonly vehicles: ImportReport | null };

const FAILED: ReadonlySet<string> = new Set(["failed", "quarantined"]);

/** True when neither the catalogue nor the stock was ever imported. */
export const isNeverImported = async ({
  stock,
  catalogue,
}: Pick<GroupImportDependencies, "stock" | "catalogue">): Promise<boolean> =>
  (await catalogue.version()) === 0 && (await stock.version()) === 0;

const importStock = async ({
  importFeed,
  loadProfile,
  openStock,
}: GroupImportDependencies): Promise<ImportReport | null> => {
  const bytes = openStock();
  if (bytes === null) return null;
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
  return importFeed(request, { bytes });
};

const readText = async (bytes: AsyncIterable<Uint8Array>): Promise<string> => {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of bytes) text += decoder.decode(chunk, { stream: true });
  return text + decoder.decode();
};

/** The file of a kind of the demo group, whose offers and vacancies are still valid. */
const moveDates = async function* (
  bytes: AsyncIterable<Uint8Array>,
  kind: CatalogueKind,
  clock: Clock,
): AsyncIterable<Uint8Array> {
  const text = await readText(bytes);
  yield new TextEncoder().encode(moveDemoDates(kind, text, clock.now()));
};

/**
 * Imports the files of a group into an empty database, by the ordinary import. Null when the database is not empty;
 * then it stays unchanged. Throws when a file is invalid.
 */
export const importGroup = async (deps: GroupImportDependencies): Promise<GroupImport | null> => {
  if (!(await isNeverImported(deps))) return null;
  const catalogue: CatalogueReport[] = [];
  for (const kind of CATALOGUE_KINDS) {
    const bytes = deps.openCatalogue(kind);
    if (bytes === null) continue;
    const request = { kind, force: false, dryRun: false };
    catalogue.push(await deps.importCatalogue(request, deps.movesDates ? moveDates(bytes, kind, deps.clock) : bytes));
  }
  const vehicles = await importStock(deps);
  const failed = [...catalogue, vehicles].find((report) => report !== null && FAILED.has(report.status));
  if (failed) throw new Error(`the group's files cannot be imported: ${failed.reason}`);
  return { catalogue, vehicles };
};
