import { setTimeout as sleep } from "node:timers/promises";
import { type Database, feedLock } from "../../adapters/database/index.ts";

type Lock = NonNullable<Awaited<ReturnType<Database["tryLock"]>>>;

/** A server ends an import that it has begun before it stops following. */
const MAX_WAIT_MS = 120_000;

const RETRY_MS = 200;

/** Waits until no server follows the feed. */
export const waitForLock = async (
  database: Database,
  name: string,
  onWait: (line: string) => unknown,
  waitMs = MAX_WAIT_MS,
): Promise<Lock> => {
  const lock = await database.tryLock(feedLock(name));
  if (lock !== null) return lock;
  if (waitMs === MAX_WAIT_MS) onWait(`waiting for the server that follows ${name}; for two minutes at most`);
  if (waitMs <= 0) throw new Error(`a server still follows ${name}: its vehicles are on sale; try again`);
  await sleep(RETRY_MS);
  return waitForLock(database, name, onWait, waitMs - RETRY_MS);
};
