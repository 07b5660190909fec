import type { ChangedField, RecordedImport, RecordedImportStatus } from "#domain/imports/index.ts";
import type { Result } from "#domain/shared/index.ts";

/** A saved record. Ids increase; `version` is the stock version of the import, null if it made none. */
export type SavedImport = RecordedImport & { readonly id: number; readonly version: number | null };

/** `imports`: how many imports of the feed were taken back; `vehicles`: restored ones; `version`: the new one. */
export type RolledBackImports = {
  readonly feed: string;
  readonly version: number;
  readonly imports: number;
  readonly vehicles: number;
};

/** `unchanged`: the import made no stock version; `not-saved`: what it replaced is no longer stored, or never was. */
export type RollbackRefusal =
  | { readonly type: "unknown" }
  | { readonly type: "unchanged"; readonly status: RecordedImportStatus }
  | { readonly type: "not-saved" };

export type RollbackResult = Result<RolledBackImports, RollbackRefusal>;

/** What an import did to a vehicle or another object; `fields` of a changed one. */
export type ObjectChange = {
  readonly id: number;
  /** The feed's key of a vehicle, the address of another object. */
  readonly key: string;
  readonly change: "added" | "changed" | "removed" | "restored";
  readonly fields: readonly ChangedField[];
};
