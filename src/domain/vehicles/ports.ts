import type { Cents } from "../shared/index.ts";
import type { PriceChange } from "./price-history.ts";
import type { Vehicle, VehicleFacts } from "./vehicle.ts";

/** A vehicle that is in the stock, or was: then with its last facts and the instant (ISO 8601) it was taken off. */
export type VehicleEvenGone = { readonly vehicle: Vehicle; readonly removed_at: string | null };

/** The stock as it stands. Reads never wait for an import and never see half of one. */
export type StockReader = {
  /** The vehicle on sale with that id, or null. */
  readonly byId: (id: number) => Promise<Vehicle | null>;
  /** The vehicles on sale in the order asked; ids that are not in the stock are left out. */
  readonly byIds: (ids: readonly number[]) => Promise<readonly Vehicle[]>;
  /** The vehicle with that id, also after it was sold; null where the id was never given. */
  readonly byIdEvenGone: (id: number) => Promise<VehicleEvenGone | null>;
  /** Every vehicle on sale by id, streamed, all from one state of the stock even while an import commits. */
  readonly all: () => AsyncIterable<Vehicle>;
  /** The same, each with the facts its feed gave: no price before a reduction that the stock worked out by itself. */
  readonly allAsFed: () => AsyncIterable<Vehicle>;
  /** Number of vehicles on sale. */
  readonly count: () => Promise<number>;
  /** Counts committed imports; 0 before the first. It only grows. */
  readonly version: () => Promise<number>;
  /**
   * The lowest price (cents) at which the vehicle was on sale in the 30 days before the instant `at` (ISO 8601), the
   * price a reduction at that instant must name; null where it was not on sale then.
   */
  readonly lowestPriceBefore: (id: number, at: string) => Promise<Cents | null>;
  /** Every price the vehicle was offered at and every time it was taken off, oldest first; empty where none is known. */
  readonly priceHistory: (id: number) => Promise<readonly PriceChange[]>;
};

export type ImportStatus = "imported" | "identical" | "quarantined" | "failed";

/** What `./vitrine imports` tells of one import. Instants are ISO 8601. */
export type ImportRecord = {
  readonly feed: string;
  readonly started_at: string;
  readonly finished_at: string;
  readonly status: ImportStatus;
  readonly counts: ImportCounts;
  /** Why it was quarantined or failed; null else. */
  readonly reason: string | null;
};

export type ImportCounts = {
  /** Rows the feed held, good and bad. */
  readonly rows: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly removed: number;
  readonly refused: number;
  /** Whether the feed's last line had no line end; missing where the feed was not read to its end. */
  readonly open_end?: boolean;
};

/** A record as kept: numbered upwards, with the stock version the import made (null: it made none). */
export type KeptImport = ImportRecord & { readonly id: number; readonly version: number | null };

/** What the stock knows of a feed's row. `gone`: it was taken off by an earlier import. */
export type KnownRow = { readonly id: number; readonly content_hash: string; readonly gone: boolean };

export type StockRow = {
  /** The feed's own key of the vehicle, unique within the feed: one of which `isStockKey` holds. */
  readonly key: string;
  readonly facts: VehicleFacts;
  readonly content_hash: string;
  /** The feed's own number of the vehicle: it becomes the id of a new vehicle unless another vehicle has it. */
  readonly wanted_id?: number;
};

/** Longest key of a row, in UTF-16 units. */
export const LONGEST_STOCK_KEY = 400;

/** Whether every database can keep the text as a row's key: 1 to 400 units, no NUL, no half of a surrogate pair. */
export const isStockKey = (key: string): boolean =>
  key.length > 0 && key.length <= LONGEST_STOCK_KEY && !key.includes("\0") && key.isWellFormed();

/** The largest number a feed may ask for as an id; one outside 1 to this is ignored and an id is given. */
export const LARGEST_WANTED_ID = 2_000_000_000;

/** Holds ids; a `Set` does, and so does a bitmap. */
export type IdSet = { readonly has: (id: number) => boolean };

/** One import under way. Nothing it does is seen by anyone before it is committed. */
export type StockImport = {
  /** What is known of these keys of the feed, as before this import; keys never seen are missing from the map. */
  readonly known: (keys: readonly string[]) => Promise<ReadonlyMap<string, KnownRow>>;
  /** Adds, changes or brings back vehicles. A key put twice in one import keeps what was put last. */
  readonly put: (rows: readonly StockRow[]) => Promise<void>;
  /** Vehicles of the feed on sale before this import. */
  readonly sizeOfFeed: () => Promise<number>;
  /**
   * Takes off every vehicle of the feed that was on sale before this import, is not in `seen` (ids from `known`) and was
   * not put by this import. Called once, after the last `put`. Returns how many.
   */
  readonly removeExcept: (seen: IdSet) => Promise<number>;
};

export type ImportOutcome<T> = {
  /** False: everything is dropped and the version stays. */
  readonly commit: boolean;
  readonly result: T;
  /** Kept with the outcome: in the import's own transaction where it commits. */
  readonly record?: ImportRecord;
};

export type StockWriter = {
  /**
   * Runs one import: one transaction, and one new stock version where `commit` is true. Imports run one after the other,
   * also across processes. Where `work` throws, nothing is changed and the error is passed on.
   */
  readonly importFeed: <T>(feed: string, work: (run: StockImport) => Promise<ImportOutcome<T>>) => Promise<T>;
  /** Keeps the record of an import that never got as far as a transaction (unreadable file, wrong encoding). */
  readonly recordImport: (record: ImportRecord) => Promise<void>;
  /** Newest first. */
  readonly listImports: (limit: number) => Promise<readonly KeptImport[]>;
};
