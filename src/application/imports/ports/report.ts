import type { ImportRecord, ImportReport, RowIssue } from "#domain/imports/index.ts";

/** The report of one import: every refused row while it runs, the rest at its end. */
export type ReportFile = {
  /** Ignores issues that do not refuse the row. */
  readonly add: (issue: RowIssue) => void;
  /** Completes the file; before, it does not have its name. */
  readonly close: (report: ImportReport) => Promise<void>;
  readonly discard: () => Promise<void>;
};

export type OpenReportFile = (path: string) => Promise<ReportFile>;

/** A finished import, as the staff's email describes it. */
export type FinishedImport = Pick<ImportRecord, "feed" | "status" | "reason" | "counts" | "finished_at"> & {
  readonly dry_run: boolean;
} & Pick<ImportReport, "shared_vins" | "shared_with">;

/** Saves an email about a rejected import, about prices that it holds, or about vehicles of several feeds, to the outbox; a running server sends it. */
export type QueueImportEmail = (finished: FinishedImport) => Promise<void>;
