import type {
  HeldPrice,
  ModelPrice,
  NewPrice,
  RecordedImport,
  SharedVehicles,
  VehicleVersions,
} from "#domain/imports/index.ts";
import type { OverrideValue, VehicleAttributes } from "#domain/vehicles/index.ts";
import type { Result } from "#domain/shared/index.ts";

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
