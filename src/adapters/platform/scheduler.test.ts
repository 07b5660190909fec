import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { JobDefinition } from "#application/jobs/ports.ts";
import { untilUnhandledError } from "../../../tests/builders/unhandled-error.ts";
import { createScheduler } from "./scheduler.ts";

beforeEach(() => void vi.useFakeTimers());

afterEach(() => void vi.useRealTimers());

type StartedRun = { readonly signal: AbortSignal; readonly finish: () => void; readonly fail: (error: Error) => void };

/** A job whose runs the test ends. */
const aJob = (definition: Omit<JobDefinition, "run" | "onError">) => {
  const runs: StartedRun[] = [];
  const errors: unknown[] = [];
  const scheduler = createScheduler();
  const job = scheduler.schedule({
    ...definition,
    run: (signal) => {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      runs.push({ signal, finish: resolve, fail: reject });
      return promise;
    },
    onError: (error) => errors.push(error),
  });
  return { job, scheduler, runs, errors };
};

describe("createScheduler", () => {
  it("runs a job at its interval, without overlap", async () => {
    const { runs } = aJob({ intervalMs: 1_000 });
    expect(runs).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(2_500);
    expect(runs).toHaveLength(1);
    runs[0]?.finish();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(runs).toHaveLength(2);
  });

  it("runs a job at once, or after another time than its interval", async () => {
    expect(aJob({ intervalMs: 1_000, firstAfterMs: 0 }).runs).toHaveLength(1);
    const { runs } = aJob({ intervalMs: 1_000, firstAfterMs: 10 });
    await vi.advanceTimersByTimeAsync(10);
    expect(runs).toHaveLength(1);
  });

  it("runs a job on request: skips or repeats it during a run", async () => {
    const skipping = aJob({});
    skipping.job.trigger();
    skipping.job.trigger();
    skipping.runs[0]?.finish();
    await vi.advanceTimersByTimeAsync(0);
    expect(skipping.runs).toHaveLength(1);
    const repeating = aJob({ whileRunning: "repeat" });
    for (let request = 0; request < 4; request += 1) repeating.job.trigger();
    repeating.runs[0]?.finish();
    await vi.advanceTimersByTimeAsync(0);
    expect(repeating.runs).toHaveLength(2);
    repeating.runs[1]?.finish();
    await vi.advanceTimersByTimeAsync(0);
    expect(repeating.runs).toHaveLength(2);
  });

  it("runs again though the report of a failed run fails too", async () => {
    const failure = new Error("no log");
    let runs = 0;
    const scheduler = createScheduler();
    const job = scheduler.schedule({
      run: () => {
        runs += 1;
        throw new Error("no network");
      },
      onError: () => {
        throw failure;
      },
    });
    vi.useRealTimers();
    for (let run = 1; run <= 2; run += 1) {
      expect(await untilUnhandledError(job.trigger)).toBe(failure);
      expect(runs).toBe(run);
    }
    await scheduler.stop();
  });

  it("reports a failed run and runs again", async () => {
    const { runs, errors } = aJob({ intervalMs: 1_000, firstAfterMs: 0 });
    runs[0]?.fail(new Error("no network"));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(errors).toEqual([new Error("no network")]);
    expect(runs).toHaveLength(2);
  });

  it("aborts and awaits the runs in progress on stop, and starts no more", async () => {
    const { job, scheduler, runs } = aJob({ intervalMs: 1_000, firstAfterMs: 0, whileRunning: "repeat" });
    job.trigger();
    const onStopped = vi.fn<() => void>();
    const stopping = scheduler.stop().then(onStopped);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(runs.map(({ signal }) => signal.aborted)).toEqual([true]);
    expect(onStopped).not.toHaveBeenCalled();
    runs[0]?.finish();
    await stopping;
    job.trigger();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(runs).toHaveLength(1);
  });
});
