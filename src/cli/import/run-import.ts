import type { FeedImport, FeedImportRequest, FeedInput } from "#application/imports/index.ts";
import type { ImportReport } from "#domain/imports/index.ts";
import { readSource, SOURCE_LIMITS } from "../../adapters/feeds/index.ts";
import type { CliContext } from "../context.ts";
import { createProgress, type Progress } from "./progress.ts";
import { createReportFile } from "./report-file.ts";

export type ImportRequest = FeedImportRequest & { readonly source: string; readonly reportPath: string | null };

/** A source that is already open, with its size in bytes; null: `runImport` opens it. */
type OpenedInput = (FeedInput & { readonly size?: number | null }) | null;

const openInput = (context: CliContext, source: string, progress: Progress, opened: OpenedInput): FeedInput => {
  if (opened === null) {
    const options = { stdin: context.stdin as AsyncIterable<Uint8Array>, fetch, ...SOURCE_LIMITS };
    return { bytes: readSource(source, options, progress.setTotal) };
  }
  progress.setTotal(opened.size ?? null);
  return opened;
};

/** Imports one source, shows progress and writes the report file. */
export const runImport = async (
  context: CliContext,
  importFeed: FeedImport,
  request: ImportRequest,
  opened: OpenedInput = null,
): Promise<ImportReport> => {
  const progress = createProgress(context.stderr);
  const file = request.reportPath === null ? null : await createReportFile(request.reportPath);
  try {
    const input = openInput(context, request.source, progress, opened);
    const report = await importFeed(request, input, {
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
