import type { Counters } from "#domain/spam/index.ts";
import type { Database } from "../database.ts";
import type { Write } from "../writer.ts";

export type StoredCounters = Counters & {
  /**
   * Deletes all counters if one belongs to a future window at `now`: the clock was set back, and this time was already
   * counted.
   */
  readonly forgetFuture: (now: Date) => Promise<void>;
};

/** Counters shared by all nodes. `dropBefore` deletes the rows of old windows. */
export const createCounters = ({ db }: Database, write: Write): StoredCounters => ({
  add: async (name, window) => {
    const { amount } = await write((connection) =>
      connection
        .insertInto("counters")
        .values({ name, window_at: window.toISOString(), amount: 1 })
        .onConflict((conflict) =>
          conflict.columns(["name", "window_at"]).doUpdateSet((row) => ({ amount: row("counters.amount", "+", 1) })),
        )
        .returning("amount")
        .executeTakeFirstOrThrow(),
    );
    return amount;
  },
  read: async (name, window) => {
    const row = await db
      .selectFrom("counters")
      .select("amount")
      .where("name", "=", name)
      .where("window_at", "=", window.toISOString())
      .executeTakeFirst();
    return row?.amount ?? 0;
  },
  deleteBefore: async (window) => {
    await write((connection) =>
      connection.deleteFrom("counters").where("window_at", "<", window.toISOString()).execute(),
    );
  },
  forgetFuture: async (now) => {
    const future = await db
      .selectFrom("counters")
      .select("name")
      .where("window_at", ">", now.toISOString())
      .limit(1)
      .executeTakeFirst();
    if (future !== undefined) await write((connection) => connection.deleteFrom("counters").execute());
  },
});
