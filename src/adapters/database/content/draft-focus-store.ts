import { hash } from "node:crypto";
import type { DraftFocusStore } from "#application/content/ports.ts";
import type { Clock } from "#domain/shared/index.ts";
import type { Database } from "../database.ts";

/** An editor works on a draft for days; a draft that is opened again is saved again. */
const FORGOTTEN_AFTER_MS = 30 * 24 * 60 * 60_000;

/** Keys have any length. */
const digestOf = (key: string): string => hash("sha256", key, "base64url");

export const createDraftFocusStore = ({ db }: Database, clock: Clock): DraftFocusStore => ({
  save: async (keys) => {
    const now = clock.now();
    const opened_at = now.toISOString();
    const forgotten = new Date(now.getTime() - FORGOTTEN_AFTER_MS).toISOString();
    await db.deleteFrom("draft_focuses").where("opened_at", "<", forgotten).execute();
    if (keys.length === 0) return;
    await db
      .insertInto("draft_focuses")
      .values([...new Set(keys)].map((key) => ({ digest: digestOf(key), opened_at })))
      .onConflict((conflict) => conflict.column("digest").doUpdateSet({ opened_at }))
      .execute();
  },
  has: async (key) => {
    const row = await db
      .selectFrom("draft_focuses")
      .select("digest")
      .where("digest", "=", digestOf(key))
      .executeTakeFirst();
    return row !== undefined;
  },
});
