import { setTimeout as sleep } from "node:timers/promises";
import type { Clock } from "#domain/shared/index.ts";
import type { Database, Lock } from "../database.ts";
import { commitImport, saveImportRecord } from "./stock-commit.ts";
import { openImport } from "./stock-import.ts";
import { createStaging, dropStaging, type StagingDb } from "./stock-staging.ts";
import type { ImportOutcome, StockImport, StockWriter } from "#application/imports/ports.ts";
import type { ImportCounts } from "#domain/imports/index.ts";

/** An import fails when another one still runs after this time. */
const LOCK_TIMEOUT_MS = 10 * 60_000;
const LOCK_RETRY_MS = 100;

export const createStockWriter = (database: Database, clock: Clock): StockWriter => ({
  importFeed: (feed, work) => importFeed(database, clock, feed, work),
  recordImport: (record) => saveImportRecord(database.db, record, null),
  listImports: async (limit) => {
    const rows = await database.db.selectFrom("imports").selectAll().orderBy("id", "desc").limit(limit).execute();
    return rows.map(toSavedImport);
  },
  findImport: async (id) => {
    const row = await database.db.selectFrom("imports").selectAll().where("id", "=", id).executeTakeFirst();
    return row === undefined ? null : toSavedImport(row);
  },
});

const toSavedImport = <R extends { readonly counts: string }>(row: R) => ({
  ...row,
  counts: JSON.parse(row.counts) as ImportCounts,
});

const importFeed = async <T>(
  database: Database,
  clock: Clock,
  feed: string,
  work: (stockImport: StockImport) => Promise<ImportOutcome<T>>,
): Promise<T> => {
  const lock = await acquireLock(database);
  try {
    const session = await database.openSession();
    const db = session.db as unknown as StagingDb;
    try {
      await createStaging(db);
      const now = clock.now().toISOString();
      const { commit, result, record } = await work(await openImport(db, database.dialect, feed, now));
      if (commit) await commitImport(db, database.dialect, { feed, now, record });
      else if (record !== undefined) await saveImportRecord(session.db, record, null);
      return result;
    } finally {
      // On a broken connection the tables are gone, and the original error is more useful.
      await dropStaging(db).catch(() => undefined);
      await session.release();
    }
  } finally {
    await lock.release();
  }
};

/** Allows one import at a time: two imports would allocate the same ids and remove each other's vehicles. */
const acquireLock = async (database: Database): Promise<Lock> => {
  const deadline = performance.now() + LOCK_TIMEOUT_MS;
  for (;;) {
    const lock = await database.tryLock("stock-import");
    if (lock !== null) return lock;
    if (performance.now() > deadline) throw new Error("another import of vehicles has been running for ten minutes");
    await sleep(LOCK_RETRY_MS);
  }
};
