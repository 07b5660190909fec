import type { DeliveryClaim, ClaimedDelivery, OutboxWriter, Outbox } from "#application/leads/ports.ts";
import type { Database } from "../database.ts";
import { addDeliveries, toDelivery, withAttempt } from "./deliveries.ts";
import { inTransaction, type Write } from "../writer.ts";
import { reportDeadLetters } from "./dead-letter-report.ts";
import { readLeadEvents } from "../leads/lead-events.ts";
import { toLead } from "../leads/lead-rows.ts";
import type { Connection } from "../schema.ts";

export const createOutbox = (database: Database, write: Write): Outbox => ({
  claim: (claim) => claimDue(database, write, claim),
  markSent: async (id, at) => {
    await write(async (db) => {
      const history = await withAttempt(db, id, { at: at.toISOString(), error: null });
      await db
        .updateTable("deliveries")
        .set((row) => ({
          ...NO_LEASE,
          state: "sent",
          sent_at: at.toISOString(),
          history,
          attempts: row("attempts", "+", 1),
        }))
        .where("id", "=", id)
        .where("state", "!=", "sent")
        .execute();
    });
  },
  reschedule: async (id, owner, { at, triedAt, error }) => {
    await write(async (db) => {
      const history = await withAttempt(db, id, { at: triedAt.toISOString(), error });
      await updateLeased(db, id, owner)
        .set((row) => ({
          ...NO_LEASE,
          next_attempt_at: at.toISOString(),
          last_error: error,
          history,
          attempts: row("attempts", "+", 1),
        }))
        .execute();
    });
  },
  deadLetter: async (id, owner, { at, error }) => {
    await write(async (db) => {
      const history = await withAttempt(db, id, { at: at.toISOString(), error });
      await updateLeased(db, id, owner)
        .set((row) => ({
          ...NO_LEASE,
          state: "parked",
          parked_at: at.toISOString(),
          last_error: error,
          history,
          attempts: row("attempts", "+", 1),
        }))
        .execute();
    });
  },
  requeue: ({ leadId, deadLettersOnly }, at) => write((db) => requeue(db, leadId, deadLettersOnly, at.toISOString())),
  replay: (id, at) => write((db) => replay(db, id, at.toISOString())),
  reportDeadLetters: (report, at) => reportDeadLetters(database, write, report, at),
});

export const createOutboxWriter = (write: Write): OutboxWriter => ({
  enqueue: (deliveries, at) => write((db) => addDeliveries(db, deliveries, at.toISOString())),
  enqueueOnce: (deliveries, at) =>
    write((db) => addDeliveries(db, deliveries, at.toISOString(), { isRepeatable: true })),
});

const requeue = async (
  db: Connection,
  leadId: string | undefined,
  deadLettersOnly: boolean,
  at: string,
): Promise<number> => {
  const query = db.updateTable("deliveries").where((where) => {
    const isDeadLetter = where("state", "=", "parked");
    if (deadLettersOnly) return isDeadLetter;
    const isUnleased = where.or([where("leased_until", "is", null), where("leased_until", "<=", at)]);
    return where.or([
      isDeadLetter,
      where.and([where("state", "=", "due"), where("next_attempt_at", ">", at), isUnleased]),
    ]);
  });
  const { numUpdatedRows } = await (leadId === undefined ? query : query.where("lead_id", "=", leadId))
    .set((row) => ({
      ...NO_LEASE,
      state: "due",
      next_attempt_at: at,
      parked_at: null,
      told_at: null,
      attempts: 0,
      // A dead letter gets a new delivery period; a delivery that is still due keeps its own.
      created_at: row.case().when("state", "=", "parked").then(at).else(row.ref("created_at")).end(),
    }))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
};

/** An email that was sent is not sent again: the recipient has read it. */
const replay = async (db: Connection, id: string, at: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable("deliveries")
    .where("id", "=", id)
    .where((where) => where.or([where("channel", "=", "http"), where("state", "!=", "sent")]))
    .where((where) => where.or([where("leased_until", "is", null), where("leased_until", "<=", at)]))
    .set({
      ...NO_LEASE,
      state: "due",
      next_attempt_at: at,
      sent_at: null,
      parked_at: null,
      told_at: null,
      attempts: 0,
      created_at: at,
    })
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
};

const NO_LEASE = { leased_until: null, lease_owner: null } as const;

const updateLeased = (db: Connection, id: string, owner: string) =>
  db.updateTable("deliveries").where("id", "=", id).where("state", "=", "due").where("lease_owner", "=", owner);

const selectDue = (db: Connection, { channel, now, skip }: DeliveryClaim) => {
  const at = now.toISOString();
  const query = db.selectFrom("deliveries");
  return (skip.length === 0 ? query : query.where("destination", "not in", skip))
    .where("state", "=", "due")
    .where("channel", "=", channel)
    .where("next_attempt_at", "<=", at)
    .where((where) => where.or([where("leased_until", "is", null), where("leased_until", "<=", at)]));
};

const claimDue = async (
  { db, dialect }: Database,
  write: Write,
  claim: DeliveryClaim,
): Promise<readonly ClaimedDelivery[]> => {
  // Queried first without a lock: usually nothing is due, and an import may hold the write lock.
  const firstDue = await selectDue(db, claim).select("id").limit(1).executeTakeFirst();
  if (firstDue === undefined) return [];
  return inTransaction(write, async (transaction) => {
    const oldest = selectDue(transaction, claim)
      .select("id")
      .orderBy("next_attempt_at")
      .orderBy("position")
      .orderBy("id")
      .limit(claim.limit);
    // Nodes skip each other's rows.
    const rows = await dialect.skipLocked(oldest).execute();
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return [];
    const leasedUntil = new Date(claim.now.getTime() + claim.leaseMs).toISOString();
    await transaction
      .updateTable("deliveries")
      .set({ leased_until: leasedUntil, lease_owner: claim.owner })
      .where("id", "in", ids)
      .execute();
    return withLeads({ db: transaction, dialect }, ids);
  });
};

const withLeads = async (
  database: Pick<Database, "db" | "dialect">,
  ids: readonly string[],
): Promise<readonly ClaimedDelivery[]> => {
  const { db } = database;
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
  const byId = new Map(leads.map((row) => [row.id, toLead(row)]));
  const events = await readLeadEvents(database, leadIds);
  return deliveries.map((row) => ({
    delivery: toDelivery(row),
    lead: byId.get(row.lead_id ?? "") ?? null,
    events: events.get(row.lead_id ?? "") ?? [],
    created_at: row.created_at,
    attempts: row.attempts,
  }));
};
