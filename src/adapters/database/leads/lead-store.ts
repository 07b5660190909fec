import { bookingPerson, type Lead } from "#domain/leads/index.ts";
import { type Booking, UNLIMITED_BOOKINGS } from "#domain/appointments/index.ts";
import type { Delivery } from "#domain/outbox/index.ts";
import type {
  ConfirmedBooking,
  LeadAttachments,
  LeadStore,
  SaveLeadOutcome,
  SeatRules,
} from "#application/leads/ports.ts";
import { bookSeat, BOOKING_LOCK_KEY, hasFreeSeat, isBurst, isPersonAtLimit } from "./bookings.ts";
import type { Database } from "../database.ts";
import { addDeliveries } from "../outbox/deliveries.ts";
import type { Write } from "../writer.ts";
import { toLead, toLeadRow } from "./lead-rows.ts";
import { changeAppointment, lockLead, updateLeadContent } from "./change-appointment.ts";
import { saveFiles } from "./upload-stash.ts";
import type { Connection } from "../schema.ts";

export const createLeadStore = (database: Pick<Database, "dialect">, write: Write): LeadStore => {
  const { dialect } = database;
  const lock: Lock = (transaction) => dialect.lockUntilCommit(transaction, BOOKING_LOCK_KEY);
  const inTransaction = <T>(work: (transaction: Connection) => Promise<T>): Promise<T | Refused> =>
    write((db) =>
      db
        .transaction()
        .execute(work)
        .catch((error: unknown) => {
          if (error instanceof BookingRefusedError) return { outcome: error.outcome };
          throw error;
        }),
    );
  return {
    save: (lead, deliveries, attached = NO_ATTACHMENTS) =>
      inTransaction((transaction) => insert({ transaction, lock, lead, deliveries, attached })),
    confirmBooking: async (confirmed, seats, at) =>
      (await inTransaction((transaction) => confirm({ transaction, lock, confirmed, seats, at }))).outcome,
    changeAppointment: (change, at) =>
      inTransaction(async (transaction) => {
        const outcome = await changeAppointment({ database, transaction, lockBookings: lock, change, at });
        if (outcome === "slot-taken") throw new BookingRefusedError(outcome);
        return outcome;
      }).then((outcome) => (typeof outcome === "string" ? outcome : "slot-taken")),
  };
};

const NO_ATTACHMENTS: LeadAttachments = {
  seats: { capacity: 1, remind_at: null, ...UNLIMITED_BOOKINGS },
  contents: new Map(),
};

type Lock = (transaction: Connection) => Promise<void>;

type Refusal = "slot-taken" | "person-limit";

type Refused = { readonly outcome: Refusal };

/** Thrown to roll the transaction back. */
class BookingRefusedError extends Error {
  readonly outcome: Refusal;

  constructor(outcome: Refusal) {
    super(outcome);
    this.outcome = outcome;
  }
}

type Insert = {
  readonly transaction: Connection;
  readonly lock: Lock;
  readonly lead: Lead;
  readonly deliveries: readonly Delivery[];
  readonly attached: LeadAttachments;
};

const insert = async ({ transaction, lock, lead, deliveries, attached }: Insert): Promise<SaveLeadOutcome> => {
  const inserted = await transaction
    .insertInto("leads")
    .values(toLeadRow(lead))
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (inserted === undefined) return findConflict(transaction, lead);
  const { booking } = lead;
  let saved = lead;
  if (booking !== null) {
    await lock(transaction);
    const at = new Date(lead.created_at);
    saved = await bookOrRequest({ transaction, lead, booking, seats: attached.seats, at });
  }
  await saveFiles(transaction, lead, attached.contents);
  await addDeliveries(transaction, deliveries, lead.created_at);
  return { outcome: "saved", lead: saved };
};

/** A lead's booking of an appointment. */
type Attempt = {
  readonly transaction: Connection;
  readonly lead: Lead;
  readonly booking: Booking;
  readonly seats: SeatRules;
  readonly at: Date;
};

const checkPersonLimit = async ({ transaction, lead, booking, seats, at }: Attempt): Promise<void> => {
  const isAtLimit = await isPersonAtLimit(transaction, bookingPerson(lead), booking, seats, at);
  if (isAtLimit) throw new BookingRefusedError("person-limit");
};

const takeSeat = async ({
  transaction,
  lead,
  booking,
  seats: { capacity, remind_at: remindAt },
  at,
}: Attempt): Promise<void> => {
  const seat = { leadId: lead.id, person: bookingPerson(lead), booking, capacity, remindAt, at };
  if (!(await bookSeat(transaction, seat))) throw new BookingRefusedError("slot-taken");
};

/** Books a seat. In a burst of bookings the lead requests its appointment instead, as long as a seat is free. */
const bookOrRequest = async (attempt: Attempt): Promise<Lead> => {
  const { transaction, lead, booking, seats, at } = attempt;
  await checkPersonLimit(attempt);
  if (!(await isBurst(transaction, booking, seats, at))) {
    await takeSeat(attempt);
    return lead;
  }
  if (!(await hasFreeSeat(transaction, booking, seats.capacity))) throw new BookingRefusedError("slot-taken");
  const requested = { ...lead, booking: null, requested_booking: booking };
  await updateLeadContent(transaction, requested);
  return requested;
};

/** Explains why the insert was skipped: the idempotency key exists, or else the reference does. */
const findConflict = async (transaction: Connection, lead: Lead): Promise<SaveLeadOutcome> => {
  const row = await transaction
    .selectFrom("leads")
    .selectAll()
    .where("idempotency_key", "=", lead.idempotency_key)
    .executeTakeFirst();
  if (row === undefined) return { outcome: "reference-taken" };
  return { outcome: row.fingerprint === lead.fingerprint ? "duplicate" : "conflict", lead: toLead(row) };
};

const confirm = async ({
  transaction,
  lock,
  confirmed: { lead, deliveries },
  seats,
  at,
}: {
  readonly transaction: Connection;
  readonly lock: Lock;
  readonly confirmed: ConfirmedBooking;
  readonly seats: SeatRules;
  readonly at: Date;
}): Promise<Refused | { readonly outcome: "booked" | "unchanged" }> => {
  const row = await lockLead(transaction, lead.id);
  await lock(transaction);
  if (row === undefined || toLead(row).booking !== null) return { outcome: "unchanged" };
  const attempt = { transaction, lead, booking: lead.booking, seats, at };
  await checkPersonLimit(attempt);
  await takeSeat(attempt);
  await updateLeadContent(transaction, lead);
  await addDeliveries(transaction, deliveries, at.toISOString());
  return { outcome: "booked" };
};
