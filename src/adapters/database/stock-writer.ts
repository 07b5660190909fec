import { setTimeout as sleep } from "node:timers/promises";
import type { Clock } from "#domain/shared/index.ts";
import type { ImportCounts, ImportOutcome, StockImport, StockWriter } from "#domain/vehicles/index.ts";
import type { Database, Lock } from "./database.ts";
import { commitImport, keepRecord } from "./stock-commit.ts";
import { openImport } from "./stock-import.ts";
import { createStaging, dropStaging, type StagingDb } from "./stock-staging.ts";

/** How long an import waits for another to end before it gives up. */
const PATIENCE_MS = 10 * 60_000;
const ASK_AGAIN_MS = 100;

export const createStockWriter = (database: Database, clock: Clock): StockWriter => ({
  importFeed: (feed, work) => importFeed(database, clock, feed, work),
  recordImport: (record) => keepRecord(database.db, record, null),
  listImports: async (limit) => {
    const rows = await database.db.selectFrom("imports").selectAll().orderBy("id", "desc").limit(limit).execute();
    return rows.map((row) => ({ ...row, counts: JSON.parse(row.counts) as ImportCounts }));
  },
});

const importFeed = async <T>(
  database: Database,
  clock: Clock,
  feed: string,
  work: (run: StockImport) => Promise<ImportOutcome<T>>,
): Promise<T> => {
  const lock = await takeLock(database);
  try {
    const session = await database.openSession();
    const db = session.db as unknown as StagingDb;
    try {
      await createStaging(db);
      const now = clock.now().toISOString();
      const { commit, result, record } = await work(await openImport(db, database.dialect, feed, now));
      if (commit) await commitImport(db, database.dialect, { feed, now, record });
      else if (record !== undefined) await keepRecord(session.db, record, null);
      return result;
    } finally {
      // On a connection that broke there is nothing left to drop, and the error on its way out says more.
      await dropStaging(db).catch(() => undefined);
      await session.release();
    }
  } finally {
    await lock.release();
  }
};

/** One import at a time: two that add vehicles would give the same ids, and each would take off what the other added. */
const takeLock = async (database: Database): Promise<Lock> => {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const lock = await database.tryLock("stock-import");
    if (lock !== null) return lock;
    if (performance.now() > deadline) throw new Error("another import of vehicles has been running for ten minutes");
    await sleep(ASK_AGAIN_MS);
  }
};
