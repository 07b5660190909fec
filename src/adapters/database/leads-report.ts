import { type ParkedDelivery, windowOf, type WriteReport } from "#domain/leads/index.ts";
import type { Database } from "./database.ts";
import { addDeliveries } from "./deliveries.ts";
import type { Write } from "./leads-writer.ts";

/** A mail that nobody reads to its end tells nothing. */
const MOST = 100;

const WINDOW_SECONDS = 15 * 60;

/** Puts word of the parked deliveries into the outbox and notes them as told, in one transaction. */
export const reportParked = async ({ db }: Database, write: Write, report: WriteReport, at: Date): Promise<number> => {
  // Asked first without a lock: as a rule nothing is parked.
  const any = await untold(db).select("id").limit(1).executeTakeFirst();
  if (any === undefined) return 0;
  return write((own) =>
    own.transaction().execute(async (transaction) => {
      if (!(await takeTurn(transaction, at))) return 0;
      const parked = await oldestUntold(transaction);
      const ids = parked.map(({ id }) => id);
      if (ids.length === 0) return 0;
      const { count } = await untold(transaction)
        .select((row) => row.fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow();
      await addDeliveries(transaction, report(parked.map(reported), count - ids.length), at.toISOString());
      await transaction.updateTable("deliveries").set({ told_at: at.toISOString() }).where("id", "in", ids).execute();
      return ids.length;
    }),
  );
};

const untold = (db: Database["db"]) =>
  db
    .selectFrom("deliveries")
    .where("state", "=", "parked")
    .where("told_at", "is", null)
    .where("purpose", "!=", "staff");

/** True for the first of all nodes in this quarter of an hour. */
const takeTurn = async (transaction: Database["db"], at: Date): Promise<boolean> => {
  const taken = await transaction
    .insertInto("counters")
    .values({ name: "staff-report", window_at: windowOf(at, WINDOW_SECONDS).toISOString(), amount: 1 })
    .onConflict((conflict) => conflict.columns(["name", "window_at"]).doNothing())
    .returning("amount")
    .executeTakeFirst();
  return taken !== undefined;
};

const oldestUntold = (transaction: Database["db"]) =>
  untold(transaction)
    .leftJoin("leads", "leads.id", "deliveries.lead_id")
    .select([
      "deliveries.id as id",
      "deliveries.created_at as created_at",
      "reference",
      "channel",
      "purpose",
      "attempts",
      "parked_at",
      "last_error",
    ])
    .orderBy("parked_at")
    .orderBy("deliveries.id")
    .limit(MOST)
    .execute();

const reported = (row: Awaited<ReturnType<typeof oldestUntold>>[number]): ParkedDelivery => ({
  reference: row.reference,
  channel: row.channel,
  purpose: row.purpose,
  attempts: row.attempts,
  parked_at: row.parked_at ?? row.created_at,
  last_error: row.last_error,
});
