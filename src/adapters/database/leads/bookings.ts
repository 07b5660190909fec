import type { Booking, BookingLimits } from "#domain/appointments/index.ts";
import type { BookingPerson } from "#domain/leads/index.ts";
import type { SlotReader } from "#application/leads/ports.ts";
import type { Database } from "../database.ts";
import type { Write } from "../writer.ts";

type Connection = Database["db"];

/**
 * Arbitrary unique key: on PostgreSQL two nodes decide about bookings one after the other, so that concurrent ones cannot pass
 * a limit together. On SQLite transactions do so anyway.
 */
export const BOOKING_LOCK_KEY = 7_221_010;

export type Seat = {
  readonly leadId: string;
  readonly person: BookingPerson;
  readonly booking: Booking;
  readonly capacity: number;
  readonly at: Date;
};

/** Books the first free seat of an appointment for a lead; returns false when all seats are booked. */
export const bookSeat = async (
  transaction: Connection,
  { leadId, person, booking: { location, calendar, start, end }, capacity, at }: Seat,
): Promise<boolean> => {
  for (let seat = 0; seat < capacity; seat += 1) {
    const inserted = await transaction
      .insertInto("bookings")
      .values({
        location,
        calendar,
        start_at: start,
        end_at: end,
        seat,
        lead_id: leadId,
        booked_at: at.toISOString(),
        ...person,
      })
      .onConflict((conflict) => conflict.columns(["location", "calendar", "start_at", "seat"]).doNothing())
      .returning("seat")
      .executeTakeFirst();
    if (inserted !== undefined) return true;
  }
  return false;
};

/** True while a seat of the appointment is free. */
export const hasFreeSeat = async (
  db: Connection,
  { location, calendar, start }: Booking,
  capacity: number,
): Promise<boolean> => {
  const { booked } = await db
    .selectFrom("bookings")
    .select((row) => row.fn.countAll<number>().as("booked"))
    .where("location", "=", location)
    .where("calendar", "=", calendar)
    .where("start_at", "=", start)
    .executeTakeFirstOrThrow();
  return booked < capacity;
};

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

export const createSlotReader = ({ db }: Database, write: Write): SlotReader => ({
  bookedCounts: async ({ location, calendar, from }) => {
    const rows = await db
      .selectFrom("bookings")
      .select((row) => ["start_at", row.fn.countAll<number>().as("leads")])
      .where("location", "=", location)
      .where("calendar", "=", calendar)
      .where("start_at", ">=", from.toISOString())
      .groupBy("start_at")
      .execute();
    return new Map(rows.map(({ start_at, leads }) => [start_at, leads]));
  },
  openBookings: async (person, from) => {
    const rows = await selectOpen(db, person, from)
      .innerJoin("leads", "leads.id", "bookings.lead_id")
      .select(["lead_id", "reference", "location", "calendar", "start_at", "end_at"])
      .orderBy("start_at")
      .orderBy("reference")
      .execute();
    return rows.map(({ start_at: start, end_at: end, ...booking }) => ({ ...booking, start, end }));
  },
  release: async (leadId) => {
    const { numDeletedRows } = await write((connection) =>
      connection.deleteFrom("bookings").where("lead_id", "=", leadId).executeTakeFirstOrThrow(),
    );
    return numDeletedRows > 0n;
  },
});
