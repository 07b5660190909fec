import type { Job, JobDefinition, Scheduler } from "#application/jobs/ports.ts";
import { withErrorHandler, inBackground, throwUnhandled } from "#domain/shared/index.ts";

type DeferredJob = Job & { readonly begin: () => void };

/** Runs one job at a time and remembers a request that arrives meanwhile. It runs from `begin` on. */
const createJob = (definition: JobDefinition): DeferredJob => {
  const { run, onError, intervalMs, firstAfterMs = intervalMs, whileRunning = "skip" } = definition;
  const controller = new AbortController();
  let running: Promise<void> | null = null;
  let [hasBegun, isPending] = [false, false];

  const runOnce = async (): Promise<void> => {
    try {
      await run(controller.signal);
    } catch (error) {
      // The job continues even if `onError` throws.
      inBackground(() => onError(error), throwUnhandled);
    }
  };
  const runWhilePending = async (): Promise<void> => {
    do {
      isPending = false;
      await runOnce();
    } while (isPending && !controller.signal.aborted);
  };
  const trigger = (): void => {
    if (controller.signal.aborted) return;
    if (!hasBegun) isPending = true;
    else if (running === null) {
      running = runWhilePending().finally(() => {
        running = null;
      });
    } else if (whileRunning === "repeat") isPending = true;
  };

  const timers: NodeJS.Timeout[] = [];
  const onTimer = withErrorHandler(trigger, throwUnhandled);
  const begin = (): void => {
    if (hasBegun || controller.signal.aborted) return;
    hasBegun = true;
    if (intervalMs !== undefined) timers.push(setInterval(onTimer, intervalMs).unref());
    if (firstAfterMs === 0 || isPending) trigger();
    else if (firstAfterMs !== intervalMs) timers.push(setTimeout(onTimer, firstAfterMs).unref());
  };

  return {
    begin,
    trigger,
    async stop() {
      controller.abort(new Error("the job is stopped"));
      for (const timer of timers) clearTimeout(timer);
      await running;
    },
  };
};

type DeferredScheduler = Scheduler & {
  /** Lets the jobs run; those that were due or triggered before run now. */
  readonly begin: () => void;
};

/** Runs jobs on timers that do not keep the process alive, none of them before `begin`. */
export const createDeferredScheduler = (): DeferredScheduler => {
  const jobs: DeferredJob[] = [];
  let hasBegun = false;
  return {
    schedule(definition) {
      const job = createJob(definition);
      jobs.push(job);
      if (hasBegun) job.begin();
      return job;
    },
    begin() {
      hasBegun = true;
      for (const job of jobs) job.begin();
    },
    async stop() {
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
};

/** The same, at once. */
export const createScheduler = (): Scheduler => {
  const scheduler = createDeferredScheduler();
  scheduler.begin();
  return scheduler;
};
