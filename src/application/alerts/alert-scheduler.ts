import type { Job, Log, Scheduler, TryLock } from "../jobs/ports.ts";
import { runAlerts, type RunAlertsDependencies } from "./run-alerts.ts";

type AlertSchedulerDependencies = Omit<RunAlertsDependencies, "signal"> & {
  readonly scheduler: Pick<Scheduler, "schedule">;
  readonly tryLock: TryLock;
  /** Wakes the outbox worker. */
  readonly wake: () => void;
  readonly log: Pick<Log, "info" | "error">;
};

/** Alerts that had to wait for a new day are due at midnight of the market's time zone. */
const RUN_INTERVAL_MS = 3_600_000;

const errorName = (error: unknown): string => (error instanceof Error ? error.name : "unknown");

const runOnce = async (deps: AlertSchedulerDependencies, signal: AbortSignal): Promise<void> => {
  const lock = await deps.tryLock("alerts");
  if (lock === null) return;
  try {
    const { mails, failures } = await runAlerts({ ...deps, signal });
    if (failures > 0) deps.log.error({ failures }, "some alerts failed");
    if (mails === 0) return;
    deps.log.info({ mails }, "alerts mailed");
    deps.wake();
  } finally {
    await lock.release();
  }
};

/**
 * Runs alerts every hour and on request, one run at a time, on one node at a time. A request during a run starts another
 * one after it.
 */
export const createAlertScheduler = (deps: AlertSchedulerDependencies): Job =>
  deps.scheduler.schedule({
    run: (signal) => runOnce(deps, signal),
    intervalMs: RUN_INTERVAL_MS,
    whileRunning: "repeat",
    // Only the error's name is logged: a driver's message may quote personal data.
    onError: (error) => deps.log.error({ error: errorName(error) }, "alerts not mailed"),
  });
