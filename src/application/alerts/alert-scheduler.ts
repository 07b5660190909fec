import type { Log, TryLock } from "../jobs/ports.ts";
import { runAlerts, type RunAlertsDependencies } from "./run-alerts.ts";

type AlertSchedulerDependencies = Omit<RunAlertsDependencies, "signal"> & {
  readonly tryLock: TryLock;
  /** Wakes the outbox worker. */
  readonly wake: () => void;
  readonly log: Pick<Log, "info" | "error">;
};

export type AlertScheduler = {
  /** Starts a run now, or another one after the current run. */
  readonly start: () => void;
  readonly stop: () => Promise<void>;
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

/** Runs alerts every hour and on request, one run at a time, on one node at a time. */
export const createAlertScheduler = (deps: AlertSchedulerDependencies): AlertScheduler => {
  const abort = new AbortController();
  let running: Promise<void> | null = null;
  let isPending = false;
  const runWhilePending = async (): Promise<void> => {
    do {
      isPending = false;
      // Only the error's name is logged: a driver's message may quote personal data.
      await runOnce(deps, abort.signal).catch((error: unknown) =>
        deps.log.error({ error: errorName(error) }, "alerts not mailed"),
      );
    } while (isPending && !abort.signal.aborted);
  };
  const start = (): void => {
    if (abort.signal.aborted) return;
    isPending = true;
    running ??= runWhilePending().finally(() => {
      running = null;
    });
  };
  const timer = setInterval(start, RUN_INTERVAL_MS).unref();
  return {
    start,
    stop: async () => {
      abort.abort();
      clearInterval(timer);
      await running;
    },
  };
};
