import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** What staff say of one vehicle against its feed. `vehicles` has what is in force, so that reading it needs no join. */
export const vehicleOverrides: Migration = async (db, dialect) => {
  const text = dialect.exactText;
  await db.schema.alterTable("vehicles").addColumn("overrides", "text").execute();
  await db.schema.alterTable("vehicles").addColumn("hidden_at", text).execute();
  await dialect
    .withIdentityColumn(db.schema.createTable("vehicle_overrides"))
    .addColumn("vehicle_id", "integer", (column) => column.notNull().references("vehicles.id"))
    .addColumn("field", text, (column) => column.notNull())
    .addColumn("value", "text", (column) => column.notNull())
    .addColumn("prior_cents", "bigint")
    .addColumn("made_by", "text", (column) => column.notNull())
    .addColumn("made_at", text, (column) => column.notNull())
    .addColumn("until", text)
    .addColumn("why", "text")
    .addColumn("version", "bigint", (column) => column.notNull())
    .addColumn("ended_at", text)
    .addColumn("ended_by", "text")
    .addColumn("ended_because", text)
    .addColumn("ended_version", "bigint")
    .execute();
  await db.schema
    .createIndex("vehicle_overrides_in_force")
    .unique()
    .on("vehicle_overrides")
    .columns(["vehicle_id", "field"])
    .where(sql.ref("ended_at"), "is", null)
    .execute();
  for (const name of ["version", "ended_version"])
    await db.schema.createIndex(`vehicle_overrides_by_${name}`).on("vehicle_overrides").column(name).execute();
  // Counts and reads vehicles on sale without touching the rows of sold and hidden ones.
  await db.schema.dropIndex("vehicles_on_sale").execute();
  await db.schema
    .createIndex("vehicles_on_sale")
    .on("vehicles")
    .columns(["feed", "id", "hidden_at"])
    .where(sql.ref("removed_at"), "is", null)
    .execute();
};
