import { expect, test } from "vitest";
import type { JobDefinition } from "../../jobs/ports.ts";
import { createPurgeGuard } from "../../retention/index.ts";
import type { PurgeHold, PurgeState } from "../../retention/ports.ts";
import { type PurgeStores, startRetention } from "./retention.ts";
import { createFixedClock } from "../../../../tests/fakes/fixed-clock.ts";

const createMemory = (): PurgeState => {
  let held: PurgeHold | null = null;
  return {
    lastTrusted: async () => new Date("2026-11-27T00:00:00Z"),
    trust: async () => undefined,
    hold: async () => held,
    saveHold: async (hold) => {
      held = hold;
    },
  };
};

test("notifies the staff once of a purge that waits, and deletes nothing at each run", async () => {
  const [notified, errors]: [PurgeHold[], string[]] = [[], []];
  const clock = createFixedClock("2030-03-11T00:00:00Z");
  const stores = {
    leads: { countExpired: async () => [{ name: "leads", expired: 197, total: 197 }] },
    alerts: { countAlertsBefore: async () => ({ name: "alerts", expired: 0, total: 0 }) },
  } as unknown as PurgeStores;
  const jobs: JobDefinition[] = [];
  startRetention({
    withStores: (work) => work(stores),
    guard: createPurgeGuard({ memory: createMemory(), clock, monotonicMs: () => 0 }),
    notifyStaff: async (hold) => void notified.push(hold),
    scheduler: {
      schedule: (job) => {
        jobs.push(job);
        return { trigger: () => undefined, stop: async () => undefined };
      },
    },
    tryLock: async () => ({ release: async () => undefined }),
    retention: { default_months: 36, kinds: {} },
    clock,
    log: { info: () => undefined, error: (_, message) => void errors.push(message) },
  });
  for (let run = 0; run < 3; run += 1) await jobs[0]?.run(new AbortController().signal);
  expect(notified).toHaveLength(1);
  expect(errors).toHaveLength(3);
  expect(errors[0]).toContain("197 of 197 leads");
});
