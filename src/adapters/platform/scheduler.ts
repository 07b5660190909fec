import type { Job, JobDefinition, Scheduler } from "#application/jobs/ports.ts";
import { guarded, inBackground, toLastResort } from "#domain/shared/index.ts";

/** Runs one job at a time and remembers a request that arrives meanwhile. */
const createJob = (definition: JobDefinition): Job => {
  const { run, onError, intervalMs, firstAfterMs = intervalMs, whileRunning = "skip" } = definition;
  const controller = new AbortController();
  let running: Promise<void> | null = null;
  let isPending = false;

  const runOnce = async (): Promise<void> => {
    try {
      await run(controller.signal);
    } catch (error) {
      // The job continues even if `onError` throws.
      inBackground(() => onError(error), toLastResort);
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
    if (running === null) {
      running = runWhilePending().finally(() => {
        running = null;
      });
    } else if (whileRunning === "repeat") isPending = true;
  };

  const timers: NodeJS.Timeout[] = [];
  const onTimer = guarded(trigger, toLastResort);
  if (intervalMs !== undefined) timers.push(setInterval(onTimer, intervalMs).unref());
  if (firstAfterMs === 0) trigger();
  else if (firstAfterMs !== intervalMs) timers.push(setTimeout(onTimer, firstAfterMs).unref());

  return {
    trigger,
    async stop() {
      controller.abort(new Error("the job is stopped"));
      for (const timer of timers) clearTimeout(timer);
      await running;
    },
  };
};

/** Runs jobs on timers that do not keep the process alive. */
export const createScheduler = (): Scheduler => {
  const jobs: Job[] = [];
  return {
    schedule(definition) {
      const job = createJob(definition);
      jobs.push(job);
      return job;
    },
    async stop() {
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
};
