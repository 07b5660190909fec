import type { Booking, SlotReader } from "#domain/leads/index.ts";
import type { Database } from "./database.ts";
import type { Write } from "./leads-writer.ts";

/**
 * Takes the first free seat of an appointment for a lead; false where all are taken. On PostgreSQL a seat that somebody
 * else is just taking is waited for: either they are thanked, or it is free again.
 */
export const takeSeat = async (
  transaction: Database["db"],
  leadId: string,
  { location, calendar, start, end }: Booking,
  capacity: number,
): Promise<boolean> => {
  for (let seat = 0; seat < capacity; seat += 1) {
    const taken = await transaction
      .insertInto("bookings")
      .values({ location, calendar, start_at: start, end_at: end, seat, lead_id: leadId })
      .onConflict((conflict) => conflict.columns(["location", "calendar", "start_at", "seat"]).doNothing())
      .returning("seat")
      .executeTakeFirst();
    if (taken !== undefined) return true;
  }
  return false;
};

export const slotReader = ({ db }: Database, write: Write): SlotReader => ({
  taken: async ({ location, calendar, from }) => {
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
    const { numDeletedRows } = await write((own) =>
      own.deleteFrom("bookings").where("lead_id", "=", leadId).executeTakeFirstOrThrow(),
    );
    return numDeletedRows > 0n;
  },
});
