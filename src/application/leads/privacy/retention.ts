import type { Retention } from "#domain/leads/index.ts";
import type { Clock } from "#domain/shared/index.ts";
import type { Log, Scheduler, TryLock } from "../../jobs/ports.ts";
import { describeHold, type PurgeGuard } from "../../retention/index.ts";
import type { PurgeHold } from "../../retention/ports.ts";
import { countExpired, purge, type PurgeStores } from "./purge.ts";

export type RetentionDependencies = {
  /** Opens the stores, calls `work` and closes them. */
  readonly withStores: (work: (stores: PurgeStores) => Promise<void>) => Promise<void>;
  readonly guard: Pick<PurgeGuard, "permit" | "markTold">;
  /** Emails the staff about a purge that waits. */
  readonly notifyStaff: (hold: PurgeHold) => Promise<void>;
  readonly scheduler: Pick<Scheduler, "schedule">;
  readonly tryLock: TryLock;
  readonly retention: Retention;
  readonly clock: Clock;
  readonly log: Pick<Log, "info" | "error">;
};

/** In milliseconds. The first run waits until the server has started. */
export type PurgeSchedule = { readonly firstAfterMs: number; readonly intervalMs: number };

const DAILY: PurgeSchedule = { firstAfterMs: 60_000, intervalMs: 24 * 3_600_000 };

/** Notifies the staff once, from one node: the caller holds the lock. */
const reportHold = async ({ guard, notifyStaff, log }: RetentionDependencies, hold: PurgeHold): Promise<void> => {
  log.error({ reason: hold.reason, expiring: hold.expiring }, describeHold(hold));
  if (hold.isTold) return;
  await notifyStaff(hold);
  await guard.markTold(hold);
};

const purgeUnlessHeld = async (
  deps: RetentionDependencies,
  stores: PurgeStores,
  shouldContinue: () => boolean,
): Promise<void> => {
  const { guard, retention, clock, log } = deps;
  const permitted = await guard.permit(await countExpired(stores, retention, clock.now()));
  if (permitted.ok) log.info(await purge(stores, retention, permitted.value, shouldContinue), "expired data deleted");
  else await reportHold(deps, permitted.error);
};

const purgeOnce = async (deps: RetentionDependencies, shouldContinue: () => boolean): Promise<void> => {
  // Another node holds the lock.
  const lock = await deps.tryLock("retention");
  if (lock === null) return;
  try {
    await deps.withStores((stores) => purgeUnlessHeld(deps, stores, shouldContinue));
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
