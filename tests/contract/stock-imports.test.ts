import { expect, it } from "vitest";
import { idsByStockNumber, onStock, readAll } from "./on-stock.ts";
import { commit, importRows, aNumberedRow, anImportRecord, replaceAll } from "./stock-rows.ts";

onStock("an import", (stock) => {
  it("creates one new version", async () => {
    const { reader, writer } = stock();
    await importRows(writer, "demo", [aNumberedRow("a"), aNumberedRow("b")]);
    expect(await reader.version()).toBe(1);
    await importRows(writer, "other", [aNumberedRow("c")]);
    expect(await reader.version()).toBe(2);
    await writer.importFeed("demo", async () => commit(null));
    expect(await reader.version()).toBe(3);
  });

  it("returns the result of its work", async () => {
    const { writer } = stock();
    expect(await writer.importFeed("demo", async () => ({ commit: true, result: 7 }))).toBe(7);
    expect(await writer.importFeed("demo", async () => ({ commit: false, result: "left" }))).toBe("left");
  });

  it("changes nothing without a commit", async () => {
    const { reader, writer } = stock();
    await importRows(writer, "demo", [aNumberedRow("a", 1_000), aNumberedRow("b")]);
    const before = await readAll(reader);
    await writer.importFeed("demo", async (run) => {
      await replaceAll(run, [aNumberedRow("a", 900), aNumberedRow("c")]);
      return { commit: false, result: null };
    });
    expect(await readAll(reader)).toEqual(before);
    expect(await reader.version()).toBe(1);
    expect(await reader.byIdIncludingRemoved(3)).toBeNull();
  });

  it("changes nothing when its work throws and does not block the next import", async () => {
    const { reader, writer } = stock();
    const broken = writer.importFeed("demo", async (run) => {
      await run.put([aNumberedRow("a")]);
      throw new Error("the feed ended in the middle");
    });
    await expect(broken).rejects.toThrow("the feed ended in the middle");
    expect(await reader.version()).toBe(0);
    await importRows(writer, "demo", [aNumberedRow("b")]);
    expect(await idsByStockNumber(reader)).toEqual({ b: 1 });
  });

  it("knows the vehicles of its feed, also removed ones, but not its own staged rows", async () => {
    const { writer } = stock();
    await importRows(writer, "demo", [
      aNumberedRow("a", 1, { content_hash: "ha" }),
      aNumberedRow("b", 1, { content_hash: "hb" }),
    ]);
    await importRows(writer, "demo", [aNumberedRow("a", 1, { content_hash: "ha" })]);
    await importRows(writer, "other", [aNumberedRow("x")]);
    await writer.importFeed("demo", async (run) => {
      await run.put([aNumberedRow("new")]);
      const known = await run.knownRows(["a", "b", "x", "new"]);
      expect([...known].toSorted(([a], [b]) => a.localeCompare(b))).toEqual([
        ["a", { id: 1, content_hash: "ha", removed: false }],
        ["b", { id: 2, content_hash: "hb", removed: true }],
      ]);
      expect((await run.knownRows([])).size).toBe(0);
      return commit(null);
    });
  });

  it("reads the rows on sale by id, without those of other feeds, removed ones and its own staged rows", async () => {
    const { writer } = stock();
    const row = (key: string, price = 1) =>
      aNumberedRow(key, price, { content_hash: "0".repeat(64) + (key === "c" ? "" : key.repeat(16)) });
    await importRows(
      writer,
      "demo",
      ["a", "b", "c", "d"].map((key) => row(key)),
    );
    await importRows(
      writer,
      "demo",
      ["a", "c", "d"].map((key) => row(key)),
    );
    await importRows(writer, "other", [row("x")]);
    await writer.importFeed("demo", async (run) => {
      await run.put([row("new"), row("c", 2)]);
      const [first, withoutFingerprint, last] = ["a".repeat(16), " ".repeat(16), "d".repeat(16)];
      expect(await run.rowsOnSale(0, 2)).toEqual({ ids: [1, 3], fingerprints: `${first}${withoutFingerprint}` });
      expect(await run.rowsOnSale(3, 2)).toEqual({ ids: [4], fingerprints: last });
      expect(await run.rowsOnSale(4, 2)).toEqual({ ids: [], fingerprints: "" });
      return commit(null);
    });
  });

  it("counts the feed before the import", async () => {
    const { writer } = stock();
    await importRows(writer, "demo", [aNumberedRow("a"), aNumberedRow("b"), aNumberedRow("c")]);
    await importRows(writer, "demo", [aNumberedRow("a"), aNumberedRow("b")]);
    await importRows(writer, "other", [aNumberedRow("x")]);
    await writer.importFeed("demo", async (run) => {
      await run.put([aNumberedRow("d")]);
      expect(await run.countFeedVehicles()).toBe(2);
      return commit(null);
    });
  });

  it("removes only vehicles of its feed that were neither seen nor put, and counts them", async () => {
    const { reader, writer } = stock();
    await importRows(
      writer,
      "demo",
      ["a", "b", "c", "d"].map((key) => aNumberedRow(key)),
    );
    await importRows(writer, "other", [aNumberedRow("x")]);
    const removed = await writer.importFeed("demo", async (run) => {
      await run.put([aNumberedRow("b", 5), aNumberedRow("e")]);
      return commit(await run.removeExcept(new Set([1])));
    });
    expect(removed).toBe(2);
    expect(await idsByStockNumber(reader)).toEqual({ a: 1, b: 2, x: 5, e: 6 });
  });

  it("saves the last row of a key that occurs twice", async () => {
    const { reader, writer } = stock();
    await writer.importFeed("demo", async (run) => {
      await run.put([aNumberedRow("a", 1), aNumberedRow("a", 2), aNumberedRow("b", 3)]);
      await run.put([aNumberedRow("b", 4), aNumberedRow("c", 5)]);
      return commit(null);
    });
    const prices = (await readAll(reader)).map(({ stock_number, price }) => [stock_number, price.purchase?.cents]);
    expect(prices).toEqual([
      ["a", 2],
      ["b", 4],
      ["c", 5],
    ]);
  });

  it("accepts any valid key and rejects an invalid one before anything changes", async () => {
    const { reader, writer } = stock();
    const keys = ["é\u0301", "'\"\\%_", "😀".repeat(200), " a ", "A", "a"];
    await importRows(
      writer,
      "demo",
      keys.map((key) => aNumberedRow(key)),
    );
    await writer.importFeed("demo", async (run) => {
      expect([...(await run.knownRows(keys)).keys()].toSorted()).toEqual(keys.toSorted());
      return { commit: false, result: null };
    });
    for (const key of ["", "a\0b", "a\ud800", "x".repeat(401)]) {
      await expect(importRows(writer, "demo", [aNumberedRow(key)])).rejects.toThrow(/no database can keep the key/);
    }
    expect(await reader.count()).toBe(keys.length);
  });

  it("is listed with its record and version, newest first", async () => {
    const { writer } = stock();
    await writer.importFeed("demo", async () => ({ commit: true, result: null, record: anImportRecord() }));
    const quarantined = anImportRecord({ status: "quarantined", reason: "60 % of the vehicles are gone" });
    await writer.importFeed("demo", async () => ({ commit: false, result: null, record: quarantined }));
    await writer.recordImport(anImportRecord({ status: "failed", reason: "not UTF-8" }));
    const imports = await writer.listImports(10);
    // A sequence of PostgreSQL grows, and may leave numbers out.
    const [third = 0, second = 0, first = 0] = imports.map(({ id }) => id);
    expect(third > second && second > first && first > 0).toBe(true);
    expect(imports).toEqual([
      { ...anImportRecord({ status: "failed", reason: "not UTF-8" }), id: third, version: null },
      { ...quarantined, id: second, version: null },
      { ...anImportRecord(), id: first, version: 1 },
    ]);
    expect(await writer.listImports(1)).toHaveLength(1);
    expect(await writer.findImport(second)).toEqual({ ...quarantined, id: second, version: null });
    expect(await writer.findImport(third + 1)).toBeNull();
  });

  it("imports 20,000 vehicles, knows them all, and removes half of them over several pages", async () => {
    const { reader, writer } = stock();
    const rows = Array.from({ length: 20_050 }, (_, index) => aNumberedRow(`k${index}`));
    await importRows(writer, "demo", rows);
    expect(await reader.count()).toBe(20_050);
    const removed = await writer.importFeed("demo", async (run) => {
      const known = await run.knownRows(rows.map(({ key }) => key));
      expect(rows.filter(({ key, content_hash }) => known.get(key)?.content_hash !== content_hash)).toEqual([]);
      return commit(await run.removeExcept({ has: (id) => id % 2 === 0 }));
    });
    expect(removed).toBe(10_025);
    expect(await reader.count()).toBe(10_025);
  });
});
