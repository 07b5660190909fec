import type { Migration } from "./migration.ts";

/** What happened to a lead, in order; rows are only added, and removed with their lead. */
export const leadEvents: Migration = async (db, dialect) => {
  const text = dialect.exactText;
  await db.schema
    .createTable("lead_events")
    .addColumn("lead_id", text, (column) => column.notNull().references("leads.id"))
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("id", text, (column) => column.notNull().unique())
    .addColumn("type", text, (column) => column.notNull())
    .addColumn("at", text, (column) => column.notNull())
    .addColumn("by", "text", (column) => column.notNull())
    .addColumn("target", "text")
    .addColumn("previous", "text")
    .addColumn("text", "text")
    .addPrimaryKeyConstraint("lead_events_order", ["lead_id", "position"])
    .execute();
};
