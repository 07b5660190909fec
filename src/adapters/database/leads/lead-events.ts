import type { LeadEvent } from "#domain/leads/index.ts";
import type { AppendedEvents, DecideAppend, LeadEventStore } from "#application/leads/ports.ts";
import type { Database } from "../database.ts";
import { addDeliveries } from "../outbox/deliveries.ts";
import type { Connection, Schema } from "../schema.ts";
import { inTransaction, type Write } from "../writer.ts";
import { toLead, toLeadRow } from "./lead-rows.ts";

/** Arbitrary unique key: on PostgreSQL appends run one after the other. On SQLite transactions do so anyway. */
const EVENT_LOCK_KEY = 7_221_014;

const toEvent = ({ lead_id: _lead, position: _position, ...event }: Schema["lead_events"]): LeadEvent => event;

/** Events by lead, oldest first. */
export const readLeadEvents = async (
  { db, dialect }: Pick<Database, "db" | "dialect">,
  leadIds: readonly string[],
): Promise<ReadonlyMap<string, readonly LeadEvent[]>> => {
  const byLead = new Map<string, LeadEvent[]>();
  if (leadIds.length === 0) return byLead;
  const rows = await db
    .selectFrom("lead_events")
    .selectAll()
    .where("lead_id", "in", dialect.listParameter(leadIds))
    .orderBy("lead_id")
    .orderBy("position")
    .execute();
  for (const row of rows) byLead.set(row.lead_id, [...(byLead.get(row.lead_id) ?? []), toEvent(row)]);
  return byLead;
};

/** Holds until the transaction ends; called before the events of a lead are read, saved or removed. */
export const lockLeadEvents = ({ dialect }: Pick<Database, "dialect">, transaction: Connection): Promise<void> =>
  dialect.lockUntilCommit(transaction, EVENT_LOCK_KEY);

/** Saves events after those of the lead that are there. The caller holds `lockLeadEvents`. */
export const addLeadEvents = async (
  transaction: Connection,
  leadId: string,
  events: readonly LeadEvent[],
): Promise<void> => {
  if (events.length === 0) return;
  const { first } = await transaction
    .selectFrom("lead_events")
    .select((row) => row.fn.countAll<number>().as("first"))
    .where("lead_id", "=", leadId)
    .executeTakeFirstOrThrow();
  const rows = events.map((event, index) => ({ ...event, lead_id: leadId, position: first + index }));
  await transaction.insertInto("lead_events").values(rows).execute();
};

const appendEvents = async (
  database: Database,
  transaction: Connection,
  { leadId, decide, at }: { readonly leadId: string; readonly decide: DecideAppend; readonly at: Date },
): Promise<AppendedEvents | null> => {
  await lockLeadEvents(database, transaction);
  const row = await transaction.selectFrom("leads").selectAll().where("id", "=", leadId).executeTakeFirst();
  if (row === undefined) return null;
  const lead = toLead(row);
  const events = (await readLeadEvents({ db: transaction, dialect: database.dialect }, [leadId])).get(leadId) ?? [];
  const appended = decide(lead, events);
  if (appended === null) return { lead, events, isChanged: false };
  if (appended.lead !== undefined) {
    const { content } = toLeadRow(appended.lead);
    await transaction.updateTable("leads").set({ content }).where("id", "=", leadId).execute();
  }
  await addLeadEvents(transaction, leadId, appended.events);
  await addDeliveries(transaction, appended.deliveries, at.toISOString());
  return { lead: appended.lead ?? lead, events: [...events, ...appended.events], isChanged: true };
};

export const createLeadEventStore = (database: Database, write: Write): LeadEventStore => ({
  append: (leadId, decide, at) =>
    inTransaction(write, (transaction) => appendEvents(database, transaction, { leadId, decide, at })),
  read: (leadIds) => readLeadEvents(database, leadIds),
});
