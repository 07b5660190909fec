import type { Database } from "../database.ts";
import { createSharedSettings } from "../shared-settings.ts";

/** Since when answers to leads are recorded: nothing is known of earlier ones. */
const SETTING = "leads-answered-since";

/** The first start of a server that records answers; `now` if this is it. */
export const putAnsweredSince = async (database: Database, now: Date): Promise<Date> =>
  new Date(await createSharedSettings(database).putIfAbsent(SETTING, now.toISOString()));

/** `now` if no server has recorded answers yet. */
export const readAnsweredSince = async (database: Database, now: Date): Promise<Date> =>
  new Date((await createSharedSettings(database).get(SETTING)) ?? now);

/** Since when the people who answer requests are notified of changes of feeds. */
const CHANGES_SETTING = "vehicle-changes-notified-since";

export const putChangesNotifiedSince = async (database: Database, now: Date): Promise<Date> =>
  new Date(await createSharedSettings(database).putIfAbsent(CHANGES_SETTING, now.toISOString()));
