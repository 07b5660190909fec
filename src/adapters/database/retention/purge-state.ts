import { z } from "zod";
import type { PurgeState } from "#application/retention/ports.ts";
import type { Database } from "../database.ts";
import { createSharedSettings } from "../shared-settings.ts";

/** Settings in which the nodes store the last plausible time, and the waiting purge. */
const CLOCK = "purge-clock";
const HOLD = "purge-hold";

const holdSchema = z.object({
  reason: z.enum(["clock", "amount"]),
  at: z.string(),
  expected: z.string().nullable(),
  expiring: z.array(
    z.object({ name: z.enum(["leads", "appointments", "files", "alerts"]), total: z.int(), expired: z.int() }),
  ),
  isTold: z.boolean(),
});

const newestRow = async ({ db }: Database): Promise<Date | null> => {
  const newest = await Promise.all([
    db
      .selectFrom("leads")
      .select((one) => one.fn.max("created_at").as("at"))
      .executeTakeFirst(),
    db
      .selectFrom("alerts")
      .select((one) => one.fn.max("touched_at").as("at"))
      .executeTakeFirst(),
    db
      .selectFrom("imports")
      .select((one) => one.fn.max("finished_at").as("at"))
      .executeTakeFirst(),
  ]);
  const times = newest.flatMap((row) => (row?.at ? [Date.parse(row.at)] : []));
  return times.length === 0 ? null : new Date(Math.max(...times));
};

export const createPurgeState = (database: Database): PurgeState => {
  const settings = createSharedSettings(database);
  return {
    lastTrusted: async () => {
      const saved = await settings.get(CLOCK);
      return saved === null ? newestRow(database) : new Date(saved);
    },
    trust: (at) => settings.put(CLOCK, at.toISOString()),
    hold: async () => {
      const saved = await settings.get(HOLD);
      return saved === null ? null : holdSchema.parse(JSON.parse(saved));
    },
    saveHold: async (hold) => {
      if (hold === null) await settings.remove(HOLD);
      else await settings.put(HOLD, JSON.stringify(hold));
    },
  };
};
