import type { DeadLetter, WriteDeadLetterReport } from "#application/leads/ports.ts";
import { windowStart } from "#domain/spam/index.ts";
import type { Database } from "../database.ts";
import { addDeliveries } from "./deliveries.ts";
import { inTransaction, type Write } from "../writer.ts";
import type { Connection } from "../schema.ts";

/** Keeps the mail short enough to be read. */
const MAX_REPORTED = 100;

const WINDOW_SECONDS = 15 * 60;

/** Writes the report of new dead letters to the outbox and marks them as reported, in one transaction. */
export const reportDeadLetters = async (
  { db }: Database,
  write: Write,
  report: WriteDeadLetterReport,
  at: Date,
): Promise<number> => {
  // Queried first without a lock: usually there is no dead letter.
  const firstUnreported = await selectUnreported(db).select("id").limit(1).executeTakeFirst();
  if (firstUnreported === undefined) return 0;
  return inTransaction(write, async (transaction) => {
    if (!(await claimReportWindow(transaction, at))) return 0;
    const deadLetters = await readOldestUnreported(transaction);
    const ids = deadLetters.map(({ id }) => id);
    if (ids.length === 0) return 0;
    const { count } = await selectUnreported(transaction)
      .select((row) => row.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    await addDeliveries(transaction, report(deadLetters.map(toDeadLetter), count - ids.length), at.toISOString());
    await transaction.updateTable("deliveries").set({ told_at: at.toISOString() }).where("id", "in", ids).execute();
    return ids.length;
  });
};

const selectUnreported = (db: Connection) =>
  db
    .selectFrom("deliveries")
    .where("state", "=", "parked")
    .where("told_at", "is", null)
    .where("purpose", "!=", "staff");

/** Returns true for the first node to ask in this 15-minute window. */
const claimReportWindow = async (transaction: Connection, at: Date): Promise<boolean> => {
  const inserted = await transaction
    .insertInto("counters")
    .values({ name: "staff-report", window_at: windowStart(at, WINDOW_SECONDS).toISOString(), amount: 1 })
    .onConflict((conflict) => conflict.columns(["name", "window_at"]).doNothing())
    .returning("amount")
    .executeTakeFirst();
  return inserted !== undefined;
};

const readOldestUnreported = (transaction: Connection) =>
  selectUnreported(transaction)
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
    .limit(MAX_REPORTED)
    .execute();

const toDeadLetter = (row: Awaited<ReturnType<typeof readOldestUnreported>>[number]): DeadLetter => ({
  reference: row.reference,
  channel: row.channel,
  purpose: row.purpose,
  attempts: row.attempts,
  parked_at: row.parked_at ?? row.created_at,
  last_error: row.last_error,
});
