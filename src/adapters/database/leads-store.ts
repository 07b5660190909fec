import type { AcceptOutcome, Lead, LeadStore } from "#domain/leads/index.ts";
import type { Database } from "./database.ts";
import type { Write } from "./leads-writer.ts";
import { deliveryRow, leadOf, leadRow } from "./leads-rows.ts";

export const leadStore = (write: Write): LeadStore => ({
  accept: (lead, deliveries) =>
    write((db) =>
      db.transaction().execute(async (transaction): Promise<AcceptOutcome> => {
        const inserted = await transaction
          .insertInto("leads")
          .values(leadRow(lead))
          .onConflict((conflict) => conflict.doNothing())
          .returning("id")
          .executeTakeFirst();
        if (inserted === undefined) return earlier(transaction, lead);
        const rows = deliveries.map((delivery, index) => deliveryRow(delivery, index, lead.created_at));
        if (rows.length > 0) await transaction.insertInto("deliveries").values(rows).execute();
        return { outcome: "stored", lead };
      }),
    ),
});

type Transaction = Database["db"];

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
