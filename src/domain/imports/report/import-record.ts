export type ImportStatus = "imported" | "identical" | "quarantined" | "failed";

/** Status of a record: an import, imports that were taken back, or a held vehicle that was let in. */
export type RecordedImportStatus = ImportStatus | "rolled-back" | "accepted";

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

/** What is stored of an import, or of what was done to one. */
export type RecordedImport = Omit<ImportRecord, "status"> & { readonly status: RecordedImportStatus };

export type ImportCounts = {
  /** All rows of the feed, refused ones included. */
  readonly rows: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly removed: number;
  readonly refused: number;
  /** Vehicles whose price is not plausible; absent in records of earlier versions. */
  readonly held?: number;
  /** Vehicles that another feed lists as well, by their VIN; absent where there are none. */
  readonly shared?: number;
  /** True if the last line had no line end; absent if the feed was not read completely. */
  readonly open_end?: boolean;
};
