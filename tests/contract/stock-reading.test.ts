import { describe, expect, it } from "vitest";
import { MORNING, onStock, walked } from "./stock.ts";
import { committed, facts, importRows, numbered, row } from "./vehicles.ts";

onStock("reading the stock", (stock) => {
  describe("that is empty", () => {
    it("finds nothing, at version 0", async () => {
      const { reader } = stock();
      expect(await reader.version()).toBe(0);
      expect(await reader.count()).toBe(0);
      expect(await walked(reader)).toEqual([]);
      expect(await reader.byIds([1, 2])).toEqual([]);
      expect(await reader.byId(1)).toBeNull();
      expect(await reader.byIdEvenGone(1)).toBeNull();
    });
  });

  it("gives back every fact as it was fed, with what the stock itself knows", async () => {
    const { reader, writer } = stock();
    const fed = facts({ options: ["Attelage démontable"], equipment: ["tow_bar"], description: 'L’"unique"\n\0😀' });
    await importRows(writer, "demo", [row("a", fed, { content_hash: "h1" })]);
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

  it("gives vehicles in the order asked and leaves out ids it does not have", async () => {
    const { reader, writer } = stock();
    await importRows(
      writer,
      "demo",
      ["a", "b", "c"].map((key) => numbered(key)),
    );
    const found = await reader.byIds([3, 99, 1, 2, -1]);
    expect(found.map(({ id }) => id)).toEqual([3, 1, 2]);
    expect(await reader.byIds([])).toEqual([]);
  });

  it("walks every vehicle once, by id, over many pages", async () => {
    const { reader, writer } = stock();
    await importRows(
      writer,
      "demo",
      Array.from({ length: 4_100 }, (_, place) => numbered(`k${place}`)),
    );
    const ids = (await walked(reader)).map(({ id }) => id);
    expect(ids).toEqual(Array.from({ length: 4_100 }, (_, place) => place + 1));
    expect(await reader.count()).toBe(4_100);
  });

  it("walks one state of the stock although an import commits meanwhile", async () => {
    const { reader, writer } = stock();
    const rows = Array.from({ length: 4_100 }, (_, place) => numbered(`k${place}`, 1_000));
    await importRows(writer, "demo", rows);
    const prices = new Set<number | undefined>();
    let count = 0;
    for await (const vehicle of reader.all()) {
      if (count === 0)
        await importRows(
          writer,
          "demo",
          rows.slice(0, 3_000).map(({ key }) => numbered(key, 2_000)),
        );
      count += 1;
      prices.add(vehicle.price.purchase?.cents);
    }
    expect(count).toBe(4_100);
    expect([...prices]).toEqual([1_000]);
    expect(await reader.count()).toBe(3_000);
  });

  it("lets go of its connection when a walk is left early", async () => {
    const { reader, writer } = stock();
    await importRows(
      writer,
      "demo",
      ["a", "b", "c"].map((key) => numbered(key)),
    );
    for (let time = 0; time < 25; time += 1) {
      for await (const vehicle of reader.all()) {
        expect(vehicle.id).toBe(1);
        break;
      }
    }
    expect(await reader.count()).toBe(3);
  });

  it("sees nothing of an import that is under way, and does not wait for it", async () => {
    const { reader, writer } = stock();
    await writer.importFeed("demo", async (run) => {
      await run.put([numbered("a")]);
      expect(await reader.count()).toBe(0);
      expect(await walked(reader)).toEqual([]);
      expect(await reader.byIdEvenGone(1)).toBeNull();
      return committed(null);
    });
    expect(await reader.count()).toBe(1);
  });

  it("shows a sold vehicle to those who ask for it even gone, and to nobody else", async () => {
    const { reader, writer, clock } = stock();
    await importRows(writer, "demo", [numbered("a"), numbered("b")]);
    clock.set("2026-03-02T08:00:00.000Z");
    await importRows(writer, "demo", [numbered("b")]);
    expect(await reader.byId(1)).toBeNull();
    expect(await reader.byIds([1, 2])).toHaveLength(1);
    const gone = await reader.byIdEvenGone(1);
    expect(gone?.removed_at).toBe("2026-03-02T08:00:00.000Z");
    expect(gone?.vehicle.stock_number).toBe("a");
    expect((await reader.byIdEvenGone(2))?.removed_at).toBeNull();
  });
});
