import type {
  ChangedField,
  HeldPrice,
  ImportRecord,
  ImportReport,
  ModelPrice,
  NewPrice,
  RecordedImport,
  RecordedImportStatus,
  RowIssue,
  SharedVehicles,
  StockFeed,
  VehicleVersions,
} from "#domain/imports/index.ts";
import type { OverrideValue, VehicleAttributes } from "#domain/vehicles/index.ts";
import type { Result } from "#domain/shared/index.ts";

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

/** A row of the feed in the stock. `removed`: an earlier import removed its vehicle. */
export type KnownRow = { readonly id: number; readonly content_hash: string; readonly removed: boolean };

/** A content hash is the digest of the attributes (hexadecimal digits) followed by the fingerprint of the row's text. */
export const ATTRIBUTES_DIGITS = 64;
export const FINGERPRINT_DIGITS = 16;

/** `fingerprints`: of the rows with these ids, one behind the other; blanks for a row without one. */
export type RowsOnSale = { readonly ids: readonly number[]; readonly fingerprints: string };

export const NO_ROWS: RowsOnSale = { ids: [], fingerprints: "" };

export type StockRow = {
  /** The feed's key of the vehicle, unique within the feed and valid by `isStockKey`. */
  readonly key: string;
  readonly attributes: VehicleAttributes;
  /** By `serializeAttributes`, where it is known already. */
  readonly json?: string;
  readonly content_hash: string;
  /** The feed's number of the vehicle; it becomes the id of a new vehicle unless it is taken. */
  readonly requestedId?: number;
};

export type IdSet = { readonly has: (id: number) => boolean };

/** A vehicle whose price waits for somebody to accept it. `vehicle`: the feed's key; `import_id`: since which import. */
export type HeldVehicle = {
  readonly vehicle: string;
  readonly name: string;
  readonly price_cents: number;
  readonly previous_cents: number | null;
  readonly reason: string;
  readonly import_id: number;
  readonly held_at: string;
};

export type AcceptedVehicle = Pick<HeldVehicle, "vehicle" | "name" | "price_cents" | "previous_cents"> & {
  readonly feed: string;
};

/** `not-held`: the feed gives another price since then, or never gave one that was held. */
export type AcceptRefusal = { readonly type: "unknown" } | { readonly type: "not-held"; readonly feed: string };

export type AcceptResult = Result<AcceptedVehicle, AcceptRefusal>;

/** Vehicles that an import does not add, and those that it no longer changes. */
export type HeldEffect = { readonly notAdded: number; readonly unchanged: number };

/** What becomes of the vehicles that the feed holds: those of this import replace them, or one is let in. */
export type HoldsOutcome = "unchanged" | "replace" | { readonly release: string };

/** A running import. Its changes are invisible to readers until the commit. */
export type StockImport = {
  /** The rows with these keys before this import, by key; without unknown keys. */
  readonly knownRows: (keys: readonly string[]) => Promise<ReadonlyMap<string, KnownRow>>;
  /** The first `limit` rows that were on sale before this import and have a larger id, by id. */
  readonly rowsOnSale: (id: number, limit: number) => Promise<RowsOnSale>;
  /** Adds, changes or restores vehicles. Of a key put twice in one import the last row wins. */
  readonly put: (rows: readonly StockRow[]) => Promise<void>;
  /** Number of vehicles of the feed on sale before this import. */
  readonly countFeedVehicles: () => Promise<number>;
  /**
   * Removes every vehicle of the feed that was on sale before this import, is not in `seen` (ids from `knownRows` and `rowsOnSale`) and
   * was not put by this import. Call it once, after the last `put`. Returns the number of removed vehicles.
   */
  readonly removeExcept: (seen: IdSet) => Promise<number>;
  /**
   * The feed's vehicles before this import and as it leaves them, by id; only those that it changes if it moves no price:
   * changes none, adds and removes no vehicle. Call it after `removeExcept`.
   */
  readonly versions: () => AsyncIterable<VehicleVersions>;
  /** Prices of the vehicles on sale before this import, of all feeds. */
  readonly pricesOnSale: () => AsyncIterable<ModelPrice>;
  /** The prices that this import publishes, by id: of vehicles that it adds or reprices. Call it after the last `put`. */
  readonly newPrices: () => AsyncIterable<NewPrice>;
  /**
   * Holds prices of `newPrices`: a new vehicle is not added, another one keeps its price. The outcome of the import decides
   * what becomes of those that are held already. `digest`: of the attributes.
   */
  readonly hold: (held: readonly HeldPrice[], digest: (text: string) => string) => Promise<HeldEffect>;
  /** Identification numbers that this import leaves with more than one vehicle of its feed. Call it after `removeExcept`. */
  readonly repeatedVins: () => Promise<readonly RepeatedVin[]>;
  /** What this import leaves on sale in its feed and in others as well. Call it after `removeExcept`. */
  readonly sharedVehicles: () => Promise<SharedVehicles>;
  /** Overrides of the feed's vehicles, and what becomes of them by this import. Call it after `removeExcept`. */
  readonly overrides: () => Promise<readonly OverrideEffect[]>;
};

