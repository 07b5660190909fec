import type { Database } from "./database.ts";

/** Values shared by all nodes and commands. A generated value is created by the node that needs it first. */
type SharedSettings = {
  readonly get: (name: string) => Promise<string | null>;
  /** Saves the value unless one exists; returns the stored value, which may come from another node. */
  readonly putIfAbsent: (name: string, value: string) => Promise<string>;
  /** Saves the value; writes nothing where it is saved already. */
  readonly put: (name: string, value: string) => Promise<void>;
  readonly remove: (name: string) => Promise<void>;
};

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

export const createSharedSettings = ({ db }: Database): SharedSettings => {
  const get = async (name: string): Promise<string | null> => {
    const row = await db.selectFrom("settings").select("value").where("name", "=", name).executeTakeFirst();
    return row?.value ?? null;
  };
  return {
    get,
    putIfAbsent: async (name, value) => {
      const present = await get(name);
      if (present !== null) return present;
      await db
        .insertInto("settings")
        .values({ name, value })
        .onConflict((conflict) => conflict.column("name").doNothing())
        .execute();
      return (await get(name)) ?? value;
    },
    put: async (name, value) => {
      if ((await get(name)) === value) return;
      await db
        .insertInto("settings")
        .values({ name, value })
        .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
        .execute();
    },
    remove: async (name) => void (await db.deleteFrom("settings").where("name", "=", name).execute()),
  };
};

const AGENDA_SETTING = "agenda-version ";

/** Versions of the addresses of locations' calendars; `rotate` revokes those that were given out. */
export const createAgendaVersions = (
  database: Database,
): { readonly get: (location: string) => Promise<number>; readonly rotate: (location: string) => Promise<void> } => {
  const settings = createSharedSettings(database);
  const get = async (location: string): Promise<number> =>
    Number((await settings.get(AGENDA_SETTING + location)) ?? "1");
  return {
    get,
    rotate: async (location) => settings.put(AGENDA_SETTING + location, String((await get(location)) + 1)),
  };
};
