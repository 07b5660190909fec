import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";

export type SavedData = {
  /** Message of the newest delivery to an address, as JSON. */
  readonly messageTo: (address: string) => string;
  /** Resolves when the query counts this many rows. */
  readonly until: (query: string, count: number) => Promise<void>;
  readonly close: () => void;
};

const MAX_WAIT_MS = 60_000;

/** Reads the data of a running site. */
export const openSavedData = (dataDir: string): SavedData => {
  const database = new DatabaseSync(join(dataDir, "vitrine.sqlite"), { readOnly: true, timeout: 5_000 });
  const count = (query: string): unknown => database.prepare(`select count(*) as count from ${query}`).get()?.["count"];
  return {
    messageTo(address) {
      const newest = "select message from deliveries where destination = ? order by created_at desc limit 1";
      return String(database.prepare(newest).get(address)?.["message"]);
    },
    async until(query, expected) {
      const end = Date.now() + MAX_WAIT_MS;
      while (count(query) !== expected) {
        if (Date.now() > end) throw new Error(`${String(count(query))} instead of ${expected}: ${query}`);
        await sleep(50);
      }
    },
    close: () => database.close(),
  };
};
