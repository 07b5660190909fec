import type { Generated } from "kysely";
import type { ImportStatus } from "#domain/vehicles/index.ts";

/** Instants are ISO 8601 text of one fixed width, so that both dialects order them alike. */
export type StockTables = {
  vehicles: VehicleTable;
  price_history: PriceHistoryTable;
  imports: ImportTable;
  versions: VersionTable;
};

/** One row a vehicle, also after it was sold: feed and key keep their id for good. */
export type VehicleTable = {
  id: number;
  feed: string;
  feed_key: string;
  content_hash: string;
  /** The price in force, for the price history; the facts say the same. */
  price_cents: number | null;
  /** The lowest price of the 30 days before the one in force, what a reduction may name; null: not on sale then. */
  prior_cents: number | null;
  /** `VehicleFacts` as fed, as JSON. */
  facts: string;
  first_seen_at: string;
  updated_at: string;
  removed_at: string | null;
};

/** The price from `seen_at` to the next row; null: not on sale, or on sale without a price. */
type PriceHistoryTable = { vehicle_id: number; seen_at: string; cents: number | null };

type ImportTable = {
  id: Generated<number>;
  feed: string;
  started_at: string;
  finished_at: string;
  status: ImportStatus;
  /** `ImportCounts` as JSON. */
  counts: string;
  reason: string | null;
  version: number | null;
};

/** A number that grows whenever a subject ("stock") changes as a whole, for those who keep something derived of it. */
type VersionTable = { subject: string; version: number };
