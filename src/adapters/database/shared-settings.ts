import type { Database } from "./database.ts";

/** A few values that all nodes share and nobody configures, made once by whichever node needs them first. */
export type SharedSettings = {
  readonly get: (name: string) => Promise<string | null>;
  /** Keeps the value unless there is one, and returns the one that holds, which may be another node's. */
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
