import { z } from "zod";
import type { NodeStatus, NodeStore, ReloadReport } from "#application/operations/index.ts";
import type { Database } from "../database.ts";

const FORGOTTEN_AFTER_MS = 60 * 60_000;

const counts = { added: z.int(), changed: z.int(), removed: z.int() };

/** Nodes with another version of the program may write other reports. */
const reloadReport = z.object({
  stories: z.object({ ...counts, listed: z.array(z.string()) }),
  redirects: z.object(counts),
  settings: z.array(z.string()),
  problems: z.array(z.string()),
  failures: z.array(z.string()).default([]),
  problemCount: z.int(),
  at: z.string(),
  milliseconds: z.number(),
});

const readReport = (text: string | null): ReloadReport | null => {
  if (text === null) return null;
  const parsed = reloadReport.safeParse(JSON.parse(text));
  return parsed.success ? parsed.data : null;
};

/** The nodes that run on this database. */
export const createNodeStore = ({ db }: Database): NodeStore => ({
  save: async ({ id, name, startedAt, seenAt, contentVersion, reload }: NodeStatus) => {
    const state = {
      name,
      started_at: startedAt,
      seen_at: seenAt,
      content_version: contentVersion,
      reload: reload === null ? null : JSON.stringify(reload),
    };
    await db
      .insertInto("nodes")
      .values({ id, ...state })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(state))
      .execute();
    const forgotten = new Date(Date.parse(seenAt) - FORGOTTEN_AFTER_MS).toISOString();
    await db.deleteFrom("nodes").where("seen_at", "<", forgotten).execute();
  },
  remove: async (id) => void (await db.deleteFrom("nodes").where("id", "=", id).execute()),
  list: async () => {
    const rows = await db.selectFrom("nodes").selectAll().orderBy("name").orderBy("id").execute();
    return rows.map(({ id, name, started_at, seen_at, content_version, reload }) => ({
      id,
      name,
      startedAt: started_at,
      seenAt: seen_at,
      contentVersion: content_version,
      reload: readReport(reload),
    }));
  },
});
