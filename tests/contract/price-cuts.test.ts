import { expect, it } from "vitest";
import { vehicleAttributes } from "./stock-rows.ts";
import { onStock, type StockFixture } from "./on-stock.ts";
import { importRows, pricedAttributes, aStockRow } from "./stock-rows.ts";

/** Imports a vehicle at a price on a day of 2026, optionally with a lowest price of 30 days; null: not in the feed. */
const importPrice = async (
  { writer, clock }: StockFixture,
  day: string,
  cents: number | null,
  stated: number | null = null,
) => {
  clock.set(`2026-${day}T06:00:00.000Z`);
  await importRows(writer, "demo", cents === null ? [] : [aStockRow("a", pricedAttributes(cents, stated))]);
};

const readPrice = async ({ reader }: StockFixture) => (await reader.byId(1))?.price.purchase ?? null;

onStock("a price cut", (stock) => {
  it("names the lowest price of the 30 days before when the feed states none", async () => {
    await importPrice(stock(), "03-01", 2_000_000);
    await importPrice(stock(), "03-10", 1_950_000);
    await importPrice(stock(), "03-20", 1_990_000);
    await importPrice(stock(), "03-25", 1_800_000);
    expect(await readPrice(stock())).toEqual({
      cents: 1_800_000,
      before_discount_cents: null,
      reference_cents: 1_950_000,
    });
  });

  it("ignores a price that ended more than 30 days before", async () => {
    await importPrice(stock(), "01-01", 1_500_000);
    await importPrice(stock(), "01-10", 2_000_000);
    await importPrice(stock(), "03-01", 1_900_000);
    expect(await readPrice(stock())).toEqual({
      cents: 1_900_000,
      before_discount_cents: null,
      reference_cents: 2_000_000,
    });
  });

  it("is none when the price was as low within 30 days", async () => {
    await importPrice(stock(), "03-01", 1_800_000);
    await importPrice(stock(), "03-05", 2_000_000);
    await importPrice(stock(), "03-09", 1_800_000);
    expect(await readPrice(stock())).toEqual({ cents: 1_800_000, before_discount_cents: null });
  });

  it("trusts the lowest price that the feed states for a vehicle that was not on sale before", async () => {
    await importPrice(stock(), "03-01", 1_800_000, 2_100_000);
    expect(await readPrice(stock())).toEqual({
      cents: 1_800_000,
      before_discount_cents: null,
      reference_cents: 2_100_000,
    });
  });

  it("is none when the feed alone names a previous price, which is saved all the same", async () => {
    const purchase = { cents: 1_800_000, before_discount_cents: 2_100_000 };
    await importRows(stock().writer, "demo", [aStockRow("a", vehicleAttributes({ price: { purchase } }))]);
    expect(await readPrice(stock())).toEqual(purchase);
  });

  it("never names a price above the lowest of the 30 days before", async () => {
    await importPrice(stock(), "03-01", 2_000_000);
    await importPrice(stock(), "03-10", 1_800_000, 2_100_000);
    expect(await readPrice(stock())).toEqual({
      cents: 1_800_000,
      before_discount_cents: null,
      reference_cents: 2_000_000,
    });
    await importPrice(stock(), "03-20", 1_900_000, 2_100_000);
    expect(await readPrice(stock())).toEqual({ cents: 1_900_000, before_discount_cents: null });
  });

  it("accepts a lower one that the feed states", async () => {
    await importPrice(stock(), "03-01", 2_000_000);
    await importPrice(stock(), "03-10", 1_800_000, 1_900_000);
    expect(await readPrice(stock())).toEqual({
      cents: 1_800_000,
      before_discount_cents: null,
      reference_cents: 1_900_000,
    });
  });

  it("is none when the feed states a lowest price only later", async () => {
    await importPrice(stock(), "03-01", 1_800_000);
    await importPrice(stock(), "03-10", 1_800_000, 2_100_000);
    expect(await readPrice(stock())).toEqual({ cents: 1_800_000, before_discount_cents: null });
  });

  it("keeps the feed's first statement when other attributes change", async () => {
    const { writer } = stock();
    await importPrice(stock(), "03-01", 1_800_000, 2_100_000);
    await importRows(writer, "demo", [aStockRow("a", { ...pricedAttributes(1_800_000, 2_100_000), mileage_km: 99 })]);
    expect(await readPrice(stock())).toEqual({
      cents: 1_800_000,
      before_discount_cents: null,
      reference_cents: 2_100_000,
    });
  });

  it("is in the vehicle's price history, oldest first, with the times it was not on sale", async () => {
    const { reader } = stock();
    expect(await reader.priceHistory(1)).toEqual([]);
    await importPrice(stock(), "03-01", 2_000_000);
    await importPrice(stock(), "03-10", 1_800_000);
    await importPrice(stock(), "03-12", null);
    await importPrice(stock(), "03-20", 1_700_000);
    expect(await reader.priceHistory(1)).toEqual([
      { seen_at: "2026-03-01T06:00:00.000Z", cents: 2_000_000 },
      { seen_at: "2026-03-10T06:00:00.000Z", cents: 1_800_000 },
      { seen_at: "2026-03-12T06:00:00.000Z", cents: null },
      { seen_at: "2026-03-20T06:00:00.000Z", cents: 1_700_000 },
    ]);
  });

  it("stays after a change of other attributes", async () => {
    const { writer, clock } = stock();
    await importPrice(stock(), "03-01", 2_000_000);
    await importPrice(stock(), "03-10", 1_800_000);
    clock.set("2026-05-20T06:00:00.000Z");
    await importRows(writer, "demo", [aStockRow("a", { ...pricedAttributes(1_800_000), mileage_km: 99 })]);
    expect(await readPrice(stock())).toEqual({
      cents: 1_800_000,
      before_discount_cents: null,
      reference_cents: 2_000_000,
    });
  });

  it("is not in the attributes as fed, which exports use", async () => {
    await importPrice(stock(), "03-01", 2_000_000);
    await importPrice(stock(), "03-10", 1_800_000);
    const fed = [];
    for await (const vehicle of stock().reader.allAsFed()) fed.push(vehicle.price.purchase);
    expect(fed).toEqual([{ cents: 1_800_000, before_discount_cents: null }]);
  });

  it("ends when the price rises", async () => {
    await importPrice(stock(), "03-01", 2_000_000);
    await importPrice(stock(), "03-10", 1_800_000);
    await importPrice(stock(), "03-12", 1_850_000);
    expect(await readPrice(stock())).toEqual({ cents: 1_850_000, before_discount_cents: null });
  });

  it("counts no days on which the vehicle was not on sale", async () => {
    await importPrice(stock(), "01-01", 2_000_000);
    await importPrice(stock(), "01-10", null);
    await importPrice(stock(), "03-01", 1_800_000);
    expect(await readPrice(stock())).toEqual({ cents: 1_800_000, before_discount_cents: null });
  });

  it("is named after a short absence", async () => {
    await importPrice(stock(), "03-01", 2_000_000);
    await importPrice(stock(), "03-10", null);
    await importPrice(stock(), "03-12", 1_800_000);
    expect(await readPrice(stock())).toEqual({
      cents: 1_800_000,
      before_discount_cents: null,
      reference_cents: 2_000_000,
    });
  });

  it("is none for the first price", async () => {
    const { writer, reader } = stock();
    await importRows(writer, "demo", [aStockRow("a", vehicleAttributes({ price: { purchase: null } }))]);
    expect(await readPrice(stock())).toBeNull();
    await importPrice(stock(), "03-10", 1_800_000);
    expect(await readPrice(stock())).toEqual({ cents: 1_800_000, before_discount_cents: null });
    expect(await reader.lowestPriceBefore(1, "2026-03-11T00:00:00.000Z")).toBe(1_800_000);
  });

  it("leaves no trace when its import is not committed", async () => {
    const { writer, reader, clock } = stock();
    await importPrice(stock(), "03-01", 2_000_000);
    clock.set("2026-03-05T06:00:00.000Z");
    await writer.importFeed("demo", async (run) => {
      await run.put([aStockRow("a", pricedAttributes(1_000_000))]);
      return { commit: false, result: null };
    });
    expect(await reader.lowestPriceBefore(1, "2026-03-20T00:00:00.000Z")).toBe(2_000_000);
    expect(await reader.lowestPriceBefore(99, "2026-03-20T00:00:00.000Z")).toBeNull();
  });
});
