import type { Database } from "../database.ts";
import { createSharedSettings } from "../shared-settings.ts";

/** Since when answers to leads are recorded: nothing is known of earlier ones. */
const SETTING = "leads-answered-since";

const putFirst = async (database: Database, setting: string, now: Date): Promise<Date> =>
  new Date(await createSharedSettings(database).putIfAbsent(setting, now.toISOString()));

/** The first start of a server that records answers; `now` if this is it. */
export const putAnsweredSince = (database: Database, now: Date): Promise<Date> => putFirst(database, SETTING, now);

/** `now` if no server has recorded answers yet. */
export const readAnsweredSince = async (database: Database, now: Date): Promise<Date> =>
  new Date((await createSharedSettings(database).get(SETTING)) ?? now);

/** Since when the people who answer requests are notified of changes of feeds. */
const CHANGES_SETTING = "vehicle-changes-notified-since";

export const putChangesNotifiedSince = (database: Database, now: Date): Promise<Date> =>
  putFirst(database, CHANGES_SETTING, now);
