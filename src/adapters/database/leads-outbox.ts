import type { Claim, ClaimedDelivery, Mailbox, Outbox } from "#domain/leads/index.ts";
import type { Database } from "./database.ts";
import { addDeliveries } from "./deliveries.ts";
import type { Write } from "./leads-writer.ts";
import { reportParked } from "./leads-report.ts";
import { deliveryOf, leadOf } from "./leads-rows.ts";

export const leadOutbox = (database: Database, write: Write): Outbox => ({
  claim: (claim) => claimDue(database, write, claim),
  markSent: async (id, at) => {
    await write((db) =>
      db
        .updateTable("deliveries")
        .set((row) => ({ ...released, state: "sent", sent_at: at.toISOString(), attempts: row("attempts", "+", 1) }))
        .where("id", "=", id)
        .where("state", "!=", "sent")
        .execute(),
    );
  },
  reschedule: async (id, owner, { at, error }) => {
    await write((db) =>
      leased(db, id, owner)
        .set((row) => ({
          ...released,
          next_attempt_at: at.toISOString(),
          last_error: error,
          attempts: row("attempts", "+", 1),
        }))
        .execute(),
    );
  },
  park: async (id, owner, { at, error }) => {
    await write((db) =>
      leased(db, id, owner)
        .set((row) => ({
          ...released,
          state: "parked",
          parked_at: at.toISOString(),
          last_error: error,
          attempts: row("attempts", "+", 1),
        }))
        .execute(),
    );
  },
  requeue: ({ leadId, parkedOnly }, at) => write((db) => requeue(db, leadId, parkedOnly, at.toISOString())),
  reportParked: (report, at) => reportParked(database, write, report, at),
});

/** Writes deliveries that are about no lead. */
export const mailbox = (write: Write): Mailbox => ({
  put: (deliveries, at) => write((db) => addDeliveries(db, deliveries, at.toISOString())),
});

const requeue = async (
  db: Database["db"],
  leadId: string | undefined,
  parkedOnly: boolean,
  at: string,
): Promise<number> => {
  const all = db.updateTable("deliveries").where((where) => {
    const parked = where("state", "=", "parked");
    if (parkedOnly) return parked;
    const free = where.or([where("leased_until", "is", null), where("leased_until", "<=", at)]);
    return where.or([parked, where.and([where("state", "=", "due"), where("next_attempt_at", ">", at), free])]);
  });
  const { numUpdatedRows } = await (leadId === undefined ? all : all.where("lead_id", "=", leadId))
    .set((row) => ({
      ...released,
      state: "due",
      next_attempt_at: at,
      parked_at: null,
      told_at: null,
      attempts: 0,
      // The days of trying begin anew for what had none left.
      created_at: row.case().when("state", "=", "parked").then(at).else(row.ref("created_at")).end(),
    }))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
};

const released = { leased_until: null, lease_owner: null } as const;

const leased = (db: Database["db"], id: string, owner: string) =>
  db.updateTable("deliveries").where("id", "=", id).where("state", "=", "due").where("lease_owner", "=", owner);

const due = (db: Database["db"], { channel, now, skip }: Claim) => {
  const at = now.toISOString();
  const all = db.selectFrom("deliveries");
  return (skip.length === 0 ? all : all.where("destination", "not in", skip))
    .where("state", "=", "due")
    .where("channel", "=", channel)
    .where("next_attempt_at", "<=", at)
    .where((where) => where.or([where("leased_until", "is", null), where("leased_until", "<=", at)]));
};

const claimDue = async ({ db, dialect }: Database, write: Write, claim: Claim): Promise<readonly ClaimedDelivery[]> => {
  // Asked first without a lock: most of the time nothing is due, and an import may be writing.
  const any = await due(db, claim).select("id").limit(1).executeTakeFirst();
  if (any === undefined) return [];
  return write((own) =>
    own.transaction().execute(async (transaction) => {
      const oldest = due(transaction, claim)
        .select("id")
        .orderBy("next_attempt_at")
        .orderBy("position")
        .orderBy("id")
        .limit(claim.limit);
      // SQLite's transactions write one after the other from their start; PostgreSQL's nodes step around each other.
      const rows = await (dialect === "postgres" ? oldest.forUpdate().skipLocked() : oldest).execute();
      const ids = rows.map(({ id }) => id);
      if (ids.length === 0) return [];
      const leasedUntil = new Date(claim.now.getTime() + claim.leaseMs).toISOString();
      await transaction
        .updateTable("deliveries")
        .set({ leased_until: leasedUntil, lease_owner: claim.owner })
        .where("id", "in", ids)
        .execute();
      return withLeads(transaction, ids);
    }),
  );
};

const withLeads = async (db: Database["db"], ids: readonly string[]): Promise<readonly ClaimedDelivery[]> => {
  const deliveries = await db
    .selectFrom("deliveries")
    .selectAll()
    .where("id", "in", ids)
    .orderBy("next_attempt_at")
    .orderBy("position")
    .execute();
  const leadIds = [...new Set(deliveries.map((delivery) => delivery.lead_id))].filter((id) => id !== null);
  const leads =
    leadIds.length === 0 ? [] : await db.selectFrom("leads").selectAll().where("id", "in", leadIds).execute();
  const byId = new Map(leads.map((row) => [row.id, leadOf(row)]));
  return deliveries.map((row) => ({
    delivery: deliveryOf(row),
    lead: byId.get(row.lead_id ?? "") ?? null,
    created_at: row.created_at,
    attempts: row.attempts,
  }));
};
