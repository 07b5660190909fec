import type { Booking } from "#domain/appointments/index.ts";
import { bookingPerson, type Lead } from "#domain/leads/index.ts";
import { INVITING_PURPOSES } from "#domain/outbox/index.ts";
import type { AppointmentChange, LeadStore } from "#application/leads/ports.ts";
import type { Database } from "../database.ts";
import { addDeliveries } from "../outbox/deliveries.ts";
import { replaceWaiting } from "../outbox/replace-waiting.ts";
import { bookSeat } from "./bookings.ts";
import { addLeadEvents, lockLeadEvents } from "./lead-events.ts";
import { toLead, toLeadRow } from "./lead-rows.ts";
import type { Connection } from "../schema.ts";

type Change = {
  readonly database: Pick<Database, "dialect">;
  readonly transaction: Connection;
  /** Holds the lock of bookings. */
  readonly lockBookings: (transaction: Connection) => Promise<void>;
  readonly change: AppointmentChange;
  readonly at: Date;
};

/** Reads a lead and holds it until the transaction ends. Before the lock of bookings, as when a lead is saved. */
export const lockLead = (transaction: Connection, id: string) =>
  transaction.updateTable("leads").set({ id }).where("id", "=", id).returningAll().executeTakeFirst();

export const updateLeadContent = async (transaction: Connection, lead: Lead): Promise<void> => {
  const { content } = toLeadRow(lead);
  await transaction.updateTable("leads").set({ content }).where("id", "=", lead.id).execute();
};

const isSame = (one: Booking | null, other: Booking): boolean =>
  one?.start === other.start && one.changes === other.changes && one.cancelled_at === other.cancelled_at;

/** Whom e-mails of a lead have invited to its appointment. */
const readInvited = async (transaction: Connection, leadId: string): Promise<readonly string[]> => {
  const rows = await transaction
    .selectFrom("deliveries")
    .select("destination")
    .distinct()
    .where("lead_id", "=", leadId)
    .where("purpose", "in", INVITING_PURPOSES)
    .orderBy("destination")
    .execute();
  return rows.map(({ destination }) => destination);
};

/** Moves or cancels an appointment. What else changed of the lead meanwhile stays. The caller rolls back a taken place. */
export const changeAppointment = async ({
  database,
  transaction,
  lockBookings,
  change: { leadId, booking, before, seats, event, announce },
  at,
}: Change): ReturnType<LeadStore["changeAppointment"]> => {
  await lockLeadEvents(database, transaction);
  const row = await lockLead(transaction, leadId);
  await lockBookings(transaction);
  const saved = row && toLead(row);
  if (!saved || !isSame(saved.booking, before)) return "unchanged";
  const lead = { ...saved, booking };
  const held = await transaction
    .deleteFrom("bookings")
    .where("lead_id", "=", leadId)
    .returning("booked_at")
    .executeTakeFirst();
  if (held === undefined) return "unchanged";
  if (seats !== null) {
    const { capacity, remind_at: remindAt } = seats;
    const seat = { leadId, person: bookingPerson(lead), booking, capacity, remindAt };
    if (!(await bookSeat(transaction, { ...seat, at: new Date(held.booked_at) }))) return "slot-taken";
  }
  await updateLeadContent(transaction, lead);
  const announced = announce(lead, await readInvited(transaction, leadId));
  await addDeliveries(
    transaction,
    await replaceWaiting(transaction, leadId, announced, at.toISOString()),
    at.toISOString(),
  );
  await addLeadEvents(transaction, leadId, [event]);
  return "changed";
};
