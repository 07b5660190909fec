import type { Booking } from "#domain/appointments/index.ts";
import type { SlotReader } from "#application/leads/ports.ts";
import type { Database } from "../database.ts";
import type { Write } from "../writer.ts";

/**
 * Books the first free seat of an appointment for a lead; returns false when all seats are booked. On PostgreSQL the
 * insert waits for a concurrent transaction that holds the same seat.
 */
export const bookSeat = async (
  transaction: Database["db"],
  leadId: string,
  { location, calendar, start, end }: Booking,
  capacity: number,
): Promise<boolean> => {
  for (let seat = 0; seat < capacity; seat += 1) {
    const inserted = await transaction
      .insertInto("bookings")
      .values({ location, calendar, start_at: start, end_at: end, seat, lead_id: leadId })
      .onConflict((conflict) => conflict.columns(["location", "calendar", "start_at", "seat"]).doNothing())
      .returning("seat")
      .executeTakeFirst();
    if (inserted !== undefined) return true;
  }
  return false;
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
  release: async (leadId) => {
    const { numDeletedRows } = await write((connection) =>
      connection.deleteFrom("bookings").where("lead_id", "=", leadId).executeTakeFirstOrThrow(),
    );
    return numDeletedRows > 0n;
  },
});
