import type { Booking } from "#domain/appointments/index.ts";
import { bookingPerson, type Lead } from "#domain/leads/index.ts";
import type { AppointmentChange, LeadStore } from "#application/leads/ports.ts";
import type { Database } from "../database.ts";
import { addDeliveries } from "../outbox/deliveries.ts";
import { bookSeat } from "./bookings.ts";
import { addLeadEvents, lockLeadEvents } from "./lead-events.ts";
import { toLead, toLeadRow } from "./lead-rows.ts";

type Transaction = Database["db"];

type Change = {
  readonly database: Pick<Database, "dialect">;
  readonly transaction: Transaction;
  /** Holds the lock of bookings. */
  readonly lockBookings: (transaction: Transaction) => Promise<void>;
  readonly change: AppointmentChange;
  readonly at: Date;
};

/** Reads a lead and holds it until the transaction ends. Before the lock of bookings, as when a lead is saved. */
export const lockLead = (transaction: Transaction, id: string) =>
  transaction.updateTable("leads").set({ id }).where("id", "=", id).returningAll().executeTakeFirst();

export const updateLeadContent = async (transaction: Transaction, lead: Lead): Promise<void> => {
  const { content } = toLeadRow(lead);
  await transaction.updateTable("leads").set({ content }).where("id", "=", lead.id).execute();
};

const isSame = (one: Booking | null, other: Booking): boolean =>
  one?.start === other.start && one.changes === other.changes && one.cancelled_at === other.cancelled_at;

/** Moves or cancels an appointment. The caller rolls back when its place is taken. */
export const changeAppointment = async ({
  database,
  transaction,
  lockBookings,
  change: { lead, before, seats, event, deliveries },
  at,
}: Change): ReturnType<LeadStore["changeAppointment"]> => {
  await lockLeadEvents(database, transaction);
  const row = await lockLead(transaction, lead.id);
  await lockBookings(transaction);
  if (row === undefined || !isSame(toLead(row).booking, before)) return "unchanged";
  const held = await transaction
    .deleteFrom("bookings")
    .where("lead_id", "=", lead.id)
    .returning("booked_at")
    .executeTakeFirst();
  if (held === undefined) return "unchanged";
  if (seats !== null) {
    const { capacity, remind_at: remindAt } = seats;
    const seat = { leadId: lead.id, person: bookingPerson(lead), booking: lead.booking, capacity, remindAt };
    if (!(await bookSeat(transaction, { ...seat, at: new Date(held.booked_at) }))) return "slot-taken";
  }
  await updateLeadContent(transaction, lead);
  await addDeliveries(transaction, deliveries, at.toISOString());
  await addLeadEvents(transaction, lead.id, [event]);
  return "changed";
};
