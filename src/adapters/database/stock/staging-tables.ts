import type { Kysely } from "kysely";
import type { Schema } from "../schema.ts";

/**
 * Pending changes of an import in temporary tables of its connection. The stock itself is written only when the import
 * commits, so a slow feed holds no lock that could delay a visitor's form.
 */
type Staging = { staged_vehicles: StagedVehicle; staged_removals: { id: number }; staged_holds: StagedHold };

export type StagedVehicle = {
  feed_key: string;
  id: number;
  content_hash: string;
  price_cents: number | null;
  prior_cents: number | null;
  /** 1 when this import changes the current price and so adds a row to the price history, else 0. */
  price_changed: number;
  facts: string;
  /** Slugs of brand and model, and the year: what the price is compared by. */
  model: string | null;
  year: number | null;
};

/** A vehicle whose price is held; `import_id` and `held_at` are set by the commit. */
type StagedHold = {
  feed_key: string;
  requested_id: number;
  content_hash: string;
  price_cents: number;
  previous_cents: number | null;
  reason: string;
  facts: string;
  import_id?: number | null;
  held_at?: string | null;
};

export type StagingDb = Kysely<Schema & Staging>;
