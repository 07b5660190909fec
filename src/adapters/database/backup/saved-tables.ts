import { type RawBuilder, type Selectable, sql } from "kysely";
import type { ColumnType } from "#application/backup/ports.ts";
import { PICTURE_SUBJECTS } from "../pictures/feed-picture-repository.ts";
import type { Schema } from "../schema.ts";
import { FEED_READ_SETTING, RUNNING_IMPORT_SETTING } from "../shared-settings.ts";
import { WRITE_PROBE_SETTING } from "../writer.ts";
import type { EXCLUDED_TABLES } from "./excluded-tables.ts";

type SavedTableName = Exclude<keyof Schema, keyof typeof EXCLUDED_TABLES>;

type TypeOf<V> = NonNullable<V> extends Uint8Array ? "bytes" : NonNullable<V> extends number ? "integer" : "text";

type SavedTableDefinition<T extends keyof Schema> = {
  /** Columns of the primary key. */
  readonly key: readonly (keyof Schema[T] & string)[];
  readonly columns: { readonly [C in keyof Selectable<Schema[T]> & string]: TypeOf<Selectable<Schema[T]>[C]> };
  /** Condition for the rows that are saved, and replaced by a restore; all by default. */
  readonly where?: RawBuilder<unknown>;
  /** Rows per query, fewer than usual where a row is large. */
  readonly pageSize?: number;
};

/** Settings that say what happens now. */
const TRANSIENT_SETTINGS = [WRITE_PROBE_SETTING, RUNNING_IMPORT_SETTING] as const;

