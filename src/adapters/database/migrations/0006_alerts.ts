import { sql } from "kysely";
import type { Migration } from "./migration.ts";

export const alerts: Migration = async (db, dialect) => {
  // Covers the query that reads all prices, without the vehicles' documents.
  await sql`create index vehicles_prices on vehicles (id, price_cents, removed_at) where removed_at is null`.execute(
    db,
  );
  const text = dialect.exactText;
  await db.schema
    .createTable("alerts")
    .addColumn("id", text, (column) => column.primaryKey())
    .addColumn("kind", text, (column) => column.notNull())
    .addColumn("person", text, (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("wish", text, (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("state", text, (column) => column.notNull())
    .addColumn("created_at", text, (column) => column.notNull())
    .addColumn("asked_at", text, (column) => column.notNull())
    .addColumn("confirmed_at", text)
    .addColumn("last_mailed_at", text)
    .addColumn("touched_at", text, (column) => column.notNull())
    .addColumn("consent", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("alerts_of_person").unique().on("alerts").columns(["person", "kind", "wish"]).execute();
  await db.schema.createIndex("alerts_by_state").on("alerts").columns(["state", "id"]).execute();
  await db.schema
    .createTable("alert_told")
    .addColumn("alert_id", text, (column) => column.primaryKey().references("alerts.id"))
    .addColumn("vehicles", "text", (column) => column.notNull())
    .execute();
  // No foreign key to deliveries: old sent deliveries can be deleted without checking this table.
  await db.schema
    .createTable("alert_mails")
    .addColumn("delivery_id", text, (column) => column.primaryKey())
    .addColumn("alert_id", text, (column) => column.notNull().references("alerts.id"))
    .execute();
  await db.schema.createIndex("alert_mails_of_alert").on("alert_mails").column("alert_id").execute();
};
