import type { Clock } from "#domain/shared/index.ts";
import { createCatalogueWriter, type Database } from "../../adapters/database/index.ts";
import { readCatalogue } from "../../adapters/feeds/index.ts";
import { sha256Digest } from "../../adapters/signing/index.ts";
import { importCatalogue, type CatalogueKind, type CatalogueReport } from "#application/imports/index.ts";

export type CatalogueRequest = {
  readonly kind: CatalogueKind;
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly force: boolean;
  readonly dryRun: boolean;
};

/** Imports one file of one kind of catalogue objects. */
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
    digest: sha256Digest,
    force,
    dryRun,
  });
