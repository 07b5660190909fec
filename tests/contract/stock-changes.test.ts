import { expect, it } from "vitest";
import { createStockWriter } from "../../src/adapters/database/index.ts";
import { onStock, type StockFixture } from "./on-stock.ts";
import { anImportRecord, aNumberedRow, commit, importRows, replaceAll } from "./stock-rows.ts";

const changedKeys = async ({ reader }: StockFixture, version: number) =>
  (await reader.changesSince(version))?.vehicles.map(
    ({ vehicle, removed_at }) => `${vehicle.stock_number} ${removed_at === null ? "on sale" : "removed"}`,
  );

onStock("what has changed since a version", (stock) => {
  it("names the vehicles of every import since then, each once and as it is now", async () => {
    const { reader, writer } = stock();
    await importRows(writer, "demo", [aNumberedRow("a", 1_000), aNumberedRow("b", 2_000), aNumberedRow("c", 3_000)]);
    await importRows(writer, "other", [aNumberedRow("x", 9_000)]);
    const version = await reader.version();
    expect(await changedKeys(stock(), version)).toEqual([]);
    await importRows(writer, "demo", [aNumberedRow("a", 1_500), aNumberedRow("b", 2_000)]);
    await importRows(writer, "demo", [aNumberedRow("a", 1_700), aNumberedRow("d", 4_000)]);
    expect(await changedKeys(stock(), version)).toEqual(["a on sale", "b removed", "c removed", "d on sale"]);
    const changes = await reader.changesSince(version);
    expect(changes?.version).toBe(await reader.version());
    expect(changes?.vehicles.map(({ vehicle }) => vehicle.price.purchase?.cents)).toEqual([1_700, 2_000, 3_000, 4_000]);
  });

  it("is not known once an import was taken back", async () => {
    const { reader, writer } = stock();
    await importRows(writer, "demo", [aNumberedRow("a", 1_000)]);
    const version = await reader.version();
    await writer.importFeed("demo", async (run) => ({
      ...commit(await replaceAll(run, [aNumberedRow("a", 2_000)])),
      record: anImportRecord(),
    }));
    expect(await changedKeys(stock(), version)).toEqual(["a on sale"]);
    expect(await writer.rollBack((await writer.listImports(1))[0]?.id ?? 0)).toMatchObject({ ok: true });
    expect(await reader.changesSince(version)).toBeNull();
  });

  it("is not known of an import that was too large to be saved", async () => {
    const { reader, clock, fixture } = stock();
    const writer = createStockWriter(fixture.database, clock, { undo: { imports: 10, vehicles: 1 } });
    const version = await reader.version();
    await importRows(writer, "demo", [aNumberedRow("a"), aNumberedRow("b")]);
    expect(await reader.changesSince(version)).toBeNull();
  });
});
