import { expect, it } from "vitest";
import type { HeldPrice, ModelPrice, NewPrice } from "#domain/imports/index.ts";
import type { HoldsOutcome, StockImport, StockRow } from "#application/imports/ports.ts";
import { idsByStockNumber, onStock, readAll, type StockFixture } from "./on-stock.ts";
import { anImportRecord, aNumberedRow, replaceAll } from "./stock-rows.ts";

const digest = (text: string): string => `digest of ${text}`;

const held = (key: string, cents: number, previous: number | null = null): HeldPrice => ({
  key,
  cents,
  previous,
  reason: "is far from the others",
});

type HeldImport = { readonly holds?: readonly HeldPrice[]; readonly outcome?: HoldsOutcome; readonly commit?: boolean };

/** Imports the rows as the whole feed and holds prices; returns the record's id and what the holds changed. */
const importHolding = async (
  { writer }: Pick<StockFixture, "writer">,
  rows: readonly StockRow[],
  { holds = [], outcome = "replace", commit = true }: HeldImport = {},
) => {
  const effect = await writer.importFeed("demo", async (run) => {
    await replaceAll(run, rows);
    const result = await run.hold(holds, digest);
    return { commit, result, record: anImportRecord(), holds: outcome };
  });
  return { effect, id: (await writer.listImports(1))[0]?.id ?? 0 };
};

const prices = async ({ reader }: Pick<StockFixture, "reader">): Promise<Record<string, number | undefined>> =>
  Object.fromEntries(
    (await readAll(reader)).map(({ stock_number, price }) => [stock_number ?? "", price.purchase?.cents]),
  );

const collect = async <T>(rows: AsyncIterable<T>): Promise<T[]> => {
  const all: T[] = [];
  for await (const row of rows) all.push(row);
  return all;
};

onStock("the prices of an import", (stock) => {
  it("are those that it adds or changes, with the one on sale", async () => {
    const { writer } = stock();
    await importHolding(stock(), [aNumberedRow("same"), aNumberedRow("cheaper"), aNumberedRow("sold", 7)]);
    await importHolding(stock(), [aNumberedRow("same"), aNumberedRow("cheaper")]);
    const read = await writer.importFeed("demo", async (run: StockImport) => {
      const rows = [aNumberedRow("same"), aNumberedRow("cheaper", 5), aNumberedRow("sold", 7), aNumberedRow("new", 9)];
      await replaceAll(run, rows);
      const result: { newPrices: NewPrice[]; onSale: ModelPrice[] } = {
        newPrices: await collect(run.newPrices()),
        onSale: await collect(run.pricesOnSale()),
      };
      return { commit: false, result };
    });
    const puma = { model: "ford puma", year: 2023 };
    expect(read).toEqual({
      newPrices: [
        { ...puma, key: "cheaper", cents: 5, previous: 2_000_000 },
        { ...puma, key: "new", cents: 9, previous: null },
      ],
      onSale: [
        { ...puma, cents: 2_000_000 },
        { ...puma, cents: 2_000_000 },
      ],
    });
  });
});

