import { createPurgeGuard, type PurgeGuard } from "#application/retention/index.ts";
import type { PurgeState } from "#application/retention/ports.ts";
import type { Clock } from "#domain/shared/index.ts";
import { createPurgeState, type Database } from "../adapters/database/index.ts";

/**
 * The guard of a command: it reports a waiting purge to the person who runs the command, and does not notify the staff.
 */
export const createCommandPurgeGuard = (database: Database, clock: Clock): PurgeGuard => {
  const memory = createPurgeState(database);
  const saveHold: PurgeState["saveHold"] = async (hold) => {
    if (hold === null) await memory.saveHold(null);
  };
  return createPurgeGuard({ memory: { ...memory, saveHold }, clock, monotonicMs: () => performance.now() });
};
