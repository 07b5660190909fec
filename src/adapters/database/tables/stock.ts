import type { Generated } from "kysely";
import type { RecordedImportStatus } from "#domain/imports/index.ts";
import type { OverrideEnd, OverrideField } from "#domain/vehicles/index.ts";

/** Instants are ISO 8601 text of fixed width, so that both dialects sort them alike. */
export type StockTables = {
  vehicles: VehicleTable;
  price_history: PriceHistoryTable;
  imports: ImportTable;
  versions: VersionTable;
  held_vehicles: HeldVehicleTable;
  stock_undo: StockUndoTable;
  stock_undo_vehicles: StockUndoVehicleTable;
  feeds: FeedTable;
  vehicle_overrides: VehicleOverrideTable;
};

/** One row per vehicle, also after it was sold: feed and key keep their id permanently. */
export type VehicleTable = {
  id: number;
  feed: string;
  feed_key: string;
  content_hash: string;
  /** Current price in cents, as in the document; used for the price history. */
  price_cents: number | null;
  /** Lowest price in cents of the 30 days before the current price, for reductions; null: not on sale then. */
  prior_cents: number | null;
  /** `VehicleFacts` as fed, as JSON. */
  facts: string;
  first_seen_at: string;
  updated_at: string;
  removed_at: string | null;
  /** `OverridesInForce` as JSON; null: none. */
  overrides: string | null;
  /** Since when staff hide it; null: it is shown. */
  hidden_at: string | null;
  /** As in the document; null: the feed gives none. */
  vin: string | null;
  /** The vehicle that is shown in its stead, because a source that comes first lists the same VIN; null: it is shown. */
  visible_id: number | null;
  /** The stock version that changed `visible_id` last. */
  visible_version: number | null;
};

/** What staff say of a vehicle against its feed; those in force have no `ended_at`, at most one for each field. */
type VehicleOverrideTable = {
  id: Generated<number>;
  vehicle_id: number;
  field: OverrideField;
  /** A key of the availability, cents; "yes" for a hidden vehicle; the address of a picture. */
  value: string;
  /** The lowest price of the 30 days before the price of this row, in cents. */
  prior_cents: number | null;
  made_by: string;
  made_at: string;
  until: string | null;
  why: string | null;
  /** The stock versions that began and ended it. */
  version: number;
  ended_at: string | null;
  ended_by: string | null;
  ended_because: OverrideEnd | null;
  ended_version: number | null;
};

/** The price from `seen_at` until the next row; null: not on sale, or on sale without a price. */
type PriceHistoryTable = { vehicle_id: number; seen_at: string; cents: number | null };

type ImportTable = {
  id: Generated<number>;
  feed: string;
  started_at: string;
  finished_at: string;
  status: RecordedImportStatus;
  /** `ImportCounts` as JSON. */
  counts: string;
  reason: string | null;
  version: number | null;
};

/** A vehicle of a feed whose price waits for somebody to accept it. `import_id`: the first import that held this price. */
type HeldVehicleTable = {
  feed: string;
  feed_key: string;
  import_id: number;
  held_at: string;
  /** The number that the vehicle gets if it is new, unless it is taken. */
  requested_id: number;
  content_hash: string;
  price_cents: number;
  /** The price that is on sale in its stead; null: the vehicle is not on sale, or without a price. */
  previous_cents: number | null;
  reason: string;
  /** `VehicleFacts` as fed, as JSON. */
  facts: string;
};

/** A counter that grows with every change of a subject ("stock"); nodes use it to invalidate derived data. */
type VersionTable = { subject: string; version: number };

/** An import that can be taken back. `version`: the stock version that it made; `imported_at`: its price changes. */
type StockUndoTable = { version: number; feed: string; imported_at: string; vehicles: number };

/** A vehicle before an import. `content_hash` null: the import added it; `facts` null: it left them. */
type StockUndoVehicleTable = {
  version: number;
  vehicle_id: number;
  content_hash: string | null;
  price_cents: number | null;
  prior_cents: number | null;
  removed_at: string | null;
  facts: string | null;
  /** 1 when the import wrote a row of the price history. */
  price_changed: number;
};

/** A source that the server follows; `guards` is `OwnGuards` as JSON. */
type FeedTable = {
  name: string;
  source: string;
  profile: string;
  interval_seconds: number;
  guards: string;
  paused_at: string | null;
  /** In the order in which they were added. */
  position: Generated<number>;
};
