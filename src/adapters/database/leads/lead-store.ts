import type { Lead } from "#domain/leads/index.ts";
import type { Delivery } from "#domain/outbox/index.ts";
import type { SaveLeadOutcome, LeadAttachments, LeadStore } from "#application/leads/ports.ts";
import { bookSeat } from "./bookings.ts";
import type { Database } from "../database.ts";
import { addDeliveries } from "../outbox/deliveries.ts";
import type { Write } from "../writer.ts";
import { toLead, toLeadRow } from "./lead-rows.ts";
import { saveFiles } from "./upload-stash.ts";

const NO_ATTACHMENTS: LeadAttachments = { capacity: 1, contents: new Map() };

export const createLeadStore = (write: Write): LeadStore => ({
  save: (lead, deliveries, attached = NO_ATTACHMENTS) =>
    write((db) =>
      db
        .transaction()
        .execute((transaction) => insert(transaction, lead, deliveries, attached))
        .catch((error: unknown) => {
          if (error instanceof SlotTakenError) return { outcome: "slot-taken" } as const;
          throw error;
        }),
    ),
});

type Transaction = Database["db"];

/** Thrown to roll the transaction back. */
class SlotTakenError extends Error {}

const insert = async (
  transaction: Transaction,
  lead: Lead,
  deliveries: readonly Delivery[],
  { capacity, contents }: LeadAttachments,
): Promise<SaveLeadOutcome> => {
  const inserted = await transaction
    .insertInto("leads")
    .values(toLeadRow(lead))
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (inserted === undefined) return findConflict(transaction, lead);
  if (lead.booking !== null && !(await bookSeat(transaction, lead.id, lead.booking, capacity)))
    throw new SlotTakenError();
  await saveFiles(transaction, lead, contents);
  await addDeliveries(transaction, deliveries, lead.created_at);
  return { outcome: "saved", lead };
};

/** Explains why the insert was skipped: the idempotency key exists, or else the reference does. */
const findConflict = async (transaction: Transaction, lead: Lead): Promise<SaveLeadOutcome> => {
  const row = await transaction
    .selectFrom("leads")
    .selectAll()
    .where("idempotency_key", "=", lead.idempotency_key)
    .executeTakeFirst();
  if (row === undefined) return { outcome: "reference-taken" };
  return { outcome: row.fingerprint === lead.fingerprint ? "duplicate" : "conflict", lead: toLead(row) };
};
