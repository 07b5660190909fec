import { beforeEach, expect, it, onTestFinished } from "vitest";
import type { OverrideChange, OverrideStore } from "#application/overrides/ports.ts";
import { createOverrideStore } from "../../src/adapters/database/index.ts";
import { createAlertRepository } from "../../src/adapters/database/alerts/index.ts";
import { anImportRecord, aStockRow, commit, importRows, replaceAll, vehicleAttributes } from "./stock-rows.ts";
import { onStock, readAll, type StockFixture } from "./on-stock.ts";

type Fed = { readonly cents?: number; readonly availability?: "available" | "reserved" | "sold" };

const rowOf = (key: string, { cents = 2_000_000, availability = "available" }: Fed = {}) =>
  aStockRow(
    key,
    vehicleAttributes({ stock_number: key, availability, price: { purchase: { cents, before_discount_cents: null } } }),
  );

/** Imports a feed of the vehicles `a` and `b`; returns the import's number. */
const importFeed = async ({ writer }: StockFixture, a: Fed | null): Promise<number> => {
  await writer.importFeed("demo", async (run) => ({
    ...commit(await replaceAll(run, [...(a === null ? [] : [rowOf("a", a)]), rowOf("b")])),
    record: anImportRecord(),
  }));
  return (await writer.listImports(1))[0]?.id ?? 0;
};

