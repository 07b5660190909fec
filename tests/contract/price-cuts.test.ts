import { expect, it } from "vitest";
import { facts } from "./vehicles.ts";
import { onStock, type Stock } from "./stock.ts";
import { importRows, priced, row } from "./vehicles.ts";

/** On that day of 2026 the feed asks this price (and names that one as the price before), or nothing at all. */
const ask = async ({ writer, clock }: Stock, day: string, cents: number | null, before: number | null = null) => {
  clock.set(`2026-${day}T06:00:00.000Z`);
  await importRows(writer, "demo", cents === null ? [] : [row("a", priced(cents, before))]);
};

const shown = async ({ reader }: Stock) => (await reader.byId(1))?.price.purchase ?? null;

onStock("a price cut", (stock) => {
  it("names the lowest price of the 30 days before where the feed does not", async () => {
    await ask(stock(), "03-01", 2_000_000);
    await ask(stock(), "03-10", 1_950_000);
    await ask(stock(), "03-20", 1_990_000);
    await ask(stock(), "03-25", 1_800_000);
    expect(await shown(stock())).toEqual({ cents: 1_800_000, before_discount_cents: 1_950_000 });
  });

  it("does not name a price that ended more than 30 days before", async () => {
    await ask(stock(), "01-01", 1_500_000);
    await ask(stock(), "01-10", 2_000_000);
    await ask(stock(), "03-01", 1_900_000);
    expect(await shown(stock())).toEqual({ cents: 1_900_000, before_discount_cents: 2_000_000 });
  });

  it("is none where the price was as low within 30 days", async () => {
    await ask(stock(), "03-01", 1_800_000);
    await ask(stock(), "03-05", 2_000_000);
    await ask(stock(), "03-09", 1_800_000);
    expect(await shown(stock())).toEqual({ cents: 1_800_000, before_discount_cents: null });
  });

  it("leaves the word to the feed while the vehicle was not on sale here before", async () => {
    await ask(stock(), "03-01", 1_800_000, 2_100_000);
    expect(await shown(stock())).toEqual({ cents: 1_800_000, before_discount_cents: 2_100_000 });
  });

  it("names no price above the lowest of the 30 days before, whatever the feed says", async () => {
    await ask(stock(), "03-01", 2_000_000);
    await ask(stock(), "03-10", 1_800_000, 2_100_000);
    expect(await shown(stock())).toEqual({ cents: 1_800_000, before_discount_cents: 2_000_000 });
    await ask(stock(), "03-20", 1_900_000, 2_100_000);
    expect(await shown(stock())).toEqual({ cents: 1_900_000, before_discount_cents: null });
  });

  it("takes a lower price before from the feed", async () => {
    await ask(stock(), "03-01", 2_000_000);
    await ask(stock(), "03-10", 1_800_000, 1_900_000);
    expect(await shown(stock())).toEqual({ cents: 1_800_000, before_discount_cents: 1_900_000 });
  });

  it("is no cut where the feed calls it one after the price was asked for a while", async () => {
    await ask(stock(), "03-01", 1_800_000);
    await ask(stock(), "03-10", 1_800_000, 2_100_000);
    expect(await shown(stock())).toEqual({ cents: 1_800_000, before_discount_cents: null });
  });

  it("keeps the feed's word on the first price through changes of other facts", async () => {
    const { writer } = stock();
    await ask(stock(), "03-01", 1_800_000, 2_100_000);
    await importRows(writer, "demo", [row("a", { ...priced(1_800_000, 2_100_000), mileage_km: 99 })]);
    expect(await shown(stock())).toEqual({ cents: 1_800_000, before_discount_cents: 2_100_000 });
  });

  it("is found in the history of the vehicle's prices, oldest first, with the times it was gone", async () => {
    const { reader } = stock();
    expect(await reader.priceHistory(1)).toEqual([]);
    await ask(stock(), "03-01", 2_000_000);
    await ask(stock(), "03-10", 1_800_000);
    await ask(stock(), "03-12", null);
    await ask(stock(), "03-20", 1_700_000);
    expect(await reader.priceHistory(1)).toEqual([
      { seen_at: "2026-03-01T06:00:00.000Z", cents: 2_000_000 },
      { seen_at: "2026-03-10T06:00:00.000Z", cents: 1_800_000 },
      { seen_at: "2026-03-12T06:00:00.000Z", cents: null },
      { seen_at: "2026-03-20T06:00:00.000Z", cents: 1_700_000 },
    ]);
  });

  it("is still named after a change that is not of the price", async () => {
    const { writer, clock } = stock();
    await ask(stock(), "03-01", 2_000_000);
    await ask(stock(), "03-10", 1_800_000);
    clock.set("2026-05-20T06:00:00.000Z");
    await importRows(writer, "demo", [row("a", { ...priced(1_800_000), mileage_km: 99 })]);
    expect(await shown(stock())).toEqual({ cents: 1_800_000, before_discount_cents: 2_000_000 });
  });

  it("is not among the facts as the feed gave them, which an export writes", async () => {
    await ask(stock(), "03-01", 2_000_000);
    await ask(stock(), "03-10", 1_800_000);
    const fed = [];
    for await (const vehicle of stock().reader.allAsFed()) fed.push(vehicle.price.purchase);
    expect(fed).toEqual([{ cents: 1_800_000, before_discount_cents: null }]);
  });

  it("ends when the price rises", async () => {
    await ask(stock(), "03-01", 2_000_000);
    await ask(stock(), "03-10", 1_800_000);
    await ask(stock(), "03-12", 1_850_000);
    expect(await shown(stock())).toEqual({ cents: 1_850_000, before_discount_cents: null });
  });

  it("counts no days on which the vehicle was not on sale", async () => {
    await ask(stock(), "01-01", 2_000_000);
    await ask(stock(), "01-10", null);
    await ask(stock(), "03-01", 1_800_000);
    expect(await shown(stock())).toEqual({ cents: 1_800_000, before_discount_cents: null });
  });

  it("shows after a short absence all the same", async () => {
    await ask(stock(), "03-01", 2_000_000);
    await ask(stock(), "03-10", null);
    await ask(stock(), "03-12", 1_800_000);
    expect(await shown(stock())).toEqual({ cents: 1_800_000, before_discount_cents: 2_000_000 });
  });

  it("is none where a price was asked for the first time", async () => {
    const { writer, reader } = stock();
    await importRows(writer, "demo", [row("a", facts({ price: { purchase: null } }))]);
    expect(await shown(stock())).toBeNull();
    await ask(stock(), "03-10", 1_800_000);
    expect(await shown(stock())).toEqual({ cents: 1_800_000, before_discount_cents: null });
    expect(await reader.lowestPriceBefore(1, "2026-03-11T00:00:00.000Z")).toBe(1_800_000);
  });

  it("leaves no trace where its import was dropped", async () => {
    const { writer, reader, clock } = stock();
    await ask(stock(), "03-01", 2_000_000);
    clock.set("2026-03-05T06:00:00.000Z");
    await writer.importFeed("demo", async (run) => {
      await run.put([row("a", priced(1_000_000))]);
      return { commit: false, result: null };
    });
    expect(await reader.lowestPriceBefore(1, "2026-03-20T00:00:00.000Z")).toBe(2_000_000);
    expect(await reader.lowestPriceBefore(99, "2026-03-20T00:00:00.000Z")).toBeNull();
  });
});
