import type { Database } from "./database.ts";

/** Generated values shared by all nodes. The node that needs a value first creates it. */
export type SharedSettings = {
  readonly get: (name: string) => Promise<string | null>;
  /** Saves the value unless one exists; returns the stored value, which may come from another node. */
  readonly putIfAbsent: (name: string, value: string) => Promise<string>;
};

export const createSharedSettings = ({ db }: Database): SharedSettings => {
  const get = async (name: string): Promise<string | null> => {
    const row = await db.selectFrom("settings").select("value").where("name", "=", name).executeTakeFirst();
    return row?.value ?? null;
  };
  return {
    get,
    putIfAbsent: async (name, value) => {
      await db
        .insertInto("settings")
        .values({ name, value })
        .onConflict((conflict) => conflict.column("name").doNothing())
        .execute();
      return (await get(name)) ?? value;
    },
  };
};
