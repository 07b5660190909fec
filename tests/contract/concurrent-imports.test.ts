import type { RunningImport } from "#application/imports/ports.ts";
import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import {
  createSharedSettings,
  createStockReader,
  createStockWriter,
  openDatabase,
} from "../../src/adapters/database/index.ts";
import { importAndKillProcess, importInProcess } from "./import-processes.ts";
import { idsByStockNumber, onStock, readAll } from "./on-stock.ts";
import { commit, importRows, aNumberedRow } from "./stock-rows.ts";

const manyRows = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => aNumberedRow(`${prefix}${index}`));

onStock("concurrent imports", (stock) => {
  it("run one after the other and never allocate an id twice", async () => {
    const { reader, writer, fixture, clock } = stock();
    const elsewhere = createStockWriter(await fixture.openAnother(), clock);
    await Promise.all([
      importRows(writer, "demo", manyRows("a", 300)),
      importRows(elsewhere, "other", manyRows("b", 300)),
      importRows(elsewhere, "demo", manyRows("a", 200)),
      importRows(writer, "third", manyRows("c", 300)),
    ]);
    expect(await reader.version()).toBe(4);
    const ids = await idsByStockNumber(reader);
    expect(new Set(Object.values(ids)).size).toBe(await reader.count());
    expect([800, 900]).toContain(await reader.count());
  });

  it("run from several processes into a new database", async () => {
    const index = await stock().fixture.createEmpty();
    const feeds = ["one", "two"];
    const codes = await Promise.all(feeds.map((feed) => importInProcess({ ...index, feed, rows: [150, 150] })));
    expect(codes).toEqual([0, 0]);
    const database = await openDatabase(index);
    const reader = createStockReader(database);
    expect(await reader.version()).toBe(4);
    expect(await reader.count()).toBe(300);
    await database.close();
  });

  it("continue after one process was killed, whose import leaves no trace", async () => {
    const { reader, writer, fixture } = stock();
    await importRows(writer, "demo", manyRows("a", 3));
    await importAndKillProcess({ ...fixture.options, feed: "demo", rows: [2_000] });
    expect(await reader.count()).toBe(3);
    expect(await reader.version()).toBe(1);
    await importRows(writer, "demo", manyRows("a", 4));
    expect(await reader.count()).toBe(4);
  });

  it("are visible to readers completely or not at all", async () => {
    const { reader, fixture } = stock();
    const done = new AbortController();
    const seen = new Set<number>();
    const reading = (async () => {
      while (!done.signal.aborted) {
        seen.add(await reader.count());
        seen.add((await readAll(reader)).length);
        await setImmediate();
      }
    })();
    expect(await importInProcess({ ...fixture.options, feed: "demo", rows: [1_000, 400, 1_000] })).toBe(0);
    done.abort();
    await reading;
    expect([...seen].toSorted((a, b) => a - b)).toEqual([0, 400, 1_000]);
  });

  it("say for which import they wait, by whom, and since when", async () => {
    const { writer, fixture, clock } = stock();
    const waitedFor = Promise.withResolvers<RunningImport | null>();
    const name = "./vitrine import (process 7 on web-1)";
    const first = createStockWriter(fixture.database, clock, { user: { name, onWait: () => undefined } });
    const second = createStockWriter(await fixture.openAnother(), clock, {
      user: { name: "another", onWait: waitedFor.resolve },
    });
    let waiting: Promise<void> = Promise.resolve();
    await first.importFeed("slow", async (run) => {
      waiting = importRows(second, "other", manyRows("b", 2));
      const running = await waitedFor.promise;
      expect(running).toEqual({ work: "the import of the feed slow", by: name, since: clock.now().toISOString() });
      await run.put(manyRows("a", 2));
      return commit(null);
    });
    await waiting;
    expect(await createSharedSettings(fixture.database).get("running-import")).toBeNull();
    const rollback = Promise.withResolvers<RunningImport | null>();
    const third = createStockWriter(fixture.database, clock, { user: { name, onWait: rollback.resolve } });
    await writer.importFeed("slow", async () => {
      waiting = third.rollBack(1).then(() => undefined);
      expect(await rollback.promise).toMatchObject({ by: "another process" });
      return commit(null);
    });
    await waiting;
  });

  it("do not block other writes", async () => {
    const { reader, writer, fixture } = stock();
    const settings = createSharedSettings(await fixture.openAnother());
    await writer.importFeed("demo", async (run) => {
      await run.put(manyRows("a", 50));
      expect(await settings.putIfAbsent("key", "first")).toBe("first");
      expect(await createSharedSettings(fixture.database).putIfAbsent("key", "second")).toBe("first");
      await run.removeExcept(new Set());
      return commit(null);
    });
    expect(await reader.count()).toBe(50);
    expect(await settings.get("key")).toBe("first");
    expect(await settings.get("absent")).toBeNull();
  });
});
