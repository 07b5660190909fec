import { createStockWriter, openDatabase } from "../../src/adapters/database/index.ts";
import type { DatabaseOptions } from "./on-both-dialects.ts";
import { commit, importRows, aNumberedRow } from "./stock-rows.ts";

/** A job for another process: complete imports of so many rows each, or, with `hang`, one that never ends and waits to be killed. */
export type ImportJob = DatabaseOptions & {
  readonly feed: string;
  readonly rows: readonly number[];
  readonly hang: boolean;
};

const { dataDir, url, feed, rows, hang } = JSON.parse(process.argv[2] ?? "") as ImportJob;
const database = await openDatabase({ dataDir, url });
const writer = createStockWriter(database, { now: () => new Date() });
/** An import of another length has other vehicles: it adds and removes. */
const stockRows = (length: number) => Array.from({ length }, (_, index) => aNumberedRow(`${feed} ${length} ${index}`));
if (hang) {
  await writer.importFeed(feed, async (run) => {
    await run.put(stockRows(rows[0] ?? 0));
    process.stdout.write("put\n");
    await new Promise((never) => setTimeout(never, 60_000));
    return commit(null);
  });
}
for (const count of rows) await importRows(writer, feed, stockRows(count));
await database.close();
