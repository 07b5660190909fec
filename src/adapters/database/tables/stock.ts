import type { Generated } from "kysely";
import type { RecordedImportStatus } from "#domain/imports/index.ts";
import type { OverrideEnd, OverrideField } from "#domain/vehicles/index.ts";
import { type Column, integer, integerOrNull, table, text, textOf, textOrNull } from "./columns.ts";

const generated = "integer" as Column<Generated<number>>;

/** Instants are ISO 8601 text of fixed width, so that both dialects sort them alike. */
export const STOCK_TABLES = {
  /** A counter that grows with every change of a subject ("stock"); nodes use it to invalidate derived data. */
  versions: table(["subject"], { subject: text, version: integer }),

  imports: table(["id"], {
    id: generated,
    feed: text,
    started_at: text,
    finished_at: text,
    status: textOf<RecordedImportStatus>(),
    /** `ImportCounts` as JSON. */
    counts: text,
    reason: textOrNull,
    version: integerOrNull,
  }),

  /** One row per vehicle, also after it was sold: feed and key keep their id permanently. */
  vehicles: table(["id"], {
    id: integer,
    feed: text,
    feed_key: text,
    content_hash: text,
    /** Current price in cents, as in the document; used for the price history. */
    price_cents: integerOrNull,
    /** Lowest price in cents of the 30 days before the current price, for reductions; null: not on sale then. */
    prior_cents: integerOrNull,
    /** `VehicleFacts` as fed, as JSON. */
    facts: text,
    first_seen_at: text,
    updated_at: text,
    removed_at: textOrNull,
    /** `OverridesInForce` as JSON; null: none. */
    overrides: textOrNull,
    /** Since when staff hide it; null: it is shown. */
    hidden_at: textOrNull,
    /** As in the document; null: the feed gives none. */
    vin: textOrNull,
    /** The vehicle that is shown in its stead, because a source that comes first lists the same VIN; null: it is shown. */
    visible_id: integerOrNull,
    /** The stock version that changed `visible_id` last. */
    visible_version: integerOrNull,
  }),

  /** What staff say of a vehicle against its feed; those in force have no `ended_at`, at most one for each field. */
  vehicle_overrides: table(["id"], {
    id: generated,
    vehicle_id: integer,
    field: textOf<OverrideField>(),
    /** A key of the availability, cents; "yes" for a hidden vehicle; the address of a picture. */
    value: text,
    /** The lowest price of the 30 days before the price of this row, in cents. */
    prior_cents: integerOrNull,
    made_by: text,
    made_at: text,
    until: textOrNull,
    why: textOrNull,
    /** The stock versions that began and ended it. */
    version: integer,
    ended_at: textOrNull,
    ended_by: textOrNull,
    ended_because: textOf<OverrideEnd | null>(),
    ended_version: integerOrNull,
  }),

  /** The price from `seen_at` until the next row; null: not on sale, or on sale without a price. */
  price_history: table(["vehicle_id", "seen_at"], { vehicle_id: integer, seen_at: text, cents: integerOrNull }),

  /** A vehicle of a feed whose price waits for somebody to accept it. `import_id`: the first import that held this price. */
  held_vehicles: table(["feed", "feed_key"], {
    feed: text,
    feed_key: text,
    import_id: integer,
    held_at: text,
    /** The number that the vehicle gets if it is new, unless it is taken. */
    requested_id: integer,
    content_hash: text,
    price_cents: integer,
    /** The price that is on sale in its stead; null: the vehicle is not on sale, or without a price. */
    previous_cents: integerOrNull,
    reason: text,
    /** `VehicleFacts` as fed, as JSON. */
    facts: text,
  }),

  /** An import that can be taken back. `version`: the stock version that it made; `imported_at`: its price changes. */
  stock_undo: table(["version"], { version: integer, feed: text, imported_at: text, vehicles: integer }),

  /** A vehicle before an import. `content_hash` null: the import added it; `facts` null: it left them. */
  stock_undo_vehicles: table(["version", "vehicle_id"], {
    version: integer,
    vehicle_id: integer,
    content_hash: textOrNull,
    price_cents: integerOrNull,
    prior_cents: integerOrNull,
    removed_at: textOrNull,
    facts: textOrNull,
    /** 1 when the import wrote a row of the price history. */
    price_changed: integer,
  }),

  /** A source that the server follows; `guards` is `OwnGuards` as JSON. */
  feeds: table(["name"], {
    name: text,
    source: text,
    profile: text,
    interval_seconds: integer,
    guards: text,
    paused_at: textOrNull,
    /** In the order in which they were added. */
    position: generated,
  }),
};
