import type { Database } from "../database.ts";
import { createSharedSettings } from "../shared-settings.ts";

/** Where a refused form came from, and when. */
export type RefusedOrigin = { readonly origin: string; readonly at: Date };

const SETTING = "refused-origin";

/** Saves the last form that came from another address than the site's. */
export const putRefusedOrigin = (database: Database, { origin, at }: RefusedOrigin): Promise<void> =>
  createSharedSettings(database).put(SETTING, `${at.toISOString()} ${origin}`);

/** The last refused form; null without one, or once a request has been saved after it. */
export const readRefusedOrigin = async (database: Database): Promise<RefusedOrigin | null> => {
  const saved = await createSharedSettings(database).get(SETTING);
  if (saved === null) return null;
  const [at = "", origin = ""] = saved.split(" ");
  const newest = await database.db
    .selectFrom("leads")
    .select((one) => one.fn.max("created_at").as("at"))
    .executeTakeFirst();
  return newest?.at != null && newest.at > at ? null : { origin, at: new Date(at) };
};
