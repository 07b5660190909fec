import type { LeadReader, LeadStore, Outbox } from "#domain/leads/index.ts";
import type { Database } from "./database.ts";
import { leadOutbox } from "./leads-outbox.ts";
import { leadReader } from "./leads-reader.ts";
import { leadStore } from "./leads-store.ts";

/** Leads and their deliveries in the database: the three ports of one pair of tables. */
export const leadRepository = (
  database: Database,
): { readonly store: LeadStore; readonly outbox: Outbox; readonly reader: LeadReader } => ({
  store: leadStore(database),
  outbox: leadOutbox(database),
  reader: leadReader(database),
});
