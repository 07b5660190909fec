import type { Result } from "#domain/shared/index.ts";

/** A value as the database has it. */
export type SavedValue = string | number | Uint8Array | null;

export type ColumnType = "text" | "integer" | "bytes";

/** A table of a backup. */
export type SavedTable = { readonly name: string; readonly columns: Readonly<Record<string, ColumnType>> };

/** `version`: name of the newest migration. A table comes after those that it refers to. */
export type SavedSchema = {
  readonly version: string;
  readonly tables: readonly SavedTable[];
  /** True: a backup has some of the tables with some of their columns, in an order of its own. */
  readonly isOlder?: boolean;
};

/** Rows of one table; the values in the order of its columns. */
export type SavedRows = readonly (readonly SavedValue[])[];

/** Number of rows by table. */
export type RowCounts = ReadonlyMap<string, number>;

/** `program`: version of the Vitrine that made the backup. `createdAt`: ISO 8601, the moment that it shows. */
export type BackupHeader = { readonly program: string; readonly schema: string; readonly createdAt: string };

/** The database as it was when the snapshot was opened, whatever is written meanwhile. */
export type BackupSnapshot = {
  readonly read: (table: SavedTable) => AsyncIterable<SavedRows>;
  readonly end: () => Promise<void>;
};

/** `columns`: names of the values of each row. */
export type TableRows = {
  readonly table: string;
  readonly columns: readonly string[];
  readonly rows: SavedRows;
};

/** `keysChanged`: running servers sign with keys that the database no longer has. */
export type ReplacedRows = { readonly before: RowCounts; readonly keysChanged: boolean };

export type BackupStore = {
  readonly schema: SavedSchema;
  readonly openSnapshot: () => Promise<BackupSnapshot>;
  readonly count: () => Promise<RowCounts>;
  /** True if there is more than a server writes when it starts on an empty database. */
  readonly hasSavedRows: (counts: RowCounts) => boolean;
  /**
   * Replaces all rows in one transaction, which gives the data new versions, so that running servers read it. Error: the
   * rows that are there, where `mayReplace` is false and there is data. When `incoming` throws, nothing is changed.
   */
  readonly replace: (
    incoming: AsyncIterable<TableRows>,
    options: { readonly mayReplace: boolean },
  ) => Promise<Result<ReplacedRows, RowCounts>>;
};

/** An empty database with an older schema, which exists until it is closed. */
export type OlderDatabase = {
  readonly schema: SavedSchema;
  readonly insert: (rows: AsyncIterable<TableRows>) => Promise<void>;
  /** Gives it the current schema. */
  readonly upgrade: () => Promise<Pick<BackupStore, "openSnapshot">>;
  readonly close: () => Promise<void>;
};

/** Null: no older schema has this version. */
export type OpenOlderDatabase = (version: string) => Promise<OlderDatabase | null>;

export type BackupPart = BackupHeader | TableRows;

/** The file of a backup. */
export type BackupFormat = {
  readonly write: (
    header: BackupHeader,
    tables: readonly SavedTable[],
    read: BackupSnapshot["read"],
  ) => AsyncIterable<Uint8Array>;
  /**
   * The header, for which `schemaOf` returns the schema, then rows in the order of the tables. Throws `BackupFault` for a
   * file that is not a complete, unchanged backup of this schema: some faults only show at the end.
   */
  readonly read: (
    file: AsyncIterable<Uint8Array>,
    schemaOf: (header: BackupHeader) => Promise<SavedSchema>,
  ) => AsyncIterable<BackupPart>;
};

/** A backup of the site's folder. It has its name since it was complete. */
export type SavedBackup = { readonly path: string; readonly createdAt: Date; readonly bytes: number };

/** The folder in which the site makes backups by itself. */
export type BackupFolder = {
  /** Complete backups that the site has named. Throws when the folder cannot be read. */
  readonly list: () => Promise<readonly SavedBackup[]>;
  readonly remove: (backup: SavedBackup) => Promise<void>;
};
