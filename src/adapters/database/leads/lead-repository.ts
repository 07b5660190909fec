import type { AlertPrivacy, LeadPrivacy, UploadStash } from "#application/leads/ports.ts";
import type { Counters } from "#domain/spam/index.ts";
import { createAlertRepository } from "../alerts/alert-repository.ts";
import type { Database } from "../database.ts";
import { createSlotReader } from "./bookings.ts";
import { createOutbox, createOutboxWriter } from "../outbox/outbox.ts";
import { createLeadEventStore } from "./lead-events.ts";
import { createLeadPrivacy } from "./lead-privacy.ts";
import { createLeadReader } from "./lead-reader.ts";
import { createLeadStore } from "./lead-store.ts";
import { createWriter, type Write } from "../writer.ts";
import { createUploadStash } from "./upload-stash.ts";

/** Counters shared by all nodes. `dropBefore` deletes the rows of old windows. */
const createCounters = ({ db }: Database, write: Write) => ({
  add: async (name: string, window: Date): Promise<number> => {
    const { amount } = await write((connection) =>
      connection
        .insertInto("counters")
        .values({ name, window_at: window.toISOString(), amount: 1 })
        .onConflict((conflict) =>
          conflict.columns(["name", "window_at"]).doUpdateSet((row) => ({ amount: row("counters.amount", "+", 1) })),
        )
        .returning("amount")
        .executeTakeFirstOrThrow(),
    );
    return amount;
  },
  read: async (name: string, window: Date): Promise<number> => {
    const row = await db
      .selectFrom("counters")
      .select("amount")
      .where("name", "=", name)
      .where("window_at", "=", window.toISOString())
      .executeTakeFirst();
    return row?.amount ?? 0;
  },
  deleteBefore: async (window: Date): Promise<void> => {
    await write((connection) =>
      connection.deleteFrom("counters").where("window_at", "<", window.toISOString()).execute(),
    );
  },
  /**
   * Deletes all counters if one belongs to a future window at `now`: the clock was set back, and this time was already
   * counted.
   */
  forgetFuture: async (now: Date): Promise<void> => {
    const future = await db
      .selectFrom("counters")
      .select("name")
      .where("window_at", ">", now.toISOString())
      .limit(1)
      .executeTakeFirst();
    if (future !== undefined) await write((connection) => connection.deleteFrom("counters").execute());
  },
});

/** Stores leads with their appointments, files, deliveries and events. */
export const createLeadRepository = (database: Database) => {
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
    /** Closes the write connections; the database stays open. */
    close: async (): Promise<void> => {
      await Promise.all([intakeWriter.close(), deliveryWriter.close()]);
    },
  };
};

export type LeadRepository = ReturnType<typeof createLeadRepository>;

/** Opens the repository and closes it after `work`. */
export const withLeads = async <T>(database: Database, work: (leads: LeadRepository) => Promise<T>): Promise<T> => {
  const leads = createLeadRepository(database);
  try {
    return await work(leads);
  } finally {
    await leads.close();
  }
};

/** Opens the stores of personal data on write connections of their own and closes them after `work`. */
export const withPrivacyStores = async (
  database: Database,
  work: (stores: {
    readonly leads: LeadPrivacy;
    readonly alerts: AlertPrivacy;
    readonly stash: UploadStash;
    readonly counters: Counters;
  }) => Promise<void>,
): Promise<void> => {
  const leads = createLeadRepository(database);
  const alerts = createAlertRepository(database);
  try {
    const { privacy, stash, counters } = leads;
    await work({ leads: privacy, alerts: alerts.privacy, stash, counters });
  } finally {
    await Promise.all([leads.close(), alerts.close()]);
  }
};
