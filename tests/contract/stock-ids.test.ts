import { LARGEST_WANTED_ID } from "#domain/vehicles/index.ts";
import { expect, it } from "vitest";
import { idsByNumber, MORNING, onStock } from "./stock.ts";
import { committed, importRows, numbered } from "./vehicles.ts";

onStock("a vehicle's id", (stock) => {
  it("is kept over removal and return, and so is the day it was first seen", async () => {
    const { reader, writer, clock } = stock();
    await importRows(writer, "demo", [numbered("a"), numbered("b")]);
    await importRows(writer, "demo", [numbered("b")]);
    await importRows(writer, "demo", [numbered("b"), numbered("c")]);
    clock.set("2026-04-01T08:00:00.000Z");
    await importRows(writer, "demo", [numbered("c"), numbered("b"), numbered("a")]);
    expect(await idsByNumber(reader)).toEqual({ a: 1, b: 2, c: 3 });
    const returned = await reader.byId(1);
    expect(returned?.first_seen_at).toBe(MORNING);
    expect(returned?.updated_at).toBe("2026-04-01T08:00:00.000Z");
    expect((await reader.byIdEvenGone(1))?.removed_at).toBeNull();
  });

  it("is the feed's own number where it brings one", async () => {
    const { reader, writer } = stock();
    await importRows(writer, "demo", [
      numbered("a", 1, { wanted_id: 45_954 }),
      numbered("b", 1, { wanted_id: 12 }),
      numbered("c"),
    ]);
    expect(await idsByNumber(reader)).toEqual({ a: 45_954, b: 12, c: 45_955 });
  });

  it("is another where that number is taken: by another feed, in the same batch, or earlier in the import", async () => {
    const { reader, writer } = stock();
    await importRows(writer, "demo", [numbered("a", 1, { wanted_id: 7 })]);
    await importRows(writer, "demo", []);
    await writer.importFeed("other", async (run) => {
      await run.put([numbered("x", 1, { wanted_id: 7 }), numbered("y", 1, { wanted_id: 20 })]);
      await run.put([numbered("z", 1, { wanted_id: 20 }), numbered("z2", 1, { wanted_id: 30 })]);
      await run.put([numbered("w", 1, { wanted_id: 31 }), numbered("w2", 1, { wanted_id: 31 })]);
      return committed(null);
    });
    const ids = await idsByNumber(reader);
    expect(ids).toMatchObject({ y: 20, z2: 30 });
    expect(new Set(Object.values(ids)).size).toBe(6);
    expect(Object.values(ids)).not.toContain(7);
  });

  it("stays what it was where the feed later asks for another", async () => {
    const { reader, writer } = stock();
    await importRows(writer, "demo", [numbered("a", 1)]);
    await importRows(writer, "demo", [numbered("a", 2, { wanted_id: 900 })]);
    expect(await idsByNumber(reader)).toEqual({ a: 1 });
  });

  it("is given where the wanted one is no possible id", async () => {
    const { reader, writer } = stock();
    const impossible = [0, -3, 1.5, Number.NaN, LARGEST_WANTED_ID + 1, Number.MAX_SAFE_INTEGER];
    await importRows(
      writer,
      "demo",
      impossible.map((wanted_id, place) => numbered(`k${place}`, 1, { wanted_id })),
    );
    expect(Object.values(await idsByNumber(reader))).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it("is one where a key comes twice in an import", async () => {
    const { reader, writer } = stock();
    await writer.importFeed("demo", async (run) => {
      await run.put([numbered("a", 1, { wanted_id: 5 }), numbered("b")]);
      await run.put([numbered("a", 2, { wanted_id: 6 }), numbered("b", 2)]);
      return committed(null);
    });
    expect(await idsByNumber(reader)).toEqual({ a: 5, b: 6 });
  });
});
