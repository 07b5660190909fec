import type { Counters } from "#domain/leads/index.ts";
import type { Database } from "./database.ts";
import type { Write } from "./leads-writer.ts";

/** Counts that all nodes share; a window's row is gone once nobody asks for it any more. */
export const counters = ({ db }: Database, write: Write): Counters => ({
  add: async (name, window) => {
    const { amount } = await write((own) =>
      own
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
  dropBefore: async (window) => {
    await write((own) => own.deleteFrom("counters").where("window_at", "<", window.toISOString()).execute());
  },
});
