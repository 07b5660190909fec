import { type Kysely, sql } from "kysely";
import type { DialectFeatures } from "../dialects/features.ts";
import type { Migration } from "./migration.ts";

/** Adds appointments, files and persons of leads, deliveries without a lead, and counters shared by all nodes. */
export const appointments: Migration = async (db, dialect) => {
  await addPerson(db, dialect);
  await rebuildDeliveries(db, dialect);
  await createBookings(db, dialect);
  await createUploads(db, dialect);
  await createCounters(db, dialect);
};

const addPerson = async (db: Kysely<unknown>, dialect: DialectFeatures): Promise<void> => {
  await db.schema.alterTable("leads").addColumn("person", dialect.exactText).execute();
  const field = (name: string) => sql`nullif(${dialect.jsonText("content", ["fields", name])}, '')`;
  await sql`update leads set person = coalesce(lower(${field("email")}), ${field("phone")})`.execute(db);
  await db.schema.createIndex("leads_of_person").on("leads").columns(["person", "created_at"]).execute();
};

const COLUMNS = [
  "id",
  "lead_id",
  "channel",
  "purpose",
  "destination",
  "position",
  "state",
  "attempts",
  "next_attempt_at",
  "leased_until",
  "lease_owner",
  "sent_at",
  "parked_at",
  "last_error",
].join(", ");

// SQLite cannot change a column, so the table is rebuilt. Existing deliveries get the creation time of their lead.
const rebuildDeliveries = async (db: Kysely<unknown>, dialect: DialectFeatures): Promise<void> => {
  const text = dialect.exactText;
  await sql`drop index deliveries_of_lead`.execute(db);
  await sql`drop index deliveries_due`.execute(db);
  await sql`alter table deliveries rename to deliveries_before`.execute(db);
  await db.schema
    .createTable("deliveries")
    .addColumn("id", text, (column) => column.primaryKey())
    .addColumn("lead_id", text, (column) => column.references("leads.id"))
    .addColumn("channel", text, (column) => column.notNull())
    .addColumn("purpose", text, (column) => column.notNull())
    .addColumn("destination", "text", (column) => column.notNull())
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("state", text, (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("next_attempt_at", text, (column) => column.notNull())
    .addColumn("leased_until", text)
    .addColumn("lease_owner", text)
    .addColumn("sent_at", text)
    .addColumn("parked_at", text)
    .addColumn("last_error", "text")
    .addColumn("created_at", text, (column) => column.notNull())
    .addColumn("message", "text")
    .addColumn("told_at", text)
    .execute();
  await sql`insert into deliveries (${sql.raw(COLUMNS)}, created_at)
    select ${sql.raw(COLUMNS)}, (select leads.created_at from leads where leads.id = lead_id)
    from deliveries_before`.execute(db);
  await db.schema.dropTable("deliveries_before").execute();
  await db.schema.createIndex("deliveries_of_lead").on("deliveries").columns(["lead_id", "position"]).execute();
  await indexStates(db);
};

// Serve the worker's polling and the report of dead letters; sent deliveries are in neither index.
const indexStates = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createIndex("deliveries_due")
    .on("deliveries")
    .columns(["channel", "next_attempt_at"])
    .where(sql.ref("state"), "=", sql.lit("due"))
    .execute();
  await db.schema
    .createIndex("deliveries_parked")
    .on("deliveries")
    .columns(["told_at"])
    .where(sql.ref("state"), "=", sql.lit("parked"))
    .execute();
};

/** The primary key allows one lead per seat, so two visitors cannot book the last seat. */
const createBookings = async (db: Kysely<unknown>, dialect: DialectFeatures): Promise<void> => {
  const text = dialect.exactText;
  await db.schema
    .createTable("bookings")
    .addColumn("location", text, (column) => column.notNull())
    .addColumn("calendar", text, (column) => column.notNull())
    .addColumn("start_at", text, (column) => column.notNull())
    .addColumn("seat", "integer", (column) => column.notNull())
    .addColumn("end_at", text, (column) => column.notNull())
    .addColumn("lead_id", text, (column) => column.notNull().unique().references("leads.id"))
    .addPrimaryKeyConstraint("bookings_seat", ["location", "calendar", "start_at", "seat"])
    .execute();
};

const createUploads = async (db: Kysely<unknown>, dialect: DialectFeatures): Promise<void> => {
  const text = dialect.exactText;
  await db.schema
    .createTable("uploads")
    .addColumn("id", text, (column) => column.primaryKey())
    .addColumn("lead_id", text, (column) => column.references("leads.id"))
    .addColumn("created_at", text, (column) => column.notNull())
    .addColumn("facts", "text", (column) => column.notNull())
    .addColumn("content", dialect.bytes, (column) => column.notNull())
    .execute();
  await db.schema.createIndex("uploads_of_lead").on("uploads").columns(["lead_id", "created_at"]).execute();
};

const createCounters = async (db: Kysely<unknown>, dialect: DialectFeatures): Promise<void> => {
  const text = dialect.exactText;
  await db.schema
    .createTable("counters")
    .addColumn("name", text, (column) => column.notNull())
    .addColumn("window_at", text, (column) => column.notNull())
    .addColumn("amount", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("counters_window", ["name", "window_at"])
    .execute();
};
