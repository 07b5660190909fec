import { expect, it } from "vitest";
import { removeFeed } from "#application/imports/index.ts";
import type { StockFeed } from "#domain/imports/index.ts";
import { createFeedStore, FEEDS_SUBJECT } from "../../src/adapters/database/index.ts";
import { readVersion } from "../../src/adapters/database/versions.ts";
import { onStock, readAll, type StockFixture } from "./on-stock.ts";
import { anImportRecord, aNumberedRow, commit, replaceAll } from "./stock-rows.ts";
import type { StockRow } from "#application/imports/ports.ts";

const DAY_MS = 86_400_000;

const NORTH: StockFeed = {
  name: "north",
  source: "https://north.example/stock.csv",
  profile: "mobile-de",
  intervalSeconds: 900,
  guards: { removed_share: 0.5 },
  pausedAt: null,
};

/** Imports the rows as the whole feed, a day after the import before. */
const importRows = ({ writer, clock }: StockFixture, feed: string, rows: readonly StockRow[]): Promise<unknown> => {
  clock.set(new Date(clock.now().getTime() + DAY_MS).toISOString());
  return writer.importFeed(feed, async (run) => ({
    ...commit(await replaceAll(run, rows)),
    record: anImportRecord({ feed }),
  }));
};

const lock = async () => ({ release: async () => undefined });

/** Key and price of every vehicle on sale, by id. */
const onSale = async ({ reader }: StockFixture): Promise<readonly string[]> =>
  (await readAll(reader)).map(({ id, price }) => `${id} ${price.purchase?.cents}`);

const newestId = async ({ writer }: StockFixture): Promise<number> => (await writer.listImports(1))[0]?.id ?? 0;

onStock("feeds", (stock) => {
  it("are listed by name as they were added, and a name is given once", async () => {
    const feeds = createFeedStore(stock().fixture.database);
    const south = { ...NORTH, name: "south", guards: {} };
    expect([await feeds.add(south), await feeds.add(NORTH), await feeds.add(NORTH)]).toEqual([true, true, false]);
    expect(await feeds.list()).toEqual([NORTH, south]);
    expect([await feeds.setPaused("south", "2026-03-01T06:00:00Z"), await feeds.setPaused("east", null)]).toEqual([
      true,
      false,
    ]);
    expect((await feeds.list())[1]?.pausedAt).toBe("2026-03-01T06:00:00Z");
    expect([await feeds.remove("south"), await feeds.remove("south")]).toEqual([true, false]);
    expect(await feeds.list()).toEqual([NORTH]);
    expect(await readVersion(stock().fixture.database.db, FEEDS_SUBJECT)).toBe(4);
  });

  it("never touch each other's vehicles, though both have the same numbers", async () => {
    const { fixture, writer, clock } = stock();
    const feeds = createFeedStore(fixture.database);
    await importRows(stock(), "north", [
      aNumberedRow("7", 100, { requestedId: 7 }),
      aNumberedRow("8", 200, { requestedId: 8 }),
    ]);
    await importRows(stock(), "south", [
      aNumberedRow("7", 900, { requestedId: 7 }),
      aNumberedRow("9", 300, { requestedId: 9 }),
    ]);
    const both = await onSale(stock());
    expect(new Set(both.map((text) => text.split(" ")[1]))).toEqual(new Set(["100", "200", "300", "900"]));
    await importRows(stock(), "north", [aNumberedRow("7", 150, { requestedId: 7 })]);
    expect(await onSale(stock())).toEqual(expect.arrayContaining(both.filter((text) => /900|300/.test(text))));
    expect(await feeds.summaries()).toMatchObject([
      { name: "north", vehicles: 1, newest: { feed: "north" } },
      { name: "south", vehicles: 2, newest: { feed: "south" } },
    ]);
    expect(await removeFeed({ feeds, stock: writer, clock, lock }, "north")).toBe(1);
    expect((await onSale(stock())).toSorted()).toEqual(both.filter((text) => /900|300/.test(text)).toSorted());
    expect(await writer.rollBack(await newestId(stock()))).toMatchObject({ ok: true });
    expect(await onSale(stock())).toHaveLength(3);
  });

  it("remember what an import changed, by vehicle and field, though later ones change it again", async () => {
    const { writer } = stock();
    await importRows(stock(), "north", [aNumberedRow("a", 100), aNumberedRow("b", 200)]);
    await importRows(stock(), "north", [aNumberedRow("a", 150), aNumberedRow("c", 300)]);
    const second = await newestId(stock());
    await importRows(stock(), "north", [aNumberedRow("a", 175), aNumberedRow("b", 200), aNumberedRow("c", 300)]);
    const third = await newestId(stock());
    expect((await writer.findChanges(second))?.toSorted((a, b) => a.key.localeCompare(b.key))).toMatchObject([
      { key: "a", change: "changed", fields: [{ path: "price.purchase.cents", before: 100, after: 150 }] },
      { key: "b", change: "removed", fields: [] },
      { key: "c", change: "added", fields: [] },
    ]);
    expect((await writer.findChanges(third))?.toSorted((a, b) => a.key.localeCompare(b.key))).toMatchObject([
      { key: "a", change: "changed", fields: [{ path: "price.purchase.cents", before: 150, after: 175 }] },
      { key: "b", change: "restored" },
    ]);
    expect(await writer.findChanges(third + 1)).toBeNull();
  });
});
