import { createStockWriter, openDatabase } from "../../src/adapters/database/index.ts";
import type { Place } from "./databases.ts";
import { committed, importRows, numbered } from "./vehicles.ts";

/** What a test asks of another process: a whole import, or one that never ends and waits to be killed. */
export type Order = Place & { readonly feed: string; readonly rows: number; readonly hang: boolean };

const { dataDir, url, feed, rows, hang } = JSON.parse(process.argv[2] ?? "") as Order;
const database = await openDatabase({ dataDir, url });
const writer = createStockWriter(database, { now: () => new Date() });
const given = Array.from({ length: rows }, (_, place) => numbered(`${feed} ${place}`));
if (hang) {
  await writer.importFeed(feed, async (run) => {
    await run.put(given);
    process.stdout.write("put\n");
    await new Promise((never) => setTimeout(never, 60_000));
    return committed(null);
  });
}
await importRows(writer, feed, given);
await database.close();
