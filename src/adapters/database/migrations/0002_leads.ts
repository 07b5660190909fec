import { type Kysely, sql } from "kysely";
import type { DialectFeatures } from "../dialects/features.ts";
import type { Migration } from "./migration.ts";

export const leads: Migration = async (db, dialect) => {
  await createLeads(db, dialect);
  await createDeliveries(db, dialect);
};

const createLeads = async (db: Kysely<unknown>, dialect: DialectFeatures): Promise<void> => {
  const text = dialect.exactText;
  await db.schema
    .createTable("leads")
    .addColumn("id", text, (column) => column.primaryKey())
    .addColumn("reference", text, (column) => column.notNull().unique())
    .addColumn("kind", text, (column) => column.notNull())
    .addColumn("created_at", text, (column) => column.notNull())
    .addColumn("idempotency_key", text, (column) => column.notNull().unique())
    .addColumn("fingerprint", text, (column) => column.notNull())
    .addColumn("content", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("leads_newest").on("leads").columns(["created_at", "id"]).execute();
};

const createDeliveries = async (db: Kysely<unknown>, dialect: DialectFeatures): Promise<void> => {
  const text = dialect.exactText;
  await db.schema
    .createTable("deliveries")
    .addColumn("id", text, (column) => column.primaryKey())
    .addColumn("lead_id", text, (column) => column.notNull().references("leads.id"))
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
    .execute();
  await db.schema.createIndex("deliveries_of_lead").on("deliveries").columns(["lead_id", "position"]).execute();
  // Serves the worker's polling; sent deliveries are not in the index.
  await db.schema
    .createIndex("deliveries_due")
    .on("deliveries")
    .columns(["channel", "next_attempt_at"])
    .where(sql.ref("state"), "=", sql.lit("due"))
    .execute();
};
