import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { createStockWriter, watchVersion } from "../../src/adapters/database/index.ts";
import { onStock } from "./stock.ts";
import { committed, importRows, numbered } from "./vehicles.ts";

const throwOn = (error: unknown): never => {
  throw error;
};

/** Waits until it holds; the test's own time limit says when to give up. */
const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await sleep(10);
};

onStock("watching the stock's version", (stock) => {
  it("tells of an import of this node and of another one", async () => {
    const { writer, fixture, clock } = stock();
    const elsewhere = createStockWriter(await fixture.another(), clock);
    const heard: number[] = [];
    const watch = await watchVersion(fixture.database, "stock", (version) => void heard.push(version), {
      onError: throwOn,
    });
    await importRows(writer, "demo", [numbered("a")]);
    await until(() => heard.includes(1));
    await importRows(elsewhere, "demo", [numbered("b")]);
    await until(() => heard.includes(2));
    await watch.stop();
    expect(heard).toEqual([1, 2]);
  });

  it("is silent about an import that was dropped, and about what is not of the stock", async () => {
    const { writer, fixture } = stock();
    const heard: number[] = [];
    const watch = await watchVersion(fixture.database, "stock", (version) => void heard.push(version), {
      intervalMs: 20,
      onError: throwOn,
    });
    await writer.importFeed("demo", async () => ({ commit: false, result: null }));
    const { db } = await fixture.another();
    await db.insertInto("settings").values({ name: "a", value: "b" }).execute();
    await sleep(300);
    await watch.stop();
    expect(heard).toEqual([]);
  });

  it("tells only the newest of the versions made while the last one was being taken in, one call at a time", async () => {
    const { writer, fixture } = stock();
    const heard: number[] = [];
    const gate = Promise.withResolvers<void>();
    let underWay = 0;
    let most = 0;
    const onChange = async (version: number): Promise<void> => {
      underWay += 1;
      most = Math.max(most, underWay);
      heard.push(version);
      if (version === 1) await gate.promise;
      underWay -= 1;
    };
    const watch = await watchVersion(fixture.database, "stock", onChange, { intervalMs: 20, onError: throwOn });
    await writer.importFeed("demo", async () => committed(null));
    await until(() => heard.includes(1));
    for (let time = 0; time < 3; time += 1) await writer.importFeed("demo", async () => committed(null));
    gate.resolve();
    await until(() => heard.includes(4));
    await watch.stop();
    expect(heard).toEqual([1, 4]);
    expect(most).toBe(1);
  });

  it("tries again where the new version could not be taken in", async () => {
    const { writer, fixture } = stock();
    const errors: unknown[] = [];
    let calls = 0;
    const onChange = (): void => {
      calls += 1;
      if (calls === 1) throw new Error("no memory for the index");
    };
    const onError = (error: unknown): void => void errors.push(error);
    const watch = await watchVersion(fixture.database, "stock", onChange, { intervalMs: 20, onError });
    await writer.importFeed("demo", async () => committed(null));
    await until(() => calls === 2);
    await watch.stop();
    expect(errors).toEqual([new Error("no memory for the index")]);
  });

  it("says nothing after it was stopped", async () => {
    const { writer, fixture } = stock();
    const heard: number[] = [];
    const watch = await watchVersion(fixture.database, "stock", (version) => void heard.push(version), {
      intervalMs: 20,
      onError: throwOn,
    });
    await watch.stop();
    await writer.importFeed("demo", async () => committed(null));
    await sleep(200);
    expect(heard).toEqual([]);
  });
});
