import type { Counters } from "#domain/spam/index.ts";
import type { Database } from "../database.ts";
import type { Write } from "../writer.ts";

/** Counters shared by all nodes. `dropBefore` deletes the rows of old windows. */
export const createCounters = ({ db }: Database, write: Write): Counters => ({
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
});
