import { expect, it } from "vitest";
import type { StockFeed } from "#domain/imports/index.ts";
import type { StockRow } from "#application/imports/ports.ts";
import {
  createFeedStore,
  createOverrideStore,
  createSharedSettings,
  ENVIRONMENT_FEED_SETTING,
  listSharedVins,
} from "../../src/adapters/database/index.ts";
import { onStock, readAll, type StockFixture } from "./on-stock.ts";
import { anImportRecord, aStockRow, commit, importRows, replaceAll, vehicleAttributes } from "./stock-rows.ts";

const VIN = "WF0EXXGCHE1A00017";

const DAY_MS = 86_400_000;

const car = (key: string, cents: number, vin: string | null = VIN, stock_number = key): StockRow =>
  aStockRow(key, vehicleAttributes({ stock_number, vin, price: { purchase: { cents, before_discount_cents: null } } }));

/** A day after what was before. */
const importOn = async ({ writer, clock }: StockFixture, feed: string, ...rows: readonly StockRow[]): Promise<void> => {
  clock.set(new Date(clock.now().getTime() + DAY_MS).toISOString());
  await importRows(writer, feed, rows);
};

const feedOf = (name: string): StockFeed => ({
  name,
  source: `/srv/${name}.csv`,
  profile: "vitrine",
  intervalSeconds: 3_600,
  guards: {},
  pausedAt: null,
});

/** Id, stock number and price of every vehicle that is shown. */
const shown = async ({ reader }: StockFixture): Promise<readonly string[]> =>
  (await readAll(reader)).map(({ id, stock_number, price }) => `${id} ${stock_number} ${price.purchase?.cents}`);

const follow = async ({ fixture, writer }: StockFixture, name: string): Promise<void> => {
  await createFeedStore(fixture.database).add(feedOf(name));
  await writer.updateVisibleSources();
};

onStock("a vehicle of several feeds", (stock) => {
  it("is shown once, as the source has it that was there first, and by the other one when that no longer lists it", async () => {
    await importOn(stock(), "nord", car("N1", 1_990_000), car("N2", 1_870_000, null));
    await importOn(stock(), "sud", car("S9", 1_890_000), car("S3", 1_880_000, null));
    expect(await shown(stock())).toEqual(["1 N1 1990000", "2 N2 1870000", "4 S3 1880000"]);
    expect(await stock().reader.count()).toBe(3);
    expect(await listSharedVins(stock().fixture.database)).toEqual([
      {
        vin: VIN,
        sources: [
          { feed: "nord", key: "N1", price_cents: 1_990_000 },
          { feed: "sud", key: "S9", price_cents: 1_890_000 },
        ],
      },
    ]);
    await importOn(stock(), "nord", car("N2", 1_870_000, null));
    expect(await shown(stock())).toEqual(["2 N2 1870000", "3 S9 1890000", "4 S3 1880000"]);
    expect(await listSharedVins(stock().fixture.database)).toEqual([]);
  });

  it("is shown as a followed feed has it before a hand import, and as the feed has it that was added first", async () => {
    await importOn(stock(), "hand", car("H", 100));
    await importOn(stock(), "nord", car("N", 200));
    await importOn(stock(), "sud", car("S", 300));
    expect(await shown(stock())).toEqual(["1 H 100"]);
    await follow(stock(), "sud");
    expect(await shown(stock())).toEqual(["3 S 300"]);
    await follow(stock(), "nord");
    expect(await shown(stock())).toEqual(["3 S 300"]);
    await createFeedStore(stock().fixture.database).remove("sud");
    await stock().writer.updateVisibleSources();
    expect(await shown(stock())).toEqual(["2 N 200"]);
    await createSharedSettings(stock().fixture.database).put(ENVIRONMENT_FEED_SETTING, "hand");
    await stock().writer.updateVisibleSources();
    expect(await shown(stock())).toEqual(["1 H 100"]);
  });

  it("is known to nodes that read what has changed, also where only the order of the sources changed", async () => {
    await importOn(stock(), "nord", car("N", 200));
    const changesBy = async (work: () => Promise<void>) => {
      const since = await stock().reader.version();
      await work();
      const changes = await stock().reader.changesSince(since);
      expect(changes?.version).toBe(await stock().reader.version());
      return changes?.vehicles.map(({ vehicle, removed_at }) => [vehicle.stock_number, removed_at !== null]);
    };
    expect(await changesBy(() => importOn(stock(), "sud", car("S", 300)))).toEqual([["S", true]]);
    expect(await changesBy(() => follow(stock(), "sud"))).toEqual([
      ["N", true],
      ["S", false],
    ]);
  });

  it("has one address: those of its other sources lead to it, also after they left", async () => {
    await importOn(stock(), "nord", car("N", 200));
    await importOn(stock(), "sud", car("S", 300));
    const find = async (id: number) => {
      const match = await stock().reader.byIdIncludingRemoved(id);
      return match && [match.vehicle.id, match.removed_at];
    };
    expect([await find(1), await find(2)]).toEqual([
      [1, null],
      [1, null],
    ]);
    await importOn(stock(), "nord", car("X", 500, null));
    expect([await find(1), await find(2)]).toEqual([
      [2, null],
      [2, null],
    ]);
    await importOn(stock(), "sud", car("Y", 500, null));
    expect((await find(1))?.[0]).toBe(1);
    expect((await find(1))?.[1]).not.toBeNull();
  });

  it("keeps what staff say of it when another source is shown", async () => {
    const { fixture, clock } = stock();
    await importOn(stock(), "nord", car("N", 200));
    await importOn(stock(), "sud", car("S", 300));
    const overrides = createOverrideStore(fixture.database, clock);
    try {
      const [found] = await overrides.find({ id: 2, number: null });
      expect(found?.id).toBe(1);
      const change = { lift: [], by: "Ann", until: null, why: null };
      await overrides.change({ id: 1, set: [{ field: "availability", value: "sold" }], ...change });
      await importOn(stock(), "nord", car("X", 500, null));
      const vehicles = await readAll(stock().reader);
      expect(vehicles.map(({ stock_number, availability }) => `${stock_number} ${availability}`)).toEqual([
        "S sold",
        "X available",
      ]);
    } finally {
      await overrides.close();
    }
  });

  it("is shown as before once an import was taken back", async () => {
    const { writer } = stock();
    await importOn(stock(), "nord", car("N", 200));
    await importOn(stock(), "sud", car("S", 300));
    await writer.importFeed("nord", async (run) => ({
      ...commit(await replaceAll(run, [car("N", 200, "WF0EXXGCHE1A00018")])),
      record: anImportRecord({ feed: "nord" }),
    }));
    expect(await shown(stock())).toEqual(["1 N 200", "2 S 300"]);
    const since = await stock().reader.version();
    expect(await writer.rollBack((await writer.listImports(1))[0]?.id ?? 0)).toMatchObject({ ok: true });
    expect(await shown(stock())).toEqual(["1 N 200"]);
    expect(await stock().reader.changesSince(since)).toBeNull();
  });

  it("is named by an import before it changes anything, and stock numbers only where a VIN is missing", async () => {
    await importOn(
      stock(),
      "nord",
      car("N1", 100),
      car("N2", 200, null, "A-1"),
      car("N3", 300, "WF0EXXGCHE1A00019", "A-2"),
    );
    const shared = await stock().writer.importFeed("sud", async (run) => {
      await replaceAll(run, [car("S1", 150), car("S2", 250, null, "A-1"), car("S3", 350, "WF0EXXGCHE1A00020", "A-2")]);
      return { commit: false, result: await run.sharedVehicles() };
    });
    expect(shared.vins.map(({ vin, sources }) => [vin, ...sources.map(({ key }) => key)])).toEqual([[VIN, "N1", "S1"]]);
    expect(shared.numbers.map(({ stock_number, sources }) => [stock_number, ...sources.map(({ key }) => key)])).toEqual(
      [["A-1", "N2", "S2"]],
    );
    expect(await shown(stock())).toHaveLength(3);
  });
});