export type ImportOutcome<T> = {
  /** False: rolls back, the version stays. */
  readonly commit: boolean;
  readonly result: T;
  /** Saved in the import's transaction if it commits, else separately. */
  readonly record?: RecordedImport;
  /** Takes effect with the record; the default leaves them unchanged. */
  readonly holds?: HoldsOutcome;
};

/** `keys`: those of the feed, of the vehicles with the number. */
export type RepeatedVin = { readonly vin: string; readonly keys: readonly string[] };

/** `ends`: the feed says the same; `rests`: its vehicle is not in the feed any more; `stands`: it counts, not the feed. */
export type OverrideEffect = OverrideValue & {
  /** The feed's key. */
  readonly key: string;
  readonly name: string;
  readonly by: string;
  readonly effect: "superseded" | "inactive" | "active";
};

/** The import that others wait for. `work`: "the import of the feed demo"; `by`: its process; `since`: ISO 8601. */
export type RunningImport = { readonly work: string; readonly by: string; readonly since: string };

/** Who imports. */
export type ImportUser = {
  /** Command and process. */
  readonly name: string;
  /** Called once, as soon as another import is waited for; null: nothing is known of it. */
  readonly onWait: (running: RunningImport | null) => void;
};

/** `keys`: those of the new source, by VIN. */
export type Takeover = {
  readonly feed: StockFeed;
  /** The source whose vehicles become those of the feed. */
  readonly from: string;
  readonly keys: ReadonlyMap<string, string>;
};

export type StockWriter = {
  /**
   * Runs an import in one transaction; makes a new stock version if `commit` is true. Imports are serialised across
   * processes. If `work` throws, the transaction is rolled back and the error rethrown.
   */
  readonly importFeed: <T>(feed: string, work: (run: StockImport) => Promise<ImportOutcome<T>>) => Promise<T>;
  /** Saves the record of an import that failed before its transaction (unreadable file, wrong encoding). */
  readonly recordImport: (record: ImportRecord) => Promise<void>;
  /** Newest first. */
  readonly listImports: (limit: number) => Promise<readonly SavedImport[]>;
  readonly findImport: (id: number) => Promise<SavedImport | null>;
  /** The vehicles that the feed of an import holds since that import or an earlier one, by key. */
  readonly listHeld: (id: number) => Promise<readonly HeldVehicle[]>;
  /** Publishes a held vehicle with its price, as a new stock version. */
  readonly acceptHeld: (id: number, key: string) => Promise<AcceptResult>;
  /** What an import changed, by vehicle; null where it is no longer stored, or never was. */
  readonly findChanges: (id: number) => Promise<readonly ObjectChange[] | null>;
  /**
   * Takes an import and all later ones of its feed back: vehicles, price history, reductions and what alerts compare
   * with are as before it, as a new stock version.
   */
  readonly rollBack: (id: number) => Promise<RollbackResult>;
  /** Adds a feed as the continuation of another source, while nobody follows that and the feed has no vehicle on sale. */
  readonly takeOver: (takeover: Takeover) => Promise<void>;
  /** Shows vehicles of several feeds as the feeds are now; call it after a feed was added. */
  readonly updateVisibleSources: () => Promise<void>;
};
