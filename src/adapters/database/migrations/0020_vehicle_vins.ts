import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** One vehicle in two feeds is shown once: by its VIN, as the source has it that comes first. */
export const vehicleVins: Migration = async (db, dialect) => {
  await db.schema.alterTable("vehicles").addColumn("vin", dialect.exactText).execute();
  await db.schema.alterTable("vehicles").addColumn("visible_id", "integer").execute();
  await db.schema.alterTable("vehicles").addColumn("visible_version", "bigint").execute();
  await db.schema
    .alterTable("feeds")
    .addColumn("position", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update vehicles set vin = ${dialect.jsonText("facts", ["vin"])}`.execute(db);
  await sql`update feeds set position = (select count(*) from feeds earlier where earlier.name <= feeds.name)`.execute(
    db,
  );
  await db.schema
    .createIndex("vehicles_by_vin")
    .on("vehicles")
    .columns(["vin", "feed", "removed_at"])
    .where(sql.ref("vin"), "is not", null)
    .execute();
  for (const name of ["visible_id", "visible_version"])
    await db.schema
      .createIndex(`vehicles_by_${name}`)
      .on("vehicles")
      .column(name)
      .where(sql.ref(name), "is not", null)
      .execute();
  // Counts and reads vehicles on sale without touching the rows of those that are not shown.
  await db.schema.dropIndex("vehicles_on_sale").execute();
  await db.schema
    .createIndex("vehicles_on_sale")
    .on("vehicles")
    .columns(["feed", "id", "hidden_at", "visible_id"])
    .where(sql.ref("removed_at"), "is", null)
    .execute();
};
