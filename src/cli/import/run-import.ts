import { createCatalogueRepository, createStockWriter, type Database } from "../../adapters/database/index.ts";
import { readFeed, sha256Hex, SOURCE_LIMITS, readSource } from "../../adapters/feeds/index.ts";
import { type FeedProfile, type ImportReport } from "#domain/imports/index.ts";
import type { CliContext } from "../context.ts";
import { readFeedLocations } from "#application/imports/feed-locations.ts";
import { createProgress } from "./progress.ts";
import { createReportFile } from "./report-file.ts";
import { importVehicles } from "#application/imports/index.ts";

export type ImportRequest = {
  readonly source: string;
  readonly profile: FeedProfile;
  readonly feed: string;
  readonly dryRun: boolean;
  readonly force: boolean;
  readonly reportPath: string | null;
};

/** A source that is already open; null: `runImport` opens it. */
type OpenedSource = { readonly bytes: AsyncIterable<Uint8Array>; readonly size: number | null } | null;

/** Imports one source into the database and shows progress. */
export const runImport = async (
  context: CliContext,
  database: Database,
  request: ImportRequest,
  opened: OpenedSource = null,
): Promise<ImportReport> => {
  const progress = createProgress(context.stderr);
  const file = request.reportPath === null ? null : await createReportFile(request.reportPath);
  const source = { stdin: context.stdin as AsyncIterable<Uint8Array>, fetch, ...SOURCE_LIMITS };
  if (opened) progress.setTotal(opened.size);
  const bytes = opened?.bytes ?? readSource(request.source, source, progress.setTotal);
  try {
    const report = await importVehicles({
      feed: request.feed,
      profile: request.profile,
      parts: readFeed(bytes, request.profile, { lenient: request.force }),
      stock: createStockWriter(database, context.clock),
      clock: context.clock,
      digest: sha256Hex,
      locations: await readFeedLocations(createCatalogueRepository(database).locations),
      force: request.force,
      dryRun: request.dryRun,
      onProgress: progress.show,
      ...(file ? { onIssue: file.add } : {}),
    });
    await file?.close(report);
    return report;
  } catch (error) {
    await file?.discard();
    throw error;
  } finally {
    progress.end();
  }
};
