import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import type { ImportUser, RunningImport } from "#application/imports/ports.ts";
import type { Clock } from "#domain/shared/index.ts";
import type { Database, Lock } from "../database.ts";
import { createSharedSettings, RUNNING_IMPORT_SETTING } from "../shared-settings.ts";

/** An import fails when another one still runs after this time. */
const LOCK_TIMEOUT_MS = 10 * 60_000;
const LOCK_RETRY_MS = 100;

/** Attempts after which a wait is reported though nothing is known of the other import. */
const REPORTED_AFTER = 10;

const runningImportSchema = z.object({ work: z.string(), by: z.string(), since: z.string() });

export const UNNAMED_USER: ImportUser = { name: "another process", onWait: () => undefined };

export type ImportLockDependencies = { readonly database: Database; readonly clock: Clock; readonly user: ImportUser };

const readRunning = async (database: Database): Promise<RunningImport | null> => {
  const text = await createSharedSettings(database).get(RUNNING_IMPORT_SETTING);
  const parsed = runningImportSchema.safeParse(text === null ? null : JSON.parse(text));
  return parsed.success ? parsed.data : null;
};

/** Those who wait read it; an import does not fail because it could not be saved or removed. */
const announced = async (
  { database, clock, user }: ImportLockDependencies,
  work: string,
  lock: Lock,
): Promise<Lock> => {
  const settings = createSharedSettings(database);
  const running: RunningImport = { work, by: user.name, since: clock.now().toISOString() };
  await settings.put(RUNNING_IMPORT_SETTING, JSON.stringify(running)).catch(() => undefined);
  const release = async (): Promise<void> => {
    await settings.remove(RUNNING_IMPORT_SETTING).catch(() => undefined);
    await lock.release();
  };
  return { release };
};

/**
 * Allows one import at a time: two imports would allocate the same ids and remove each other's vehicles. `work`: what
 * those who wait read, "the import of the feed demo".
 */
export const acquireImportLock = async (deps: ImportLockDependencies, work: string): Promise<Lock> => {
  const deadline = performance.now() + LOCK_TIMEOUT_MS;
  let [attempts, isReported] = [0, false];
  for (;;) {
    const lock = await deps.database.tryLock("stock-import");
    if (lock !== null) return announced(deps, work, lock);
    if (performance.now() > deadline) throw new Error("another import of vehicles has been running for ten minutes");
    await sleep(LOCK_RETRY_MS);
    attempts += 1;
    if (isReported) continue;
    const running = await readRunning(deps.database).catch(() => null);
    // The other import may have started a moment before, and not yet said what it is.
    if (running === null && attempts < REPORTED_AFTER) continue;
    deps.user.onWait(running);
    isReported = true;
  }
};
