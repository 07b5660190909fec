import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import {
  createSharedSettings,
  createStockReader,
  createStockWriter,
  openDatabase,
} from "../../src/adapters/database/index.ts";
import { importAndKill, importElsewhere } from "./processes.ts";
import { idsByNumber, onStock, walked } from "./stock.ts";
import { committed, importRows, numbered } from "./vehicles.ts";

const rowsOf = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, place) => numbered(`${prefix}${place}`));

onStock("several at once", (stock) => {
  it("import one after the other, so that each is whole and no id is given twice", async () => {
    const { reader, writer, fixture, clock } = stock();
    const elsewhere = createStockWriter(await fixture.another(), clock);
    await Promise.all([
      importRows(writer, "demo", rowsOf("a", 300)),
      importRows(elsewhere, "other", rowsOf("b", 300)),
      importRows(elsewhere, "demo", rowsOf("a", 200)),
      importRows(writer, "third", rowsOf("c", 300)),
    ]);
    expect(await reader.version()).toBe(4);
    const ids = await idsByNumber(reader);
    expect(new Set(Object.values(ids)).size).toBe(await reader.count());
    expect([800, 900]).toContain(await reader.count());
  });

  it("import from several processes into a database that none of them had opened before", async () => {
    const place = await stock().fixture.untouched();
    const feeds = ["one", "two", "three", "four"];
    const codes = await Promise.all(feeds.map((feed) => importElsewhere({ ...place, feed, rows: 150 })));
    expect(codes).toEqual([0, 0, 0, 0]);
    const database = await openDatabase(place);
    const reader = createStockReader(database);
    expect(await reader.version()).toBe(4);
    expect(await reader.count()).toBe(600);
    await database.close();
  });

  it("go on after one of them was killed in the middle of its import, which leaves nothing", async () => {
    const { reader, writer, fixture } = stock();
    await importRows(writer, "demo", rowsOf("a", 3));
    await importAndKill({ ...fixture.at, feed: "demo", rows: 2_000 });
    expect(await reader.count()).toBe(3);
    expect(await reader.version()).toBe(1);
    await importRows(writer, "demo", rowsOf("a", 4));
    expect(await reader.count()).toBe(4);
  });

  it("read all of an import of another process or nothing of it", async () => {
    const { reader, fixture } = stock();
    const done = new AbortController();
    const seen = new Set<number>();
    const reading = (async () => {
      while (!done.signal.aborted) {
        seen.add(await reader.count());
        seen.add((await walked(reader)).length);
        await setImmediate();
      }
    })();
    for (const rows of [1_000, 400, 1_000]) await importElsewhere({ ...fixture.at, feed: "demo", rows });
    done.abort();
    await reading;
    expect([...seen].toSorted((a, b) => a - b)).toEqual([0, 400, 1_000]);
  });

  it("write other things while a slow import is under way", async () => {
    const { reader, writer, fixture } = stock();
    const settings = createSharedSettings(await fixture.another());
    await writer.importFeed("demo", async (run) => {
      await run.put(rowsOf("a", 50));
      expect(await settings.putIfAbsent("key", "first")).toBe("first");
      expect(await createSharedSettings(fixture.database).putIfAbsent("key", "second")).toBe("first");
      await run.removeExcept(new Set());
      return committed(null);
    });
    expect(await reader.count()).toBe(50);
    expect(await settings.get("key")).toBe("first");
    expect(await settings.get("absent")).toBeNull();
  });
});
