import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { createStockWriter, watchVersion } from "../../src/adapters/database/index.ts";
import type { Job, JobDefinition } from "#application/jobs/ports.ts";
import { createScheduler } from "../../src/adapters/platform/scheduler.ts";
import { onStock } from "./on-stock.ts";
import { commit, importRows, aNumberedRow } from "./stock-rows.ts";

const rethrow = (error: unknown): never => {
  throw error;
};

/** Polls until the condition is true or the test times out. */
const waitUntil = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await sleep(10);
};

/** A scheduler whose first job, the check of the version, the test runs too. */
const createObservedScheduler = () => {
  const scheduler = createScheduler();
  const checks: { readonly job: Job; readonly count: () => number }[] = [];
  return {
    schedule: (definition: JobDefinition): Job => {
      let count = 0;
      const run = async (signal: AbortSignal): Promise<void> => {
        await definition.run(signal);
        count += 1;
      };
      const job = scheduler.schedule({ ...definition, run });
      checks.push({ job, count: () => count });
      return job;
    },
    /** Two runs: the first may have started before the call. */
    checkVersion: async (): Promise<void> => {
      for (let time = 0; time < 2; time += 1) {
        const before = checks[0]?.count() ?? 0;
        checks[0]?.job.trigger();
        await waitUntil(() => (checks[0]?.count() ?? 0) > before);
      }
    },
  };
};

onStock("watchVersion", (stock) => {
  it("emits the versions of this node and of another one", async () => {
    const { writer, fixture, clock } = stock();
    const elsewhere = createStockWriter(await fixture.openAnother(), clock);
    const versions: number[] = [];
    const watch = await watchVersion(fixture.database, "stock", (version) => void versions.push(version), {
      scheduler: createScheduler(),
      onError: rethrow,
    });
    await importRows(writer, "demo", [aNumberedRow("a")]);
    await waitUntil(() => versions.includes(1));
    await importRows(elsewhere, "demo", [aNumberedRow("b")]);
    await waitUntil(() => versions.includes(2));
    await watch.stop();
    expect(versions).toEqual([1, 2]);
  });

  it("emits nothing for an uncommitted import and for other changes", async () => {
    const { writer, fixture } = stock();
    const versions: number[] = [];
    const scheduler = createObservedScheduler();
    const watch = await watchVersion(fixture.database, "stock", (version) => void versions.push(version), {
      scheduler,
      intervalMs: 20,
      onError: rethrow,
    });
    await writer.importFeed("demo", async () => ({ commit: false, result: null }));
    const { db } = await fixture.openAnother();
    await db.insertInto("settings").values({ name: "a", value: "b" }).execute();
    await scheduler.checkVersion();
    await watch.stop();
    expect(versions).toEqual([]);
  });

  it("emits only the newest version after a running call", async () => {
    const { writer, fixture } = stock();
    const versions: number[] = [];
    const gate = Promise.withResolvers<void>();
    let underWay = 0;
    let maxUnderWay = 0;
    const onChange = async (version: number): Promise<void> => {
      underWay += 1;
      maxUnderWay = Math.max(maxUnderWay, underWay);
      versions.push(version);
      if (version === 1) await gate.promise;
      underWay -= 1;
    };
    const options = { scheduler: createScheduler(), intervalMs: 20, onError: rethrow };
    const watch = await watchVersion(fixture.database, "stock", onChange, options);
    await writer.importFeed("demo", async () => commit(null));
    await waitUntil(() => versions.includes(1));
    for (let time = 0; time < 3; time += 1) await writer.importFeed("demo", async () => commit(null));
    gate.resolve();
    await waitUntil(() => versions.includes(4));
    await watch.stop();
    expect(versions).toEqual([1, 4]);
    expect(maxUnderWay).toBe(1);
  });

  it("retries after a failed call", async () => {
    const { writer, fixture } = stock();
    const errors: unknown[] = [];
    let calls = 0;
    const onChange = (): void => {
      calls += 1;
      if (calls === 1) throw new Error("no memory for the index");
    };
    const onError = (error: unknown): void => void errors.push(error);
    const options = { scheduler: createScheduler(), intervalMs: 20, onError };
    const watch = await watchVersion(fixture.database, "stock", onChange, options);
    await writer.importFeed("demo", async () => commit(null));
    await waitUntil(() => calls === 2);
    await watch.stop();
    expect(errors).toEqual([new Error("no memory for the index")]);
  });

  it("emits nothing after stop", async () => {
    const { writer, fixture } = stock();
    const [versions, observed]: [number[], number[]] = [[], []];
    const options = { scheduler: createScheduler(), intervalMs: 20, onError: rethrow };
    const watch = await watchVersion(fixture.database, "stock", (version) => void versions.push(version), options);
    const observer = await watchVersion(fixture.database, "stock", (version) => void observed.push(version), options);
    await watch.stop();
    await writer.importFeed("demo", async () => commit(null));
    await waitUntil(() => observed.includes(1));
    await observer.stop();
    expect(versions).toEqual([]);
  });
});