onStock("overrides of a vehicle", (stock) => {
  let store: OverrideStore;
  beforeEach(() => {
    const { fixture, clock } = stock();
    store = createOverrideStore(fixture.database, clock);
    onTestFinished(() => store.close());
  });

  const change = (changes: Partial<OverrideChange>): Promise<void> =>
    store.change({ id: 1, set: [], lift: [], by: "anna", until: null, why: null, ...changes });
  const sell = (): Promise<void> => change({ set: [{ field: "availability", value: "sold" }] });
  const setPrice = (cents: number, changes: Partial<OverrideChange> = {}): Promise<void> =>
    change({ set: [{ field: "price", value: String(cents) }], ...changes });
  const shown = async () => (await stock().reader.byIdIncludingRemoved(1))?.vehicle;
  const purchase = async () => (await shown())?.price.purchase;
  const fieldsInForce = async () => (await store.byIds([1]))[0]?.overrides.map(({ field }) => field);
  const history = async () => (await stock().reader.priceHistory(1)).map(({ cents }) => cents);
  const at = (day: string): void => stock().clock.set(`2026-${day}T08:00:00.000Z`);

  it("outlives feeds until one agrees, is in force again when that is taken back, and is followed by its version", async () => {
    await importFeed(stock(), {});
    const version = await stock().reader.version();
    await sell();
    expect(await stock().reader.version()).toBe(version + 1);
    const changes = await stock().reader.changesSince(version);
    expect(changes?.vehicles.map(({ vehicle }) => [vehicle.id, vehicle.availability])).toEqual([[1, "sold"]]);
    for (const cents of [2_010_000, 2_020_000, 2_030_000]) {
      await importFeed(stock(), { cents });
      expect(await shown()).toMatchObject({ availability: "sold", price: { purchase: { cents } } });
    }
    const agreed = await importFeed(stock(), { availability: "sold" });
    expect(await fieldsInForce()).toEqual([]);
    expect(await store.ended(1)).toMatchObject([{ field: "availability", by: "anna", ended_because: "feed" }]);
    await stock().writer.rollBack(agreed);
    expect(await fieldsInForce()).toEqual(["availability"]);
    expect(await shown()).toMatchObject({ availability: "sold", price: { purchase: { cents: 2_030_000 } } });
  });

  it("rests while the feed does not list its vehicle, and counts when it returns", async () => {
    await importFeed(stock(), {});
    await change({ set: [{ field: "availability", value: "reserved" }] });
    await importFeed(stock(), null);
    expect(await stock().reader.byId(1)).toBeNull();
    expect(await store.overridden({ gone: false })).toEqual([]);
    expect(await store.overridden({ gone: true })).toMatchObject([{ id: 1, overrides: [{ value: "reserved" }] }]);
    await importFeed(stock(), {});
    expect((await shown())?.availability).toBe("reserved");
  });

  it("reports to an import what becomes of it", async () => {
    await importFeed(stock(), {});
    await sell();
    const effects = async (a: Fed | null) =>
      stock().writer.importFeed("demo", async (run) => {
        await replaceAll(run, [...(a === null ? [] : [rowOf("a", a)]), rowOf("b")]);
        return { commit: false, result: (await run.overrides()).map(({ key, effect }) => [key, effect]) };
      });
    expect(await effects({ cents: 2_100_000 })).toEqual([["a", "active"]]);
    expect(await effects({ availability: "sold" })).toEqual([["a", "superseded"]]);
    expect(await effects(null)).toEqual([["a", "inactive"]]);
  });

  it("of the price is an entry of the history, and a reduction from the lowest price of the 30 days before", async () => {
    at("03-01");
    await importFeed(stock(), {});
    at("03-05");
    await setPrice(1_800_000);
    expect(await purchase()).toEqual({ cents: 1_800_000, before_discount_cents: null, reference_cents: 2_000_000 });
    at("03-06");
    await importFeed(stock(), { cents: 1_950_000 });
    expect(await purchase()).toMatchObject({ cents: 1_800_000, reference_cents: 2_000_000 });
    expect(await history()).toEqual([2_000_000, 1_800_000]);
    at("03-07");
    await change({ lift: ["price"] });
    expect(await purchase()).toEqual({ cents: 1_950_000, before_discount_cents: null });
    expect(await history()).toEqual([2_000_000, 1_800_000, 1_950_000]);
  });

  it("of the price ends when the feed has it, with the reduction that it had", async () => {
    at("03-01");
    await importFeed(stock(), {});
    at("03-05");
    await setPrice(1_800_000);
    at("03-06");
    const agreed = await importFeed(stock(), { cents: 1_800_000 });
    expect(await fieldsInForce()).toEqual([]);
    expect(await purchase()).toMatchObject({ cents: 1_800_000, reference_cents: 2_000_000 });
    expect(await history()).toEqual([2_000_000, 1_800_000]);
    at("03-07");
    await stock().writer.rollBack(agreed);
    expect(await purchase()).toMatchObject({ cents: 1_800_000, reference_cents: 2_000_000 });
    expect(await history()).toEqual([2_000_000, 1_800_000]);
  });

  it("of the price leaves a history that ends with the price in force when an import before its end is taken back", async () => {
    at("03-01");
    await importFeed(stock(), {});
    at("03-02");
    await setPrice(1_800_000);
    at("03-03");
    const repriced = await importFeed(stock(), { cents: 1_900_000 });
    at("03-04");
    await change({ lift: ["price"] });
    at("03-05");
    await stock().writer.rollBack(repriced);
    expect(await purchase()).toMatchObject({ cents: 2_000_000 });
    expect((await history()).at(-1)).toBe(2_000_000);
  });

  it("is replaced by the next one of its field, and ends when its time is over, once for all nodes", async () => {
    at("03-01");
    await importFeed(stock(), {});
    await setPrice(1_800_000);
    await setPrice(1_850_000, { until: "2026-03-02T08:00:00.000Z", by: "paul" });
    expect(await purchase()).toMatchObject({ cents: 1_850_000 });
    expect(await store.expire()).toBe(0);
    at("03-02");
    const version = await stock().reader.version();
    const others = await Promise.all([1, 2, 3].map(() => stock().fixture.openAnother()));
    const stores = others.map((database) => createOverrideStore(database, stock().clock));
    const expired = await Promise.all(stores.map((other) => other.expire()));
    await Promise.all(stores.map((other) => other.close()));
    expect(expired.toSorted((a, b) => a - b)).toEqual([0, 0, 1]);
    expect(await stock().reader.version()).toBe(version + 1);
    expect(await purchase()).toMatchObject({ cents: 2_000_000 });
    expect((await store.ended(1)).map(({ ended_because }) => ended_because)).toEqual(["replaced", "expired"]);
  });

  it("hides a vehicle from every list, and its page says what that of a removed one says", async () => {
    await importFeed(stock(), {});
    const version = await stock().reader.version();
    await change({ set: [{ field: "hidden", value: "yes" }] });
    const { reader } = stock();
    expect(await reader.byId(1)).toBeNull();
    expect(await reader.byIds([1, 2])).toMatchObject([{ id: 2 }]);
    expect((await readAll(reader)).map(({ id }) => id)).toEqual([2]);
    expect(await reader.count()).toBe(1);
    expect((await reader.byIdIncludingRemoved(1))?.removed_at).not.toBeNull();
    expect((await reader.changesSince(version))?.vehicles[0]?.removed_at).not.toBeNull();
    await importFeed(stock(), { cents: 2_100_000 });
    expect(await reader.byId(1)).toBeNull();
    await change({ lift: ["hidden"] });
    expect(await reader.byIds([1, 2])).toMatchObject([{ id: 1 }, { id: 2 }]);
  });

  it("is what alerts compare prices with; they wait with news of a hidden vehicle", async () => {
    await importFeed(stock(), {});
    await setPrice(1_800_000);
    const alerts = createAlertRepository(stock().fixture.database);
    expect(await alerts.runs.currentPrices()).toEqual(
      new Map([
        [1, 1_800_000],
        [2, 2_000_000],
      ]),
    );
    await change({ set: [{ field: "hidden", value: "yes" }] });
    expect(await alerts.runs.currentPrices()).toEqual(new Map([[2, 2_000_000]]));
    expect(await alerts.runs.quarantinedVehicles()).toEqual(new Set([1]));
    await alerts.close();
  });

  it("finds a vehicle by its number, the dealer's or the feed's, and prefers those that are in their feed", async () => {
    await importFeed(stock(), {});
    await importRows(stock().writer, "other", [rowOf("B", {})]);
    const ids = async (number: string | null, id: number | null = null) =>
      (await store.find({ id, number })).map((vehicle) => vehicle.id);
    expect(await ids("A")).toEqual([1]);
    expect(await ids(null, 2)).toEqual([2]);
    expect(await ids("b")).toEqual([2, 3]);
    await importFeed(stock(), null);
    expect(await ids("a")).toEqual([1]);
    expect(await ids("unknown")).toEqual([]);
  });

  it("loses nothing when fifty changes and imports come at once", async () => {
    const feed = Array.from({ length: 25 }, (_, index) => rowOf(`v${index}`));
    await importRows(stock().writer, "demo", feed);
    const version = await stock().reader.version();
    const { clock, fixture } = stock();
    const another = await fixture.openAnother();
    const stores = [store, createOverrideStore(another, clock)];
    onTestFinished(() => stores[1]?.close());
    const overrides = feed.map((_, index) =>
      stores[index % 2]?.change({
        id: index + 1,
        set: [
          { field: "price", value: String(1_000_000 + index) },
          { field: "availability", value: "reserved" },
        ],
        lift: [],
        by: `person ${index}`,
        until: null,
        why: null,
      }),
    );
    const imports = feed.map(async (_, index) =>
      importRows(stock().writer, `other ${index % 3}`, [rowOf(`n${index % 3}-${index}`)]),
    );
    await Promise.all([...overrides, ...imports]);
    expect(await stock().reader.version()).toBe(version + 50);
    const vehicles = await stock().reader.byIds(feed.map((_, index) => index + 1));
    expect(vehicles.map(({ availability, price }) => [availability, price.purchase?.cents])).toEqual(
      feed.map((_, index) => ["reserved", 1_000_000 + index]),
    );
    expect((await store.overridden({ gone: false })).flatMap((vehicle) => vehicle.overrides)).toHaveLength(50);
    expect(await stock().reader.count()).toBe(28);
    const changes = await stock().reader.changesSince(version);
    expect(changes?.vehicles.filter(({ vehicle }) => vehicle.availability === "reserved")).toHaveLength(25);
  });
});
