export type ImportStatus = "imported" | "identical" | "quarantined" | "failed";

/** Status of a record: an import, or imports that were taken back. */
export type RecordedImportStatus = ImportStatus | "rolled-back";

/** The record of an import. Instants are ISO 8601. */
export type ImportRecord = {
  readonly feed: string;
  readonly started_at: string;
  readonly finished_at: string;
  readonly status: ImportStatus;
  readonly counts: ImportCounts;
  /** Reason why it was quarantined or failed; else null. */
  readonly reason: string | null;
};

export type ImportCounts = {
  /** All rows of the feed, refused ones included. */
  readonly rows: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly removed: number;
  readonly refused: number;
  /** True if the last line had no line end; absent if the feed was not read completely. */
  readonly open_end?: boolean;
};
