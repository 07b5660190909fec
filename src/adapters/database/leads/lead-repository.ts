import type {
  LeadEventStore,
  LeadPrivacy,
  LeadReader,
  LeadStore,
  OutboxWriter,
  Outbox,
  SlotReader,
  UploadStash,
} from "#application/leads/ports.ts";
import { createSlotReader } from "./bookings.ts";
import { createCounters, type StoredCounters } from "./counters.ts";
import type { Database } from "../database.ts";
import { createOutbox, createOutboxWriter } from "../outbox/outbox.ts";
import { createLeadEventStore } from "./lead-events.ts";
import { createLeadPrivacy } from "./lead-privacy.ts";
import { createLeadReader } from "./lead-reader.ts";
import { createLeadStore } from "./lead-store.ts";
import { createWriter } from "../writer.ts";
import { createUploadStash } from "./upload-stash.ts";

/** Stores leads with their appointments, files, deliveries and events. */
export type LeadRepository = {
  readonly store: LeadStore;
  readonly events: LeadEventStore;
  readonly outbox: Outbox;
  readonly outboxWriter: OutboxWriter;
  readonly reader: LeadReader;
  readonly privacy: LeadPrivacy;
  readonly slots: SlotReader;
  readonly stash: UploadStash;
  readonly counters: StoredCounters;
  /** Closes the write connections; the database stays open. */
  readonly close: () => Promise<void>;
};

export const createLeadRepository = (database: Database): LeadRepository => {
  const intakeWriter = createWriter(database);
  const deliveryWriter = createWriter(database);
  return {
    store: createLeadStore(database, intakeWriter.write),
    events: createLeadEventStore(database, intakeWriter.write),
    outbox: createOutbox(database, deliveryWriter.write),
    outboxWriter: createOutboxWriter(deliveryWriter.write),
    reader: createLeadReader(database),
    privacy: createLeadPrivacy(database, deliveryWriter.write),
    slots: createSlotReader(database, intakeWriter.write),
    stash: createUploadStash(database, intakeWriter.write),
    counters: createCounters(database, intakeWriter.write),
    close: async () => {
      await Promise.all([intakeWriter.close(), deliveryWriter.close()]);
    },
  };
};
