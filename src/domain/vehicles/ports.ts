import type { Cents } from "../shared/index.ts";
import type { PriceChange } from "./price-history.ts";
import type { VehicleAttributes } from "./fields/index.ts";
import type { Vehicle } from "./vehicle.ts";

/**
 * A vehicle of the stock or a removed one with its last attributes. `removed_at` is an ISO 8601 instant; null: on sale.
 */
export type CurrentOrRemovedVehicle = { readonly vehicle: Vehicle; readonly removed_at: string | null };

/** Reads the stock. Reads never wait for an import and see only committed imports. */
export type StockReader = {
  /** The vehicle on sale with this id, or null. */
  readonly byId: (id: number) => Promise<Vehicle | null>;
  /** The vehicles on sale in the order of `ids`; unknown ids are skipped. */
  readonly byIds: (ids: readonly number[]) => Promise<readonly Vehicle[]>;
  /** The vehicle with this id, also after its removal; null for an unassigned id. */
  readonly byIdIncludingRemoved: (id: number) => Promise<CurrentOrRemovedVehicle | null>;
  /** Streams every vehicle on sale in order of id from one snapshot of the stock. */
  readonly all: () => AsyncIterable<Vehicle>;
  /** Like `all`, with the attributes of the feed: without a computed price before a reduction. */
  readonly allAsFed: () => AsyncIterable<Vehicle>;
  /** Number of vehicles on sale. */
  readonly count: () => Promise<number>;
  /** Number of committed imports; never decreases. */
  readonly version: () => Promise<number>;
  /**
   * The lowest price (cents) in the 30 days before the instant `at` (ISO 8601), to which a reduction at that instant
   * must refer; null if the vehicle was not on sale.
   */
  readonly lowestPriceBefore: (id: number, at: string) => Promise<Cents | null>;
  /** Every price change and removal of the vehicle, oldest first. */
  readonly priceHistory: (id: number) => Promise<readonly PriceChange[]>;
};

export type ImportStatus = "imported" | "identical" | "quarantined" | "failed";

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

/** A saved record. Ids increase; `version` is the stock version of the import, null if it made none. */
export type SavedImport = ImportRecord & { readonly id: number; readonly version: number | null };

/** A row of the feed in the stock. `removed`: an earlier import removed its vehicle. */
export type KnownRow = { readonly id: number; readonly content_hash: string; readonly removed: boolean };

export type StockRow = {
  /** The feed's key of the vehicle, unique within the feed and valid by `isStockKey`. */
  readonly key: string;
  readonly attributes: VehicleAttributes;
  readonly content_hash: string;
  /** The feed's number of the vehicle; it becomes the id of a new vehicle unless it is taken. */
  readonly requestedId?: number;
};

/** In UTF-16 code units. */
export const MAX_STOCK_KEY_LENGTH = 400;

/** True if every database can store the key: 1 to 400 UTF-16 code units, no NUL, no lone surrogate. */
export const isStockKey = (key: string): boolean =>
  key.length > 0 && key.length <= MAX_STOCK_KEY_LENGTH && !key.includes("\0") && key.isWellFormed();

export type IdSet = { readonly has: (id: number) => boolean };

/** A running import. Its changes are invisible to readers until the commit. */
export type StockImport = {
  /** The rows with these keys before this import, by key; without unknown keys. */
  readonly knownRows: (keys: readonly string[]) => Promise<ReadonlyMap<string, KnownRow>>;
  /** Adds, changes or restores vehicles. Of a key put twice in one import the last row wins. */
  readonly put: (rows: readonly StockRow[]) => Promise<void>;
  /** Number of vehicles of the feed on sale before this import. */
  readonly countFeedVehicles: () => Promise<number>;
  /**
   * Removes every vehicle of the feed that was on sale before this import, is not in `seen` (ids from `knownRows`) and
   * was not put by this import. Call it once, after the last `put`. Returns the number of removed vehicles.
   */
  readonly removeExcept: (seen: IdSet) => Promise<number>;
};

export type ImportOutcome<T> = {
  /** False: rolls back, the version stays. */
  readonly commit: boolean;
  readonly result: T;
  /** Saved in the import's transaction if it commits, else separately. */
  readonly record?: ImportRecord;
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
};
