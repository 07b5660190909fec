import type { Retention } from "#domain/leads/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import type { Log, Scheduler, TryLock } from "../../jobs/ports.ts";
import { purge, type PurgeStores } from "./purge.ts";

export type RetentionDependencies = {
  /** Opens the stores, calls `work` and closes them. */
  readonly withStores: (work: (stores: PurgeStores) => Promise<void>) => Promise<void>;
  readonly scheduler: Pick<Scheduler, "schedule">;
  readonly tryLock: TryLock;
  readonly retention: Retention;
  readonly clock: Clock;
  readonly log: Pick<Log, "info" | "error">;
};

/** In milliseconds. The first run waits until the server has started. */
export type PurgeSchedule = { readonly firstAfterMs: number; readonly intervalMs: number };

const DAILY: PurgeSchedule = { firstAfterMs: 60_000, intervalMs: 24 * 3_600_000 };

const purgeOnce = async (deps: RetentionDependencies, shouldContinue: () => boolean): Promise<void> => {
  const { withStores, tryLock, retention, clock, log } = deps;
  // Another node holds the lock.
  const lock = await tryLock("retention");
  if (lock === null) return;
  try {
    await withStores(async (stores) => {
      log.info(await purge(stores, retention, clock.now(), shouldContinue), "expired data deleted");
    });
  } finally {
    await lock.release();
  }
};

/** Deletes expired personal data soon after the start and then once a day, on one node at a time. */
export const startRetention = (deps: RetentionDependencies, schedule = DAILY): void => {
  deps.scheduler.schedule({
    ...schedule,
    run: (signal) => purgeOnce(deps, () => !signal.aborted),
    onError: (error) => deps.log.error({ err: error }, "expired data could not be deleted"),
  });
};
