import type { ImportRecord, StockFeed } from "#domain/imports/index.ts";
import type { SavedImport, RollbackResult, ObjectChange } from "./history.ts";
import type { AcceptResult, HeldVehicle, ImportOutcome, StockImport } from "./stock-import.ts";

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
