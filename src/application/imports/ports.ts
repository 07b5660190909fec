import type {
  ChangedField,
  FeedFault,
  FeedPart,
  FeedProfile,
  HeldPrice,
  ImportRecord,
  ImportReport,
  ModelPrice,
  NewPrice,
  ProfileProposal,
  RecordedImport,
  RecordedImportStatus,
  RowIssue,
  StockFeed,
  VehicleVersions,
} from "#domain/imports/index.ts";
import type { Result } from "#domain/shared/index.ts";
import type { VehicleAttributes } from "#domain/vehicles/index.ts";
import type { CatalogueAttributes, CatalogueKind } from "./catalogue/kinds.ts";
import type { CatalogueFile } from "./catalogue/rows.ts";

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

export type RollbackResult = Result<RolledBackImports, RollbackRefusal>;

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
};

/** Vehicles that an import does not add, and those that it no longer changes. */
export type HeldEffect = { readonly notAdded: number; readonly unchanged: number };

/** What becomes of the vehicles that the feed holds: those of this import replace them, or one is let in. */
export type HoldsOutcome = "unchanged" | "replace" | { readonly release: string };

/** The import that others wait for. `work`: "the import of the feed demo"; `by`: its process; `since`: ISO 8601. */
export type RunningImport = { readonly work: string; readonly by: string; readonly since: string };

