import { createPurgeGuard, type PurgeGuard } from "#application/retention/index.ts";
import type { PurgeMemory } from "#application/retention/ports.ts";
import type { Clock } from "#domain/shared/index.ts";
import { createPurgeMemory, type Database } from "../adapters/database/index.ts";

/** The guard of a command: it tells the person who runs it what waits, and the server's staff nothing. */
export const createCommandPurgeGuard = (database: Database, clock: Clock): PurgeGuard => {
  const memory = createPurgeMemory(database);
  const saveHold: PurgeMemory["saveHold"] = async (hold) => {
    if (hold === null) await memory.saveHold(null);
  };
  return createPurgeGuard({ memory: { ...memory, saveHold }, clock, monotonicMs: () => performance.now() });
};