onStock("a source that a feed takes over", (stock) => {
  const VINS = ["WF0EXXGCHE1A00001", "WF0EXXGCHE1A00002"] as const;

  it("gives it its vehicles with their ids, by VIN also where both sources use the same keys for others", async () => {
    const { writer, fixture } = stock();
    await importOn(stock(), "hand", car("1", 100, VINS[0], "a"), car("2", 200, VINS[1], "b"), car("3", 300, null, "c"));
    const keys = new Map([
      [VINS[0], "2"],
      [VINS[1], "3"],
    ]);
    await writer.takeOver({ feed: feedOf("nord"), from: "hand", keys });
    expect(await shown(stock())).toEqual(["1 a 100", "2 b 200", "3 c 300"]);
    const feeds = createFeedStore(fixture.database);
    expect(await feeds.list()).toEqual([feedOf("nord")]);
    expect((await feeds.summaries()).map(({ name, vehicles }) => `${name} ${vehicles}`)).toEqual(["nord 3"]);
    await importOn(stock(), "nord", car("2", 110, VINS[0], "a"), car("3", 210, VINS[1], "b"), car("4", 400, null, "d"));
    expect(await shown(stock())).toEqual(["1 a 110", "2 b 210", "4 d 400"]);
    expect((await stock().reader.priceHistory(1)).map(({ cents }) => cents)).toEqual([100, 110]);
  });

  it("can be given to a name that had vehicles before, and its imports can be taken back", async () => {
    const { writer } = stock();
    await importOn(stock(), "nord", car("1", 900, VINS[0], "old"));
    await importOn(stock(), "nord");
    await importOn(stock(), "hand", car("1", 100, VINS[1], "a"));
    await writer.importFeed("hand", async (run) => ({
      ...commit(await replaceAll(run, [car("1", 120, VINS[1], "a")])),
      record: anImportRecord({ feed: "hand" }),
    }));
    await writer.takeOver({ feed: feedOf("nord"), from: "hand", keys: new Map([[VINS[1], "1"]]) });
    expect(await shown(stock())).toEqual(["2 a 120"]);
    const [newest] = await writer.listImports(1);
    expect(newest?.feed).toBe("nord");
    expect(await writer.rollBack(newest?.id ?? 0)).toMatchObject({ ok: true });
    expect(await shown(stock())).toEqual(["2 a 100"]);
  });
});