onStock("a held vehicle", (stock) => {
  it("keeps its price with all else that is new, and is not added if it is new", async () => {
    await importHolding(stock(), [aNumberedRow("a", 1_429_000), aNumberedRow("b", 1_429_000)]);
    const cheap = aNumberedRow("a", 142_900);
    const { effect, id } = await importHolding(
      stock(),
      [
        { ...cheap, attributes: { ...cheap.attributes, mileage_km: 77 } },
        aNumberedRow("b", 142_900),
        aNumberedRow("new", 1),
      ],
      { holds: [held("a", 142_900, 1_429_000), held("b", 142_900, 1_429_000), held("new", 1)] },
    );
    expect(effect).toEqual({ notAdded: 1, unchanged: 1 });
    const { reader, writer } = stock();
    expect(await prices(stock())).toEqual({ a: 1_429_000, b: 1_429_000 });
    expect((await readAll(reader)).map(({ mileage_km }) => mileage_km)).toEqual([77, 12_500]);
    expect(await reader.priceHistory(1)).toHaveLength(1);
    expect(
      (await writer.listHeld(id)).map(({ vehicle, price_cents, previous_cents }) => [
        vehicle,
        price_cents,
        previous_cents,
      ]),
    ).toEqual([
      ["a", 142_900, 1_429_000],
      ["b", 142_900, 1_429_000],
      ["new", 1, null],
    ]);
    expect(await writer.listHeld(id - 1)).toEqual([]);
  });

  it("is held since the first import with its price, also one that changes nothing", async () => {
    const { writer, clock } = stock();
    const first = await importHolding(stock(), [aNumberedRow("new", 1), aNumberedRow("b")], {
      holds: [held("new", 1)],
    });
    clock.set("2026-03-02T08:00:00.000Z");
    const rows = [aNumberedRow("new", 1), aNumberedRow("b")];
    const again = await importHolding(stock(), rows, { holds: [held("new", 1)], commit: false });
    expect(await writer.listHeld(again.id)).toMatchObject([
      { vehicle: "new", name: "Ford Puma ST-Line", import_id: first.id, held_at: "2026-03-01T08:00:00.000Z" },
    ]);
    const other = await importHolding(stock(), [aNumberedRow("new", 2)], { holds: [held("new", 2)] });
    expect(await writer.listHeld(first.id)).toEqual([]);
    expect(await writer.listHeld(other.id)).toMatchObject([{ vehicle: "new", import_id: other.id }]);
  });

  it("is forgotten when the feed gives another price, and stays through an import that is rejected", async () => {
    const { writer } = stock();
    await importHolding(stock(), [aNumberedRow("new", 1)], { holds: [held("new", 1)] });
    const rejected = await importHolding(stock(), [aNumberedRow("x", 1)], { outcome: "unchanged", commit: false });
    expect(await writer.listHeld(rejected.id)).toHaveLength(1);
    const good = await importHolding(stock(), [aNumberedRow("new")]);
    expect(await writer.listHeld(good.id)).toEqual([]);
    expect(await prices(stock())).toEqual({ new: 2_000_000 });
  });

  it("is published when it is accepted, as a version that can be taken back", async () => {
    const { reader, writer } = stock();
    await importHolding(stock(), [aNumberedRow("a", 1_429_000)]);
    const holds = [held("a", 142_900, 1_429_000), held("new", 1)];
    const { id } = await importHolding(stock(), [aNumberedRow("a", 142_900), aNumberedRow("new", 1)], { holds });
    const version = await reader.version();
    expect(await writer.acceptHeld(id, "new")).toMatchObject({
      ok: true,
      value: { feed: "demo", vehicle: "new", price_cents: 1 },
    });
    expect(await writer.acceptHeld(id, "a")).toMatchObject({ ok: true, value: { previous_cents: 1_429_000 } });
    expect(await prices(stock())).toEqual({ a: 142_900, new: 1 });
    expect(await reader.version()).toBe(version + 2);
    expect((await reader.priceHistory(1)).at(-1)?.cents).toBe(142_900);
    expect(await writer.listHeld(id)).toEqual([]);
    const [last] = await writer.listImports(1);
    expect(last).toMatchObject({ status: "accepted", counts: { changed: 1 }, reason: `a of import ${id} accepted` });
    await writer.rollBack(last?.id ?? 0);
    expect(await prices(stock())).toEqual({ a: 1_429_000, new: 1 });
  });

  it("cannot be accepted where nothing is held", async () => {
    const { writer } = stock();
    const { id } = await importHolding(stock(), [aNumberedRow("a")]);
    expect(await writer.acceptHeld(id, "a")).toEqual({ ok: false, error: { type: "not-held", feed: "demo" } });
    expect(await writer.acceptHeld(id + 9, "a")).toEqual({ ok: false, error: { type: "unknown" } });
    expect(await idsByStockNumber(stock().reader)).toEqual({ a: 1 });
  });

  it("is forgotten with the import that is taken back", async () => {
    const { writer } = stock();
    await importHolding(stock(), [aNumberedRow("a", 1_429_000)]);
    const { id } = await importHolding(stock(), [aNumberedRow("a", 142_900), aNumberedRow("b")], {
      holds: [held("a", 142_900, 1_429_000)],
    });
    await writer.rollBack(id);
    expect(await writer.listHeld((await writer.listImports(1))[0]?.id ?? 0)).toEqual([]);
    expect(await prices(stock())).toEqual({ a: 1_429_000 });
  });
});
