import type { Kysely } from "kysely";
import type { Schema } from "../schema.ts";

/**
 * Pending changes of an import in temporary tables of its connection. The stock itself is written only when the import
 * commits, so a slow feed holds no lock that could delay a visitor's form.
 */
type Staging = { staged_vehicles: StagedVehicle; staged_removals: { id: number } };

export type StagedVehicle = {
  feed_key: string;
  id: number;
  content_hash: string;
  price_cents: number | null;
  prior_cents: number | null;
  /** 1 when this import changes the current price and so adds a row to the price history, else 0. */
  price_changed: number;
  facts: string;
};

export type StagingDb = Kysely<Schema & Staging>;

export const createStaging = async (db: StagingDb): Promise<void> => {
  await dropStaging(db);
  await db.schema
    .createTable("staged_vehicles")
    .temporary()
    .addColumn("feed_key", "text", (column) => column.primaryKey())
    .addColumn("id", "integer", (column) => column.notNull().unique())
    .addColumn("content_hash", "text", (column) => column.notNull())
    .addColumn("price_cents", "bigint")
    .addColumn("prior_cents", "bigint")
    .addColumn("price_changed", "integer", (column) => column.notNull())
    .addColumn("facts", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("staged_removals")
    .temporary()
    .addColumn("id", "integer", (column) => column.primaryKey())
    .execute();
};

export const dropStaging = async (db: StagingDb): Promise<void> => {
  await db.schema.dropTable("staged_vehicles").ifExists().execute();
  await db.schema.dropTable("staged_removals").ifExists().execute();
};
