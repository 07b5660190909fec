import { describe, expect, it } from "vitest";
import type { JobDefinition } from "../jobs/ports.ts";
import type { SavedBackup } from "./ports.ts";
import { readBackupAge, startScheduledBackups } from "./scheduled-backups.ts";

const HOUR_MS = 3_600_000;

const MINUTE_MS = 60_000;

const START = Date.parse("2026-11-27T12:00:00Z");

const at = (time: number): SavedBackup => ({ path: String(time), createdAt: new Date(time), bytes: 1 });

/** `backUp` throws while `failure` is set. */
const start = (saved: readonly SavedBackup[] = []) => {
  const backups = [...saved];
  const errors: unknown[] = [];
  let [now, isLocked, failure] = [START, false, null as Error | null];
  const jobs: JobDefinition[] = [];
  startScheduledBackups({
    folder: { list: async () => backups },
    intervalSeconds: 6 * 3_600,
    backUp: async () => {
      if (failure !== null) throw failure;
      backups.push(at(now));
    },
    tryLock: async () => (isLocked ? null : { release: async () => undefined }),
    clock: { now: () => new Date(now) },
    scheduler: {
      schedule: (job) => {
        jobs.push(job);
        return { trigger: () => undefined, stop: async () => undefined };
      },
    },
    log: { error: (context) => void errors.push(context) },
  });
  return {
    backups,
    errors,
    set: (state: { readonly isLocked?: boolean; readonly failure?: Error | null }) => {
      isLocked = state.isLocked ?? isLocked;
      if (state.failure !== undefined) failure = state.failure;
    },
    /** Runs the job once a minute. */
    run: async (minutes: number) => {
      for (let minute = 0; minute < minutes; minute += 1) {
        for (const job of jobs) {
          await Promise.resolve(job.run(new AbortController().signal)).catch(job.onError);
        }
        now += MINUTE_MS;
      }
    },
  };
};

describe("startScheduledBackups", () => {
  it("makes a backup at once where there is none, and then one each interval", async () => {
    const { run, backups } = start();
    await run(13 * 60);
    expect(backups.map(({ createdAt }) => (createdAt.getTime() - START) / HOUR_MS)).toEqual([0, 6, 12]);
  });

  it("makes none while another node does, nor where that one has made it", async () => {
    const { run, backups, set } = start([at(START - 7 * HOUR_MS)]);
    set({ isLocked: true });
    await run(3);
    expect(backups).toHaveLength(1);
    backups.push(at(START));
    set({ isLocked: false });
    await run(60);
    expect(backups).toHaveLength(2);
  });

  it("logs a failure, and tries again after a quarter of an hour", async () => {
    const { run, backups, errors, set } = start();
    const failure = new Error("the disk is full");
    set({ failure });
    await run(16);
    expect(errors).toEqual([{ err: failure }, { err: failure }]);
    set({ failure: null });
    await run(15);
    expect([errors.length, backups.length]).toEqual([2, 1]);
  });
});

describe("the age of the newest backup", () => {
  const ageOf = (...ages: readonly number[]) =>
    readBackupAge({
      folder: { list: async () => ages.map((hours) => at(START - hours * HOUR_MS)) },
      clock: { now: () => new Date(START) },
      intervalSeconds: 6 * 3_600,
    });

  it("is late after two intervals", async () => {
    expect(await ageOf(30, 12, 20)).toMatchObject({ ageSeconds: 12 * 3_600, isLate: false, maxAgeSeconds: 12 * 3_600 });
    expect(await ageOf(30, 12.1)).toMatchObject({ isLate: true });
  });

  it("is late where there is none, and where one of the future is all there is", async () => {
    expect(await ageOf()).toMatchObject({ newest: null, ageSeconds: null, isLate: true });
    expect(await ageOf(-1)).toMatchObject({ newest: null, isLate: true });
  });
});
