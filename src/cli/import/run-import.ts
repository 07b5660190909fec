import { catalogueRepository, createStockWriter, type Database } from "../../adapters/database/index.ts";
import { readFeed, sha256, SOURCE_LIMITS, sourceBytes } from "../../adapters/feeds/index.ts";
import { importVehicles, type FeedProfile, type ImportReport } from "#domain/imports/index.ts";
import type { CliContext } from "../context.ts";
import { feedLocations } from "./feed-locations.ts";
import { createProgress } from "./progress.ts";
import { createReportFile } from "./report-file.ts";

export type ImportRequest = {
  readonly source: string;
  readonly profile: FeedProfile;
  readonly feed: string;
  readonly dryRun: boolean;
  readonly force: boolean;
  readonly reportPath: string | null;
};

/** A source that was opened before; null: it is opened here. */
type Opened = { readonly bytes: AsyncIterable<Uint8Array>; readonly size: number | null } | null;

/** One import from a source into the database, with progress on the way. */
export const runImport = async (
  context: CliContext,
  database: Database,
  request: ImportRequest,
  opened: Opened = null,
): Promise<ImportReport> => {
  const progress = createProgress(context.stderr);
  const file = request.reportPath === null ? null : await createReportFile(request.reportPath);
  const source = { stdin: context.stdin as AsyncIterable<Uint8Array>, fetch, ...SOURCE_LIMITS };
  if (opened) progress.expect(opened.size);
  const bytes = opened?.bytes ?? sourceBytes(request.source, source, progress.expect);
  try {
    const report = await importVehicles({
      feed: request.feed,
      profile: request.profile,
      parts: readFeed(bytes, request.profile, { lenient: request.force }),
      stock: createStockWriter(database, context.clock),
      clock: context.clock,
      digest: sha256,
      locations: await feedLocations(catalogueRepository(database).locations),
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