/** Who imports. */
export type ImportUser = {
  /** Command and process. */
  readonly name: string;
  /** Called once, as soon as another import is waited for; null: nothing is known of it. */
  readonly onWait: (running: RunningImport | null) => void;
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

/** What an import did to a vehicle; `fields` of a changed one. */
export type VehicleChange = {
  readonly id: number;
  /** The feed's key. */
  readonly key: string;
  readonly change: "added" | "changed" | "removed" | "restored";
  readonly fields: readonly ChangedField[];
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
  readonly findChanges: (id: number) => Promise<readonly VehicleChange[] | null>;
  /**
   * Takes an import and all later ones of its feed back: vehicles, price history, reductions and what alerts compare
   * with are as before it, as a new stock version.
   */
  readonly rollBack: (id: number) => Promise<RollbackResult>;
};

/** Sources that the server follows. Each change makes a new version, which running servers notice. */
export type FeedStore = {
  /** By name. */
  readonly list: () => Promise<readonly StockFeed[]>;
  /** False: there is a feed of that name. */
  readonly add: (feed: StockFeed) => Promise<boolean>;
  /** `pausedAt`: ISO 8601, or null to follow it again. False: there is no such feed. */
  readonly setPaused: (name: string, pausedAt: string | null) => Promise<boolean>;
  readonly remove: (name: string) => Promise<boolean>;
  /** Feeds that have or had vehicles, followed or not, with their number on sale and their newest import. */
  readonly summaries: () => Promise<readonly FeedSummary[]>;
};

export type FeedSummary = {
  readonly name: string;
  readonly vehicles: number;
  readonly newest: SavedImport | null;
};

/** A stored object. Equal hashes mean equal attributes. */
export type CatalogueObject = {
  readonly id: number;
  readonly address: string;
  readonly attributes: CatalogueAttributes;
  readonly content_hash: string;
};

export type KnownCatalogueObject = Pick<CatalogueObject, "id" | "address" | "content_hash">;

/** The changes of an import. If `commit` is false only `record` is written. */
export type CatalogueChange<T> = {
  readonly commit: boolean;
  readonly put: readonly CatalogueObject[];
  readonly remove: readonly number[];
  readonly record: ImportRecord | null;
  readonly result: T;
};

/** The state of the catalogue before a change. */
export type CatalogueState = {
  readonly known: readonly KnownCatalogueObject[];
  /** Slugs of all brands. */
  readonly brands: ReadonlySet<string>;
  /** Slugs of all locations. */
  readonly locations: ReadonlySet<string>;
};

export type CatalogueWriter = {
  /**
   * Runs an import in one transaction; makes a new catalogue version if `commit` is true. Imports are serialised across
   * processes. If `decide` throws, the transaction is rolled back and the error rethrown.
   */
  readonly change: <T>(kind: CatalogueKind, decide: (state: CatalogueState) => CatalogueChange<T>) => Promise<T>;
};

/** A feed that can be read several times. */
export type StoredFeed = {
  readonly read: () => AsyncIterable<Uint8Array>;
  readonly discard: () => Promise<void>;
};

export type StoreFeed = (bytes: AsyncIterable<Uint8Array>) => Promise<StoredFeed>;

/** Reads a feed's bytes: a header, rows, and last the end or a fault. `lenient` continues after a damaged row. */
export type ReadFeed = (
  bytes: AsyncIterable<Uint8Array>,
  profile: FeedProfile,
  options: { readonly lenient: boolean },
) => AsyncIterable<FeedPart>;

export type ProfileGuess = {
  readonly profile: FeedProfile;
  /** A sentence for operators: why the profile matches. */
  readonly reason: string;
};

export type GuessResult = {
  readonly guess: ProfileGuess | null;
  /** Describes the beginning of the feed, for operators who must choose a profile. */
  readonly description: string;
  /** The feed from its first byte. */
  readonly bytes: AsyncIterable<Uint8Array>;
};

/** A profile for an unknown feed as the text of a file. `problems`: why it cannot be loaded as it is. */
export type ProposedProfile = {
  readonly proposal: ProfileProposal;
  readonly yaml: string;
  readonly problems: readonly string[];
};

export type FeedProfiles = {
  /** Proposes a profile from the beginning of a feed; `source` is its name for operators. */
  readonly propose: (
    bytes: AsyncIterable<Uint8Array>,
    source: string,
    thisYear: number,
  ) => Promise<Result<ProposedProfile, FeedFault>>;
  /** The shipped profile of that name, or the file at that path; else one message for each problem. */
  readonly load: (name: string) => Promise<Result<FeedProfile, readonly string[]>>;
  readonly loadShipped: () => Promise<readonly FeedProfile[]>;
  /** Detects the profile by the first bytes; the fault when they cannot be read. */
  readonly guess: (
    bytes: AsyncIterable<Uint8Array>,
    profiles: readonly FeedProfile[],
  ) => Promise<Result<GuessResult, FeedFault>>;
};

/** Reads a file of catalogue objects; a fault of the whole file is in the result. */
export type ReadCatalogue = (bytes: AsyncIterable<Uint8Array>, kind: CatalogueKind) => Promise<CatalogueFile>;

/** The report of one import: every refused row while it runs, the rest at its end. */
export type ReportFile = {
  /** Ignores issues that do not refuse the row. */
  readonly add: (issue: RowIssue) => void;
  /** Completes the file; before, it does not have its name. */
  readonly close: (report: ImportReport) => Promise<void>;
  readonly discard: () => Promise<void>;
};

export type OpenReportFile = (path: string) => Promise<ReportFile>;

/** HTTP validators of a response for a conditional request. */
export type Validators = { readonly etag: string | null; readonly modified: string | null };

/** `size` in bytes; null when unknown. */
export type OpenedFeed = { readonly bytes: AsyncIterable<Uint8Array>; readonly size: number | null };

/** Requests an address; null when it has not changed since `validators`. */
export type OpenIfChanged = (
  address: string,
  validators: Validators | null,
) => Promise<Result<(OpenedFeed & { readonly validators: Validators }) | null, FeedFault>>;

/** Calls `onFile` now and each time the file has changed since the last call began, one call at a time, until the signal aborts. */
export type WatchFile = (path: string, onFile: () => Promise<void>, signal: AbortSignal) => Promise<void>;

/** A finished import, as the staff's email describes it. */
export type FinishedImport = Pick<ImportRecord, "feed" | "status" | "reason" | "counts" | "finished_at"> & {
  readonly dry_run: boolean;
};

/** Saves an email about a rejected import, or about prices that it holds, to the outbox; a running server sends it. */
export type QueueImportEmail = (finished: FinishedImport) => Promise<void>;
