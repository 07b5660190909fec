import { type Kysely, sql } from "kysely";
import type { DialectFeatures } from "../dialects/features.ts";
import type { Migration } from "./migration.ts";

export const stock: Migration = async (db, dialect) => {
  await createVehicles(db, dialect);
  await createPriceHistory(db, dialect);
  await createImports(db, dialect);
  await db.schema
    .createTable("versions")
    .addColumn("subject", "text", (column) => column.primaryKey())
    .addColumn("version", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("settings")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("value", "text", (column) => column.notNull())
    .execute();
};

const createVehicles = async (db: Kysely<unknown>, dialect: DialectFeatures): Promise<void> => {
  const text = dialect.exactText;
  await db.schema
    .createTable("vehicles")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("feed", text, (column) => column.notNull())
    .addColumn("feed_key", text, (column) => column.notNull())
    .addColumn("content_hash", text, (column) => column.notNull())
    .addColumn("price_cents", "bigint")
    .addColumn("prior_cents", "bigint")
    .addColumn("first_seen_at", text, (column) => column.notNull())
    .addColumn("updated_at", text, (column) => column.notNull())
    .addColumn("removed_at", text)
    .addColumn("facts", "text", (column) => column.notNull())
    .addUniqueConstraint("vehicles_feed_key", ["feed", "feed_key"])
    .execute();
  // Counts and reads vehicles on sale without touching the rows of sold ones.
  await db.schema
    .createIndex("vehicles_on_sale")
    .on("vehicles")
    .columns(["feed", "id"])
    .where(sql.ref("removed_at"), "is", null)
    .execute();
};

const createPriceHistory = async (db: Kysely<unknown>, dialect: DialectFeatures): Promise<void> => {
  await db.schema
    .createTable("price_history")
    .addColumn("vehicle_id", "integer", (column) => column.notNull().references("vehicles.id"))
    .addColumn("seen_at", dialect.exactText, (column) => column.notNull())
    .addColumn("cents", "bigint")
    .addPrimaryKeyConstraint("price_history_key", ["vehicle_id", "seen_at"])
    .execute();
};

const createImports = async (db: Kysely<unknown>, dialect: DialectFeatures): Promise<void> => {
  const text = dialect.exactText;
  await dialect
    .withIdentityColumn(db.schema.createTable("imports"))
    .addColumn("feed", text, (column) => column.notNull())
    .addColumn("started_at", text, (column) => column.notNull())
    .addColumn("finished_at", text, (column) => column.notNull())
    .addColumn("status", text, (column) => column.notNull())
    .addColumn("counts", "text", (column) => column.notNull())
    .addColumn("reason", "text")
    .addColumn("version", "bigint")
    .execute();
};
