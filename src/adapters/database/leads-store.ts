import type { AcceptOutcome, Attached, Delivery, Lead, LeadStore } from "#domain/leads/index.ts";
import { takeSeat } from "./bookings.ts";
import type { Database } from "./database.ts";
import { addDeliveries } from "./deliveries.ts";
import type { Write } from "./leads-writer.ts";
import { leadOf, leadRow } from "./leads-rows.ts";
import { keepFiles } from "./uploads.ts";

const ALONE: Attached = { capacity: 1, contents: new Map() };

export const leadStore = (write: Write): LeadStore => ({
  accept: (lead, deliveries, attached = ALONE) =>
    write((db) =>
      db
        .transaction()
        .execute((transaction) => insert(transaction, lead, deliveries, attached))
        .catch((error: unknown) => {
          if (error instanceof SlotTaken) return { outcome: "slot-taken" } as const;
          throw error;
        }),
    ),
});

type Transaction = Database["db"];

/** Thrown, so that the transaction leaves nothing behind. */
class SlotTaken extends Error {}

const insert = async (
  transaction: Transaction,
  lead: Lead,
  deliveries: readonly Delivery[],
  { capacity, contents }: Attached,
): Promise<AcceptOutcome> => {
  const inserted = await transaction
    .insertInto("leads")
    .values(leadRow(lead))
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (inserted === undefined) return earlier(transaction, lead);
  if (lead.booking !== null && !(await takeSeat(transaction, lead.id, lead.booking, capacity))) throw new SlotTaken();
  await keepFiles(transaction, lead, contents);
  await addDeliveries(transaction, deliveries, lead.created_at);
  return { outcome: "stored", lead };
};

/** Why nothing was inserted: the key was used before, or else it is the reference that another lead has. */
const earlier = async (transaction: Transaction, lead: Lead): Promise<AcceptOutcome> => {
  const row = await transaction
    .selectFrom("leads")
    .selectAll()
    .where("idempotency_key", "=", lead.idempotency_key)
    .executeTakeFirst();
  if (row === undefined) return { outcome: "reference-taken" };
  return { outcome: row.fingerprint === lead.fingerprint ? "same" : "conflict", lead: leadOf(row) };
};
