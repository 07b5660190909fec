import type { OwnGuards, StockFeed } from "#domain/imports/index.ts";
import type { SavedImport } from "./history.ts";

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
export type FeedChange = Partial<Pick<StockFeed, "profile" | "intervalSeconds">> & { readonly guards?: OwnGuards };

export type FeedSummary = {
  readonly name: string;
  /** On sale. */
  readonly vehicles: number;
  /** Those of `vehicles` that another source lists as well, which is visible. */
  readonly visible_elsewhere: number;
  readonly newest: SavedImport | null;
};
