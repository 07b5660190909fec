import { setTimeout as sleep } from "node:timers/promises";
import type { Database, Lock } from "../database.ts";

/** An import fails when another one still runs after this time. */
const LOCK_TIMEOUT_MS = 10 * 60_000;
const LOCK_RETRY_MS = 100;

/** Allows one import at a time: two imports would allocate the same ids and remove each other's vehicles. */
export const acquireImportLock = async (database: Database): Promise<Lock> => {
  const deadline = performance.now() + LOCK_TIMEOUT_MS;
  for (;;) {
    const lock = await database.tryLock("stock-import");
    if (lock !== null) return lock;
    if (performance.now() > deadline) throw new Error("another import of vehicles has been running for ten minutes");
    await sleep(LOCK_RETRY_MS);
  }
};
