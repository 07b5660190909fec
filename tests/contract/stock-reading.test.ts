import { describe, expect, it } from "vitest";
import { MORNING, onStock, readAll } from "./on-stock.ts";
import { commit, vehicleAttributes, importRows, aNumberedRow, aStockRow } from "./stock-rows.ts";

onStock("createStockReader", (stock) => {
  describe("with an empty stock", () => {
    it("returns nothing at version 0", async () => {
      const { reader } = stock();
      expect(await reader.version()).toBe(0);
      expect(await reader.count()).toBe(0);
      expect(await readAll(reader)).toEqual([]);
      expect(await reader.byIds([1, 2])).toEqual([]);
      expect(await reader.byId(1)).toBeNull();
      expect(await reader.byIdIncludingRemoved(1)).toBeNull();
    });
  });

  it("returns every attribute as fed, with id, slug and times", async () => {
    const { reader, writer } = stock();
    const fed = vehicleAttributes({
      options: ["Attelage démontable"],
      equipment: ["tow_bar"],
      description: 'L’"unique"\n\0😀',
    });
    await importRows(writer, "demo", [aStockRow("a", fed, { content_hash: "h1" })]);
    expect(await reader.byId(1)).toStrictEqual({
      ...fed,
      id: 1,
      slug: "1-1-ford-puma-st-line",
      title: "Ford Puma",
      first_seen_at: MORNING,
      updated_at: MORNING,
      content_hash: "h1",
    });
  });

  it("returns vehicles in the requested order and skips unknown ids", async () => {
    const { reader, writer } = stock();
    await importRows(
      writer,
      "demo",
      ["a", "b", "c"].map((key) => aNumberedRow(key)),
    );
    const vehicles = await reader.byIds([3, 99, 1, 2, -1]);
    expect(vehicles.map(({ id }) => id)).toEqual([3, 1, 2]);
    expect(await reader.byIds([])).toEqual([]);
  });

  it("reads every vehicle once, by id, over several pages", async () => {
    const { reader, writer } = stock();
    await importRows(
      writer,
      "demo",
      Array.from({ length: 4_100 }, (_, index) => aNumberedRow(`k${index}`)),
    );
    const ids = (await readAll(reader)).map(({ id }) => id);
    expect(ids).toEqual(Array.from({ length: 4_100 }, (_, index) => index + 1));
    expect(await reader.count()).toBe(4_100);
  });

  it("reads a consistent snapshot while an import commits", async () => {
    const { reader, writer } = stock();
    const rows = Array.from({ length: 4_100 }, (_, index) => aNumberedRow(`k${index}`, 1_000));
    await importRows(writer, "demo", rows);
    const prices = new Set<number | undefined>();
    let count = 0;
    for await (const vehicle of reader.all()) {
      if (count === 0)
        await importRows(
          writer,
          "demo",
          rows.slice(0, 3_000).map(({ key }) => aNumberedRow(key, 2_000)),
        );
      count += 1;
      prices.add(vehicle.price.purchase?.cents);
    }
    expect(count).toBe(4_100);
    expect([...prices]).toEqual([1_000]);
    expect(await reader.count()).toBe(3_000);
  });

  it("releases its connection when an iteration ends early", async () => {
    const { reader, writer } = stock();
    await importRows(
      writer,
      "demo",
      ["a", "b", "c"].map((key) => aNumberedRow(key)),
    );
    for (let time = 0; time < 25; time += 1) {
      for await (const vehicle of reader.all()) {
        expect(vehicle.id).toBe(1);
        break;
      }
    }
    expect(await reader.count()).toBe(3);
  });

  it("leaves turns of the event loop to others between the pages of a whole reading", async () => {
    const { reader, writer } = stock();
    await importRows(
      writer,
      "demo",
      Array.from({ length: 1_001 }, (_, index) => aNumberedRow(`n${index}`)),
    );
    let turns = 0;
    const count = (): void => {
      turns += 1;
      next = setImmediate(count);
    };
    let next = setImmediate(count);
    expect(await readAll(reader)).toHaveLength(1_001);
    clearImmediate(next);
    expect(turns).toBeGreaterThanOrEqual(2);
  });

  it("neither sees nor waits for a running import", async () => {
    const { reader, writer } = stock();
    await writer.importFeed("demo", async (run) => {
      await run.put([aNumberedRow("a")]);
      expect(await reader.count()).toBe(0);
      expect(await readAll(reader)).toEqual([]);
      expect(await reader.byIdIncludingRemoved(1)).toBeNull();
      return commit(null);
    });
    expect(await reader.count()).toBe(1);
  });

  it("returns a removed vehicle only on explicit request", async () => {
    const { reader, writer, clock } = stock();
    await importRows(writer, "demo", [aNumberedRow("a"), aNumberedRow("b")]);
    clock.set("2026-03-02T08:00:00.000Z");
    await importRows(writer, "demo", [aNumberedRow("b")]);
    expect(await reader.byId(1)).toBeNull();
    expect(await reader.byIds([1, 2])).toHaveLength(1);
    const removed = await reader.byIdIncludingRemoved(1);
    expect(removed?.removed_at).toBe("2026-03-02T08:00:00.000Z");
    expect(removed?.vehicle.stock_number).toBe("a");
    expect((await reader.byIdIncludingRemoved(2))?.removed_at).toBeNull();
  });
});