/** Each table after those that it refers to. */
const DEFINITIONS: { readonly [T in SavedTableName]: SavedTableDefinition<T> } = {
  settings: {
    key: ["name"],
    columns: { name: "text", value: "text" },
    where: sql`name not in (${sql.join(TRANSIENT_SETTINGS.map((name) => sql.lit(name)))})
      and name not like ${sql.lit(`${FEED_READ_SETTING}%`)}`,
  },
  // Stored pictures are those of the database, not those of the backup, and so are their versions.
  versions: {
    key: ["subject"],
    columns: { subject: "text", version: "integer" },
    where: sql`subject not in (${sql.join(PICTURE_SUBJECTS.map((subject) => sql.lit(subject)))})`,
  },
  imports: {
    key: ["id"],
    columns: {
      id: "integer",
      feed: "text",
      started_at: "text",
      finished_at: "text",
      status: "text",
      counts: "text",
      reason: "text",
      version: "integer",
    },
  },
  vehicles: {
    key: ["id"],
    columns: {
      id: "integer",
      feed: "text",
      feed_key: "text",
      content_hash: "text",
      price_cents: "integer",
      prior_cents: "integer",
      facts: "text",
      first_seen_at: "text",
      updated_at: "text",
      removed_at: "text",
      overrides: "text",
      hidden_at: "text",
      vin: "text",
      visible_id: "integer",
      visible_version: "integer",
    },
  },
  vehicle_overrides: {
    key: ["id"],
    columns: {
      id: "integer",
      vehicle_id: "integer",
      field: "text",
      value: "text",
      prior_cents: "integer",
      made_by: "text",
      made_at: "text",
      until: "text",
      why: "text",
      version: "integer",
      ended_at: "text",
      ended_by: "text",
      ended_because: "text",
      ended_version: "integer",
    },
  },
  price_history: {
    key: ["vehicle_id", "seen_at"],
    columns: { vehicle_id: "integer", seen_at: "text", cents: "integer" },
  },
  held_vehicles: {
    key: ["feed", "feed_key"],
    columns: {
      feed: "text",
      feed_key: "text",
      import_id: "integer",
      held_at: "text",
      requested_id: "integer",
      content_hash: "text",
      price_cents: "integer",
      previous_cents: "integer",
      reason: "text",
      facts: "text",
    },
  },
  stock_undo: {
    key: ["version"],
    columns: { version: "integer", feed: "text", imported_at: "text", vehicles: "integer" },
  },
  stock_undo_vehicles: {
    key: ["version", "vehicle_id"],
    columns: {
      version: "integer",
      vehicle_id: "integer",
      content_hash: "text",
      price_cents: "integer",
      prior_cents: "integer",
      removed_at: "text",
      facts: "text",
      price_changed: "integer",
    },
  },
  feeds: {
    key: ["name"],
    columns: {
      name: "text",
      source: "text",
      profile: "text",
      interval_seconds: "integer",
      guards: "text",
      paused_at: "text",
      position: "integer",
    },
  },
  catalogue_objects: {
    key: ["kind", "id"],
    columns: {
      kind: "text",
      id: "integer",
      address: "text",
      content_hash: "text",
      updated_at: "text",
      document: "text",
    },
  },
  leads: {
    key: ["id"],
    columns: {
      id: "text",
      reference: "text",
      kind: "text",
      created_at: "text",
      idempotency_key: "text",
      fingerprint: "text",
      content: "text",
      person: "text",
    },
  },
  lead_events: {
    key: ["lead_id", "position"],
    columns: {
      lead_id: "text",
      position: "integer",
      id: "text",
      type: "text",
      at: "text",
      by: "text",
      target: "text",
      previous: "text",
      text: "text",
    },
  },
  deliveries: {
    key: ["id"],
    columns: {
      id: "text",
      lead_id: "text",
      channel: "text",
      purpose: "text",
      destination: "text",
      position: "integer",
      state: "text",
      attempts: "integer",
      next_attempt_at: "text",
      leased_until: "text",
      lease_owner: "text",
      sent_at: "text",
      parked_at: "text",
      last_error: "text",
      created_at: "text",
      message: "text",
      told_at: "text",
      history: "text",
    },
  },
  bookings: {
    key: ["location", "calendar", "start_at", "seat"],
    columns: {
      location: "text",
      calendar: "text",
      start_at: "text",
      seat: "integer",
      end_at: "text",
      lead_id: "text",
      booked_at: "text",
      mailbox: "text",
      phone: "text",
      remind_at: "text",
    },
  },
  // A stashed file expires within a day.
  uploads: {
    key: ["id"],
    columns: { id: "text", lead_id: "text", created_at: "text", facts: "text", content: "bytes" },
    where: sql`lead_id is not null`,
    pageSize: 4,
  },
  alerts: {
    key: ["id"],
    columns: {
      id: "text",
      kind: "text",
      person: "text",
      email: "text",
      wish: "text",
      name: "text",
      state: "text",
      created_at: "text",
      asked_at: "text",
      confirmed_at: "text",
      last_mailed_at: "text",
      touched_at: "text",
      consent: "text",
    },
  },
  alert_told: { key: ["alert_id"], columns: { alert_id: "text", vehicles: "text" }, pageSize: 50 },
  alert_mails: { key: ["delivery_id"], columns: { delivery_id: "text", alert_id: "text" } },
  api_tokens: {
    key: ["name"],
    columns: {
      name: "text",
      hash: "text",
      scopes: "text",
      created_at: "text",
      last_used_at: "text",
      expires_at: "text",
      revoked_at: "text",
    },
  },
};

const PAGE_SIZE = 500;

/** Rows of a table in the database. */
export type TableRange = {
  readonly name: string;
  readonly key: readonly string[];
  readonly columns: Readonly<Record<string, ColumnType>>;
  readonly where: RawBuilder<unknown>;
  readonly pageSize: number;
};

export const SAVED_TABLES: readonly TableRange[] = Object.entries<SavedTableDefinition<keyof Schema>>(
  DEFINITIONS as Readonly<Record<string, SavedTableDefinition<keyof Schema>>>,
).map(([name, { key, columns, where = sql`1 = 1`, pageSize = PAGE_SIZE }]) => ({
  name,
  key,
  columns,
  where,
  pageSize,
}));

/** Tables in which a server writes when it starts on an empty database. */
export const TABLES_WRITTEN_AT_START: ReadonlySet<string> = new Set<SavedTableName>(["settings", "versions"]);
