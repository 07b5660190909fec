import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { createStockWriter, watchVersion } from "../../src/adapters/database/index.ts";
import { onStock } from "./on-stock.ts";
import { commit, importRows, aNumberedRow } from "./stock-rows.ts";

const rethrow = (error: unknown): never => {
  throw error;
};

/** Polls until the condition is true or the test times out. */
const waitUntil = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await sleep(10);
};

onStock("watchVersion", (stock) => {
  it("emits the versions of this node and of another one", async () => {
    const { writer, fixture, clock } = stock();
    const elsewhere = createStockWriter(await fixture.openAnother(), clock);
    const versions: number[] = [];
    const watch = await watchVersion(fixture.database, "stock", (version) => void versions.push(version), {
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
    const watch = await watchVersion(fixture.database, "stock", (version) => void versions.push(version), {
      intervalMs: 20,
      onError: rethrow,
    });
    await writer.importFeed("demo", async () => ({ commit: false, result: null }));
    const { db } = await fixture.openAnother();
    await db.insertInto("settings").values({ name: "a", value: "b" }).execute();
    await sleep(300);
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
    const watch = await watchVersion(fixture.database, "stock", onChange, { intervalMs: 20, onError: rethrow });
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
    const watch = await watchVersion(fixture.database, "stock", onChange, { intervalMs: 20, onError });
    await writer.importFeed("demo", async () => commit(null));
    await waitUntil(() => calls === 2);
    await watch.stop();
    expect(errors).toEqual([new Error("no memory for the index")]);
  });

  it("emits nothing after stop", async () => {
    const { writer, fixture } = stock();
    const versions: number[] = [];
    const watch = await watchVersion(fixture.database, "stock", (version) => void versions.push(version), {
      intervalMs: 20,
      onError: rethrow,
    });
    await watch.stop();
    await writer.importFeed("demo", async () => commit(null));
    await sleep(200);
    expect(versions).toEqual([]);
  });
});
