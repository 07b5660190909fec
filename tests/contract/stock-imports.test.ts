import { expect, it } from "vitest";
import { idsByNumber, onStock, walked } from "./stock.ts";
import { committed, importRows, numbered, record, replaceAll } from "./vehicles.ts";

onStock("an import", (stock) => {
  it("makes one new version, whatever it changed", async () => {
    const { reader, writer } = stock();
    await importRows(writer, "demo", [numbered("a"), numbered("b")]);
    expect(await reader.version()).toBe(1);
    await importRows(writer, "other", [numbered("c")]);
    expect(await reader.version()).toBe(2);
    await writer.importFeed("demo", async () => committed(null));
    expect(await reader.version()).toBe(3);
  });

  it("hands on its result", async () => {
    const { writer } = stock();
    expect(await writer.importFeed("demo", async () => ({ commit: true, result: 7 }))).toBe(7);
    expect(await writer.importFeed("demo", async () => ({ commit: false, result: "left" }))).toBe("left");
  });

  it("leaves nothing behind where it is not to be committed", async () => {
    const { reader, writer } = stock();
    await importRows(writer, "demo", [numbered("a", 1_000), numbered("b")]);
    const before = await walked(reader);
    await writer.importFeed("demo", async (run) => {
      await replaceAll(run, [numbered("a", 900), numbered("c")]);
      return { commit: false, result: null };
    });
    expect(await walked(reader)).toEqual(before);
    expect(await reader.version()).toBe(1);
    expect(await reader.byIdEvenGone(3)).toBeNull();
  });

  it("leaves nothing behind where its work throws, and does not stand in the way of the next", async () => {
    const { reader, writer } = stock();
    const broken = writer.importFeed("demo", async (run) => {
      await run.put([numbered("a")]);
      throw new Error("the feed ended in the middle");
    });
    await expect(broken).rejects.toThrow("the feed ended in the middle");
    expect(await reader.version()).toBe(0);
    await importRows(writer, "demo", [numbered("b")]);
    expect(await idsByNumber(reader)).toEqual({ b: 1 });
  });

  it("knows what its own feed had, also what is gone, and nothing of another feed or of itself", async () => {
    const { writer } = stock();
    await importRows(writer, "demo", [
      numbered("a", 1, { content_hash: "ha" }),
      numbered("b", 1, { content_hash: "hb" }),
    ]);
    await importRows(writer, "demo", [numbered("a", 1, { content_hash: "ha" })]);
    await importRows(writer, "other", [numbered("x")]);
    await writer.importFeed("demo", async (run) => {
      await run.put([numbered("new")]);
      const known = await run.known(["a", "b", "x", "new"]);
      expect([...known].toSorted(([a], [b]) => a.localeCompare(b))).toEqual([
        ["a", { id: 1, content_hash: "ha", gone: false }],
        ["b", { id: 2, content_hash: "hb", gone: true }],
      ]);
      expect((await run.known([])).size).toBe(0);
      return committed(null);
    });
  });

  it("counts the feed as it was before", async () => {
    const { writer } = stock();
    await importRows(writer, "demo", [numbered("a"), numbered("b"), numbered("c")]);
    await importRows(writer, "demo", [numbered("a"), numbered("b")]);
    await importRows(writer, "other", [numbered("x")]);
    await writer.importFeed("demo", async (run) => {
      await run.put([numbered("d")]);
      expect(await run.sizeOfFeed()).toBe(2);
      return committed(null);
    });
  });

  it("takes off only vehicles of its own feed that were neither seen nor put, and says how many", async () => {
    const { reader, writer } = stock();
    await importRows(
      writer,
      "demo",
      ["a", "b", "c", "d"].map((key) => numbered(key)),
    );
    await importRows(writer, "other", [numbered("x")]);
    const removed = await writer.importFeed("demo", async (run) => {
      await run.put([numbered("b", 5), numbered("e")]);
      return committed(await run.removeExcept(new Set([1])));
    });
    expect(removed).toBe(2);
    expect(await idsByNumber(reader)).toEqual({ a: 1, b: 2, x: 5, e: 6 });
  });

  it("takes off thousands while looking through the stock in pages", async () => {
    const { reader, writer } = stock();
    await importRows(
      writer,
      "demo",
      Array.from({ length: 20_050 }, (_, place) => numbered(`k${place}`)),
    );
    const removed = await writer.importFeed("demo", async (run) =>
      committed(await run.removeExcept({ has: (id) => id % 2 === 0 })),
    );
    expect(removed).toBe(10_025);
    expect(await reader.count()).toBe(10_025);
  });

  it("keeps what was put last where a key comes twice, in one batch or in two", async () => {
    const { reader, writer } = stock();
    await writer.importFeed("demo", async (run) => {
      await run.put([numbered("a", 1), numbered("a", 2), numbered("b", 3)]);
      await run.put([numbered("b", 4), numbered("c", 5)]);
      return committed(null);
    });
    const prices = (await walked(reader)).map(({ stock_number, price }) => [stock_number, price.purchase?.cents]);
    expect(prices).toEqual([
      ["a", 2],
      ["b", 4],
      ["c", 5],
    ]);
  });

  it("takes any key that can be written, and refuses one that cannot before anything is changed", async () => {
    const { reader, writer } = stock();
    const keys = ["é\u0301", "'\"\\%_", "😀".repeat(200), " a ", "A", "a"];
    await importRows(
      writer,
      "demo",
      keys.map((key) => numbered(key)),
    );
    await writer.importFeed("demo", async (run) => {
      expect([...(await run.known(keys)).keys()].toSorted()).toEqual(keys.toSorted());
      return { commit: false, result: null };
    });
    for (const key of ["", "a\0b", "a\ud800", "x".repeat(401)]) {
      await expect(importRows(writer, "demo", [numbered(key)])).rejects.toThrow(/no database can keep the key/);
    }
    expect(await reader.count()).toBe(keys.length);
  });

  it("is kept with its record and version, newest first", async () => {
    const { writer } = stock();
    await writer.importFeed("demo", async () => ({ commit: true, result: null, record: record() }));
    const quarantined = record({ status: "quarantined", reason: "60 % of the vehicles are gone" });
    await writer.importFeed("demo", async () => ({ commit: false, result: null, record: quarantined }));
    await writer.recordImport(record({ status: "failed", reason: "not UTF-8" }));
    const kept = await writer.listImports(10);
    expect(kept).toEqual([
      { ...record({ status: "failed", reason: "not UTF-8" }), id: 3, version: null },
      { ...quarantined, id: 2, version: null },
      { ...record(), id: 1, version: 1 },
    ]);
    expect(await writer.listImports(1)).toHaveLength(1);
  });

  it("brings in 20,000 vehicles and knows them all again", async () => {
    const { reader, writer } = stock();
    const rows = Array.from({ length: 20_000 }, (_, place) => numbered(`k${place}`));
    await importRows(writer, "demo", rows);
    expect(await reader.count()).toBe(20_000);
    await writer.importFeed("demo", async (run) => {
      const known = await run.known(rows.map(({ key }) => key));
      expect(rows.filter(({ key, content_hash }) => known.get(key)?.content_hash !== content_hash)).toEqual([]);
      return { commit: false, result: null };
    });
  });
});
