import type { LeadReader, LeadStore, Outbox } from "#domain/leads/index.ts";
import type { Database } from "./database.ts";
import { leadOutbox } from "./leads-outbox.ts";
import { leadReader } from "./leads-reader.ts";
import { leadStore } from "./leads-store.ts";
import { createWriter } from "./leads-writer.ts";

/** Leads and their deliveries in the database: the three ports of one pair of tables. */
export type LeadRepository = {
  readonly store: LeadStore;
  readonly outbox: Outbox;
  readonly reader: LeadReader;
  /** Gives back what writing took; the database itself stays open. */
  readonly close: () => Promise<void>;
};

export const leadRepository = (database: Database): LeadRepository => {
  const intake = createWriter(database);
  const delivery = createWriter(database);
  return {
    store: leadStore(intake.write),
    outbox: leadOutbox(database, delivery.write),
    reader: leadReader(database),
    close: async () => {
      await Promise.all([intake.close(), delivery.close()]);
    },
  };
};
