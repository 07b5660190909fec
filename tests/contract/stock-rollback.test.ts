import { expect, it } from "vitest";
import { createStockWriter } from "../../src/adapters/database/index.ts";
import { createAlertRepository } from "../../src/adapters/database/alerts/index.ts";
import { anAlert } from "../builders/alert.ts";
import { onStock, readAll, type StockFixture } from "./on-stock.ts";
import { anImportRecord, aNumberedRow, commit, replaceAll } from "./stock-rows.ts";
import type { StockRow } from "#application/imports/ports.ts";

/** Imports the rows as the whole feed on a day of March 2026, with a record; returns the record's id. */
const importOn = async (
  { clock, writer }: Pick<StockFixture, "clock" | "writer">,
  day: number,
  rows: readonly StockRow[],
  feed = "demo",
): Promise<number> => {
  clock.set(`2026-03-${String(day).padStart(2, "0")}T06:00:00.000Z`);
  await writer.importFeed(feed, async (run) => ({
    ...commit(await replaceAll(run, rows)),
    record: anImportRecord({ feed }),
  }));
  return (await writer.listImports(1))[0]?.id ?? 0;
};

/** Everything that visitors see of the stock, without the instants of the last change. */
const readStock = async ({ reader }: StockFixture) => {
  const vehicles = await readAll(reader);
  return Promise.all(
    vehicles.map(async (vehicle) => ({
      ...vehicle,
      updated_at: null,
      history: await reader.priceHistory(vehicle.id),
      lowest: await reader.lowestPriceBefore(vehicle.id, "2026-03-31T00:00:00.000Z"),
    })),
  );
};

const PRICES = { a: 2_000_000, b: 1_500_000, c: 1_000_000 };

const rows = (prices: Readonly<Record<string, number>>): StockRow[] =>
  Object.entries(prices).map(([key, cents]) => aNumberedRow(key, cents));

