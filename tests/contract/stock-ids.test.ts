import { MAX_REQUESTED_ID } from "#domain/vehicles/index.ts";
import { expect, it } from "vitest";
import { idsByStockNumber, MORNING, onStock } from "./on-stock.ts";
import { commit, importRows, aNumberedRow } from "./stock-rows.ts";

onStock("a vehicle's id", (stock) => {
  it("stays the same after removal and return, as does the first-seen time", async () => {
    const { reader, writer, clock } = stock();
    await importRows(writer, "demo", [aNumberedRow("a"), aNumberedRow("b")]);
    await importRows(writer, "demo", [aNumberedRow("b")]);
    await importRows(writer, "demo", [aNumberedRow("b"), aNumberedRow("c")]);
    clock.set("2026-04-01T08:00:00.000Z");
    await importRows(writer, "demo", [aNumberedRow("c"), aNumberedRow("b"), aNumberedRow("a")]);
    expect(await idsByStockNumber(reader)).toEqual({ a: 1, b: 2, c: 3 });
    const returned = await reader.byId(1);
    expect(returned?.first_seen_at).toBe(MORNING);
    expect(returned?.updated_at).toBe("2026-04-01T08:00:00.000Z");
    expect((await reader.byIdIncludingRemoved(1))?.removed_at).toBeNull();
  });

  it("is the feed's id when it has one", async () => {
    const { reader, writer } = stock();
    await importRows(writer, "demo", [
      aNumberedRow("a", 1, { requestedId: 45_954 }),
      aNumberedRow("b", 1, { requestedId: 12 }),
      aNumberedRow("c"),
    ]);
    expect(await idsByStockNumber(reader)).toEqual({ a: 45_954, b: 12, c: 45_955 });
  });

  it("differs when the feed's id is in use by another feed, in the batch or earlier in the import", async () => {
    const { reader, writer } = stock();
    await importRows(writer, "demo", [aNumberedRow("a", 1, { requestedId: 7 })]);
    await importRows(writer, "demo", []);
    await writer.importFeed("other", async (run) => {
      await run.put([aNumberedRow("x", 1, { requestedId: 7 }), aNumberedRow("y", 1, { requestedId: 20 })]);
      await run.put([aNumberedRow("z", 1, { requestedId: 20 }), aNumberedRow("z2", 1, { requestedId: 30 })]);
      await run.put([aNumberedRow("w", 1, { requestedId: 31 }), aNumberedRow("w2", 1, { requestedId: 31 })]);
      return commit(null);
    });
    const ids = await idsByStockNumber(reader);
    expect(ids).toMatchObject({ y: 20, z2: 30 });
    expect(new Set(Object.values(ids)).size).toBe(6);
    expect(Object.values(ids)).not.toContain(7);
  });

  it("stays the same when the feed later requests another", async () => {
    const { reader, writer } = stock();
    await importRows(writer, "demo", [aNumberedRow("a", 1)]);
    await importRows(writer, "demo", [aNumberedRow("a", 2, { requestedId: 900 })]);
    expect(await idsByStockNumber(reader)).toEqual({ a: 1 });
  });

  it("is allocated when the requested id is invalid", async () => {
    const { reader, writer } = stock();
    const invalidIds = [0, -3, 1.5, Number.NaN, MAX_REQUESTED_ID + 1, Number.MAX_SAFE_INTEGER];
    await importRows(
      writer,
      "demo",
      invalidIds.map((wanted_id, index) => aNumberedRow(`k${index}`, 1, { requestedId: wanted_id })),
    );
    expect(Object.values(await idsByStockNumber(reader))).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it("is allocated once for a key that occurs twice in an import", async () => {
    const { reader, writer } = stock();
    await writer.importFeed("demo", async (run) => {
      await run.put([aNumberedRow("a", 1, { requestedId: 5 }), aNumberedRow("b")]);
      await run.put([aNumberedRow("a", 2, { requestedId: 6 }), aNumberedRow("b", 2)]);
      return commit(null);
    });
    expect(await idsByStockNumber(reader)).toEqual({ a: 5, b: 6 });
  });
});
