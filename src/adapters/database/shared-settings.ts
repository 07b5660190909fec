import type { Database } from "./database.ts";

/** Name of the site's public address, which a server saves for commands. */
export const SITE_URL_SETTING = "site-url";

/** Name of the feed of the environment, which a server saves: it comes before the others. */
export const ENVIRONMENT_FEED_SETTING = "environment-feed";

/** What the import that holds the lock says of itself. */
export const RUNNING_IMPORT_SETTING = "running-import";

/** Begins the names of the settings that say when a feed was last read completely. */
export const FEED_READ_SETTING = "stock-feed-read ";

/** Begins the names of the settings of feeds whose address says no length. */
export const FEED_WITHOUT_LENGTH_SETTING = "stock-feed-without-length ";

/** Values shared by all nodes and commands. A generated value is created by the node that needs it first. */
export const createSharedSettings = ({ db }: Database) => {
  const get = async (name: string): Promise<string | null> => {
    const row = await db.selectFrom("settings").select("value").where("name", "=", name).executeTakeFirst();
    return row?.value ?? null;
  };
  return {
    get,
    /** Saves the value unless one exists; returns the stored value, which may come from another node. */
    putIfAbsent: async (name: string, value: string): Promise<string> => {
      const present = await get(name);
      if (present !== null) return present;
      await db
        .insertInto("settings")
        .values({ name, value })
        .onConflict((conflict) => conflict.column("name").doNothing())
        .execute();
      return (await get(name)) ?? value;
    },
    /** Saves the value; writes nothing where it is saved already. */
    put: async (name: string, value: string): Promise<void> => {
      if ((await get(name)) === value) return;
      await db
        .insertInto("settings")
        .values({ name, value })
        .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
        .execute();
    },
    remove: async (name: string): Promise<void> =>
      void (await db.deleteFrom("settings").where("name", "=", name).execute()),
  };
};

const AGENDA_SETTING = "agenda-version ";

/** Versions of the addresses of locations' calendars; `rotate` revokes those that were given out. */
export const createAgendaVersions = (database: Database) => {
  const settings = createSharedSettings(database);
  const get = async (location: string): Promise<number> =>
    Number((await settings.get(AGENDA_SETTING + location)) ?? "1");
  return {
    get,
    rotate: async (location: string): Promise<void> =>
      settings.put(AGENDA_SETTING + location, String((await get(location)) + 1)),
  };
};

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
