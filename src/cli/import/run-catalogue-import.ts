import { importCatalogue, type CatalogueKind, type CatalogueReport } from "#domain/catalogue/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import { createCatalogueWriter, type Database } from "../../adapters/database/index.ts";
import { readCatalogue, sha256 } from "../../adapters/feeds/index.ts";

export type CatalogueRequest = {
  readonly kind: CatalogueKind;
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly force: boolean;
  readonly dryRun: boolean;
};

/** One file of one kind of the catalogue's objects into the database. */
export const runCatalogueImport = async (
  database: Database,
  clock: Clock,
  { kind, bytes, force, dryRun }: CatalogueRequest,
): Promise<CatalogueReport> =>
  importCatalogue({
    kind,
    file: await readCatalogue(bytes, kind),
    writer: createCatalogueWriter(database, clock),
    clock,
    digest: sha256,
    force,
    dryRun,
  });
