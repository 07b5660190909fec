import { randomBytes } from "node:crypto";
import type { Database } from "./database.ts";
import { createWriter } from "./writer.ts";

export type WriteProbe = { readonly write: () => Promise<void>; readonly close: () => Promise<void> };

/** As much as a lead with its deliveries takes. */
const PROBE_BYTES = 8 * 1024;

/** Name of the setting that it writes. */
export const WRITE_PROBE_SETTING = "write-probe";

/** Saves and commits one row, over and over the same, on a connection of its own as leads are. */
export const createWriteProbe = (database: Database): WriteProbe => {
  const { write, close } = createWriter(database);
  return {
    write: () =>
      write(async (db) => {
        const value = randomBytes(PROBE_BYTES / 2).toString("hex");
        await db
          .insertInto("settings")
          .values({ name: WRITE_PROBE_SETTING, value })
          .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
          .execute();
      }),
    close,
  };
};
