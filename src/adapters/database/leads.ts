import type {
  Counters,
  LeadPrivacy,
  LeadReader,
  LeadStore,
  Mailbox,
  Outbox,
  SlotReader,
  UploadStash,
} from "#domain/leads/index.ts";
import { slotReader } from "./bookings.ts";
import { counters } from "./counters.ts";
import type { Database } from "./database.ts";
import { leadOutbox, mailbox } from "./leads-outbox.ts";
import { leadPrivacy } from "./leads-privacy.ts";
import { leadReader } from "./leads-reader.ts";
import { leadStore } from "./leads-store.ts";
import { createWriter } from "./leads-writer.ts";
import { uploadStash } from "./uploads.ts";

/** Leads with all that belongs to them, and what is sent, in the database. */
export type LeadRepository = {
  readonly store: LeadStore;
  readonly outbox: Outbox;
  readonly mailbox: Mailbox;
  readonly reader: LeadReader;
  readonly privacy: LeadPrivacy;
  readonly slots: SlotReader;
  readonly stash: UploadStash;
  readonly counters: Counters;
  /** Gives back what writing took; the database itself stays open. */
  readonly close: () => Promise<void>;
};

export const leadRepository = (database: Database): LeadRepository => {
  const intake = createWriter(database);
  const delivery = createWriter(database);
  return {
    store: leadStore(intake.write),
    outbox: leadOutbox(database, delivery.write),
    mailbox: mailbox(delivery.write),
    reader: leadReader(database),
    privacy: leadPrivacy(database, delivery.write),
    slots: slotReader(database, intake.write),
    stash: uploadStash(database, intake.write),
    counters: counters(database, intake.write),
    close: async () => {
      await Promise.all([intake.close(), delivery.close()]);
    },
  };
};