onStock("a rollback", (stock) => {
  it("restores vehicles, price history and reductions as a new version", async () => {
    await importOn(stock(), 1, rows({ a: 2_100_000, b: 1_500_000, c: 1_000_000 }));
    await importOn(stock(), 2, rows(PRICES));
    await importOn(stock(), 3, [aNumberedRow("x", 1)], "other");
    const before = await readStock(stock());
    expect(before[0]?.price.purchase?.reference_cents).toBe(2_100_000);
    const id = await importOn(stock(), 4, rows({ a: 20_000, b: 15_000, added: 12_000 }));
    expect(await readStock(stock())).not.toEqual(before);
    const { reader, writer } = stock();
    const version = await reader.version();
    expect(await writer.rollBack(id)).toEqual({
      ok: true,
      value: { feed: "demo", version: version + 1, imports: 1, vehicles: 4 },
    });
    expect(await readStock(stock())).toEqual(before);
    expect(await reader.version()).toBe(version + 1);
    expect((await writer.listImports(1))[0]).toMatchObject({
      feed: "demo",
      status: "rolled-back",
      reason: `import ${id} taken back`,
      version: version + 1,
    });
  });

  it("takes later imports of the feed back too, and an earlier one afterwards", async () => {
    const first = await importOn(stock(), 1, rows(PRICES));
    const states = [await readStock(stock())];
    const second = await importOn(stock(), 2, rows({ a: 1_900_000, c: 1_000_000 }));
    states.push(await readStock(stock()));
    const third = await importOn(stock(), 3, rows({ a: 1_800_000, b: 1_400_000, c: 900_000 }));
    await importOn(stock(), 4, rows({ b: 1_300_000, d: 1 }));
    const { writer } = stock();
    expect(await writer.rollBack(third)).toMatchObject({ ok: true, value: { imports: 2 } });
    expect(await readStock(stock())).toEqual(states[1]);
    expect(await writer.rollBack(second)).toMatchObject({ ok: true, value: { imports: 1 } });
    expect(await readStock(stock())).toEqual(states[0]);
    expect(await writer.rollBack(first)).toMatchObject({ ok: true });
    expect(await readStock(stock())).toEqual([]);
  });

  it("leaves a stock that the next import changes as if nothing had happened", async () => {
    await importOn(stock(), 1, rows(PRICES));
    const id = await importOn(stock(), 2, rows({ a: 20_000, b: 15_000, added: 12_000 }));
    await stock().writer.rollBack(id);
    await importOn(stock(), 3, rows({ ...PRICES, a: 1_900_000, added: 700_000 }));
    const [a, , , added] = await readStock(stock());
    expect(a?.price.purchase).toEqual({ cents: 1_900_000, before_discount_cents: null, reference_cents: 2_000_000 });
    expect(a?.history.map(({ cents }) => cents)).toEqual([2_000_000, 1_900_000]);
    expect(added?.history.map(({ cents }) => cents)).toEqual([700_000]);
  });

  it("is refused without a change: unknown, unchanged, already taken back, of the catalogue", async () => {
    const { writer, reader } = stock();
    await importOn(stock(), 1, rows(PRICES));
    const id = await importOn(stock(), 2, rows({ a: 20_000 }));
    await writer.recordImport(anImportRecord({ feed: "demo", status: "quarantined", reason: "it is wrong" }));
    const quarantined = (await writer.listImports(1))[0]?.id ?? 0;
    expect(await writer.rollBack(99)).toEqual({ ok: false, error: { type: "unknown" } });
    expect(await writer.rollBack(quarantined)).toEqual({
      ok: false,
      error: { type: "unchanged", status: "quarantined" },
    });
    await writer.rollBack(id);
    const version = await reader.version();
    expect(await writer.rollBack(id)).toEqual({ ok: false, error: { type: "not-saved" } });
    expect(await reader.version()).toBe(version);
  });

  it("keeps a limited number of imports and vehicles of each feed", async () => {
    const { clock, fixture } = stock();
    const writer = createStockWriter(fixture.database, clock, { undo: { imports: 3, vehicles: 5 } });
    const importDay = (day: number, prices: Readonly<Record<string, number>>) =>
      importOn({ clock, writer }, day, rows(prices));
    const first = await importDay(1, { a: 100 });
    const second = await importDay(2, { a: 200 });
    await importDay(3, { a: 300 });
    await importDay(4, { a: 400 });
    expect(await writer.rollBack(first)).toEqual({ ok: false, error: { type: "not-saved" } });
    const large = await importDay(5, { b: 1, c: 1, d: 1, e: 1, f: 1 });
    expect(await writer.rollBack(large)).toEqual({ ok: false, error: { type: "not-saved" } });
    expect(await writer.rollBack(second)).toEqual({ ok: false, error: { type: "not-saved" } });
    const small = await importDay(6, { b: 2, c: 1, d: 1, e: 1, f: 1 });
    expect(await fixture.database.db.selectFrom("stock_undo_vehicles").selectAll().execute()).toHaveLength(5);
    expect(await writer.rollBack(small)).toMatchObject({ ok: true, value: { imports: 1 } });
  });

  it("lets alerts compare with the restored price", async () => {
    await importOn(stock(), 1, rows(PRICES));
    const id = await importOn(stock(), 2, rows({ ...PRICES, a: 20_000 }));
    const alerts = createAlertRepository(stock().fixture.database);
    const alert = anAlert({ id: "3f0d2a52-6f0a-4b0e-9a53-3a1c2b1f0c11" });
    await alerts.store.request(alert, ({ email }) => ({
      id: "3f0d2a52-6f0a-4b0e-9a53-3a1c2b1f0c12",
      lead_id: null,
      channel: "mail",
      purpose: "alert",
      destination: email,
      message: { subject: "Alerte", text: "", html: "", unsubscribe: null },
    }));
    const notified = new Map([
      [1, 20_000],
      [2, 1_450_000],
    ]);
    await alerts.store.confirm(alert.id, notified, new Date("2026-03-02T07:00:00Z"));
    await stock().writer.rollBack(id);
    expect(await alerts.runs.notifiedPrices(alert.id)).toEqual(new Map([...notified, [1, 2_000_000]]));
    await alerts.close();
  });
});
