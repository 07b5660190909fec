import { type Booking, type BookingLimits, findFreeSeat } from "#domain/appointments/index.ts";
import type { BookingPerson } from "#domain/leads/index.ts";
import type { SlotReader } from "#application/leads/ports.ts";
import type { Database } from "../database.ts";
import { addDeliveries } from "../outbox/deliveries.ts";
import { inTransaction, type Write } from "../writer.ts";
import { toLead } from "./lead-rows.ts";
import type { Connection } from "../schema.ts";

/**
 * Arbitrary unique key: on PostgreSQL two nodes decide about bookings one after the other, so that concurrent ones cannot pass
 * a limit together. On SQLite transactions do so anyway.
 */
export const BOOKING_LOCK_KEY = 7_221_010;

type Seat = {
  readonly leadId: string;
  readonly person: BookingPerson;
  readonly booking: Booking;
  readonly capacity: number;
  readonly remindAt: string | null;
  readonly at: Date;
};

/** Booked seats that end after `from`, by start. */
const selectBooked = (db: Connection, { location, calendar }: Pick<Booking, "location" | "calendar">, from: string) =>
  db
    .selectFrom("bookings")
    .select(["start_at as start", "end_at as end", "seat"])
    .where("location", "=", location)
    .where("calendar", "=", calendar)
    .where("end_at", ">", from)
    .orderBy("start_at")
    .orderBy("seat");

/** The seat for an appointment, or null when none is free from its start to its end. The caller holds the lock. */
const freeSeat = async (db: Connection, booking: Booking, capacity: number): Promise<number | null> =>
  findFreeSeat(
    booking,
    await selectBooked(db, booking, booking.start).where("start_at", "<", booking.end).execute(),
    capacity,
  );

/** Books a free seat of an appointment for a lead; returns false when all are booked. The caller holds the lock. */
export const bookSeat = async (
  transaction: Connection,
  { leadId, person, booking, capacity, remindAt: remind_at, at }: Seat,
): Promise<boolean> => {
  const seat = await freeSeat(transaction, booking, capacity);
  if (seat === null) return false;
  const { location, calendar, start: start_at, end: end_at } = booking;
  await transaction
    .insertInto("bookings")
    .values({
      location,
      calendar,
      start_at,
      end_at,
      seat,
      lead_id: leadId,
      booked_at: at.toISOString(),
      remind_at,
      ...person,
    })
    .execute();
  return true;
};

/** True while a seat of the appointment is free. */
export const hasFreeSeat = async (db: Connection, booking: Booking, capacity: number): Promise<boolean> =>
  (await freeSeat(db, booking, capacity)) !== null;

const selectOpen = (db: Connection, { mailbox, phone }: BookingPerson, from: Date) =>
  db
    .selectFrom("bookings")
    .where("start_at", ">", from.toISOString())
    .where((row) => row.or([row("mailbox", "=", mailbox), row("phone", "=", phone)]));

/** True when the person has as many appointments to come at the location as are allowed. */
export const isPersonAtLimit = async (
  db: Connection,
  person: BookingPerson,
  { location }: Pick<Booking, "location">,
  { per_person: limit }: Pick<BookingLimits, "per_person">,
  now: Date,
): Promise<boolean> => {
  const { open } = await selectOpen(db, person, now)
    .where("location", "=", location)
    .select((row) => row.fn.countAll<number>().as("open"))
    .executeTakeFirstOrThrow();
  return open >= limit;
};

/** True when a location has as many new bookings as are taken without a confirmation. */
export const isBurst = async (
  db: Connection,
  { location }: Pick<Booking, "location">,
  { burst: { limit, seconds } }: Pick<BookingLimits, "burst">,
  now: Date,
): Promise<boolean> => {
  const { recent } = await db
    .selectFrom("bookings")
    .select((row) => row.fn.countAll<number>().as("recent"))
    .where("location", "=", location)
    .where("booked_at", ">", new Date(now.getTime() - seconds * 1000).toISOString())
    .executeTakeFirstOrThrow();
  return recent >= limit;
};

export const createSlotReader = (database: Database, write: Write): SlotReader => ({
  booked: ({ from, ...calendar }) => selectBooked(database.db, calendar, from.toISOString()).execute(),
  openBookings: async (person, from) => {
    const rows = await selectOpen(database.db, person, from)
      .innerJoin("leads", "leads.id", "bookings.lead_id")
      .select(["lead_id", "reference", "location", "calendar", "start_at", "end_at"])
      .orderBy("start_at")
      .orderBy("reference")
      .execute();
    return rows.map(({ start_at: start, end_at: end, ...booking }) => ({ ...booking, start, end }));
  },
  appointments: async ({ from, until, location }) => {
    const rows = await selectAppointments(database)
      .where("bookings.start_at", ">=", from.toISOString())
      .$if(until !== null, (query) => query.where("bookings.start_at", "<", until?.toISOString() ?? ""))
      .$if(location !== null, (query) => query.where("bookings.location", "=", location ?? ""))
      .orderBy("bookings.start_at")
      .orderBy("reference")
      .execute();
    return rows.map(toLead);
  },
  dueReminders: async (now, limit) => {
    const rows = await selectAppointments(database)
      .where("remind_at", "<=", now.toISOString())
      .orderBy("remind_at")
      .limit(limit)
      .execute();
    return rows.map(toLead);
  },
  takeReminders: (toDeliveries, now, limit) =>
    inTransaction(write, (transaction) => takeReminders({ database, transaction, toDeliveries, now, limit })),
});

const selectAppointments = ({ db }: Pick<Database, "db">) =>
  db.selectFrom("leads").innerJoin("bookings", "bookings.lead_id", "leads.id").selectAll("leads");

/** The update of a row decides who takes its reminder: another node finds it without one. */
const takeReminders = async (task: {
  readonly database: Database;
  readonly transaction: Connection;
  readonly toDeliveries: Parameters<SlotReader["takeReminders"]>[0];
  readonly now: Date;
  readonly limit: number;
}): Promise<number> => {
  const { database, transaction, toDeliveries, now, limit } = task;
  const at = now.toISOString();
  const due = await database.dialect
    .skipLocked(
      transaction
        .selectFrom("bookings")
        .select("lead_id")
        .where("remind_at", "<=", at)
        .orderBy("remind_at")
        .limit(limit),
    )
    .execute();
  const taken = await transaction
    .updateTable("bookings")
    .set({ remind_at: null })
    .where("remind_at", "<=", at)
    .where("lead_id", "in", database.dialect.listParameter(["", ...due.map(({ lead_id: id }) => id)]))
    .returning(["lead_id", "start_at"])
    .execute();
  const ids = taken.filter(({ start_at: start }) => start > at).map(({ lead_id: id }) => id);
  const leads = await selectAppointments({ db: transaction })
    .where("leads.id", "in", database.dialect.listParameter(["", ...ids]))
    .execute();
  await addDeliveries(transaction, leads.map(toLead).flatMap(toDeliveries), at);
  return taken.length;
};
