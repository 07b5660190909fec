import type {
  FeedFault,
  FeedPart,
  FeedProfile,
  ImportRecord,
  OwnGuards,
  ProfileProposal,
  StockFeed,
} from "#domain/imports/index.ts";
import type { CatalogueAttributes, CatalogueFile, CatalogueKind } from "../catalogue/kinds.ts";
import type { SavedImport } from "./stock-import.ts";
import type { FindEquipment } from "#domain/phrases/index.ts";
import type { Result } from "#domain/shared/index.ts";

/** A stored object. Equal hashes mean equal attributes. */
export type CatalogueObject = {
  readonly id: number;
  readonly address: string;
  readonly attributes: CatalogueAttributes;
  readonly content_hash: string;
};

/** `attributes` may be those of an earlier version of the program. */
export type KnownCatalogueObject = Pick<CatalogueObject, "id" | "address" | "content_hash"> & {
  readonly attributes: unknown;
};

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

/** Reads a file of catalogue objects; a fault of the whole file is in the result. */
export type ReadCatalogue = (bytes: AsyncIterable<Uint8Array>, kind: CatalogueKind) => Promise<CatalogueFile>;

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
    findEquipment: FindEquipment,
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

/** A feed that can be read several times. */
type StoredFeed = {
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

/** HTTP validators of a response for a conditional request. */
export type Validators = { readonly etag: string | null; readonly modified: string | null };

/** `size` in bytes; null when unknown. `hasLength` false: an answer that breaks off may pass as a whole one. */
export type OpenedFeed = {
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly size: number | null;
  readonly hasLength: boolean;
};

/** Requests an address; null when it has not changed since `validators`. */
export type OpenIfChanged = (
  address: string,
  validators: Validators | null,
) => Promise<Result<(OpenedFeed & { readonly validators: Validators }) | null, FeedFault>>;

/** Calls `onFile` now and each time the file has changed since the last call began, one call at a time, until the signal aborts. */
export type WatchFile = (path: string, onFile: () => Promise<void>, signal: AbortSignal) => Promise<void>;

/** Sources that the server follows. Each change makes a new version, which running servers notice. */
export type FeedStore = {
  /** By name. */
  readonly list: () => Promise<readonly StockFeed[]>;
  /** False: there is a feed of that name. */
  readonly add: (feed: StockFeed) => Promise<boolean>;
  /** `pausedAt`: ISO 8601, or null to follow it again. False: there is no such feed. */
  readonly setPaused: (name: string, pausedAt: string | null) => Promise<boolean>;
  /** False: there is no such feed. */
  readonly update: (name: string, change: FeedChange) => Promise<boolean>;
  readonly remove: (name: string) => Promise<boolean>;
  /** Names of followed feeds whose address sends answers without a length. */
  readonly withoutLength: () => Promise<ReadonlySet<string>>;
  /** Feeds that have or had vehicles, followed or not, with their number on sale and their newest import. */
  readonly summaries: () => Promise<readonly FeedSummary[]>;
};

/** What of a feed changes while it is followed. */
type FeedChange = Partial<Pick<StockFeed, "profile" | "intervalSeconds">> & { readonly guards?: OwnGuards };

export type FeedSummary = {
  readonly name: string;
  /** On sale. */
  readonly vehicles: number;
  /** Those of `vehicles` that another source lists as well, which is visible. */
  readonly visible_elsewhere: number;
  readonly newest: SavedImport | null;
};
