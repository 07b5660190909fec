import { expect, test } from "vitest";
import { openStockIndex, type StockIndexData } from "#domain/search/index.ts";
import { EMPTY_QUERY, type Vehicle } from "#domain/vehicles/index.ts";
import { createStockIndexer, type StockIndexInput } from "./build-stock-index.ts";
import type { CurrentOrRemovedVehicle, StockChanges } from "./ports.ts";
import { aFinance } from "../../../tests/builders/finance.ts";
import { vehicleAttributes } from "../../../tests/contract/stock-rows.ts";

const FINANCE = aFinance();

const vehicle = (id: number, name: string, changes: Partial<Vehicle> = {}): Vehicle => ({
  ...vehicleAttributes(),
  brand: { slug: name.toLowerCase(), name },
  id,
  slug: String(id),
  title: name,
  first_seen_at: `2026-01-${String(id).padStart(2, "0")}T00:00:00.000Z`,
  updated_at: "2026-02-01T00:00:00.000Z",
  content_hash: "",
  ...changes,
});

const onSale = (changed: Vehicle): CurrentOrRemovedVehicle => ({ vehicle: changed, removed_at: null });
const removed = (gone: Vehicle): CurrentOrRemovedVehicle => ({ vehicle: gone, removed_at: "2026-02-02T00:00:00.000Z" });

/** An indexer over a stock of a test; counts how often the whole of it is read. */
const createTest = (stock: { vehicles: readonly Vehicle[]; version: number; changes: StockChanges | null }) => {
  const indexer = createStockIndexer();
  const reads = { whole: 0 };
  const input = {
    finance: FINANCE,
    country: "LU",
    vatShare: 0.17,
    today: "2026-02-03",
    catalogue: { version: async () => 7, locations: { all: async () => [] }, models: { all: async () => [] } },
    stock: {
      version: async () => stock.version,
      changesSince: async () => stock.changes,
      async *all() {
        reads.whole += 1;
        yield* stock.vehicles;
      },
    },
  } as unknown as StockIndexInput;
  const build = async (changes: Partial<StockIndexInput> = {}) => {
    const { data, version, openedAt } = await indexer.build({ ...input, ...changes });
    const ids = openStockIndex(data).search({ ...EMPTY_QUERY, sort: "name" }).ids;
    return { ids, version, openedAt, wholeReads: reads.whole };
  };
  return { build, indexer, input };
};

/** In order of their names. */
const NAMES = ["Alpine", "BMW", "Cupra", "Dacia", "Ford", "Honda", "Jeep", "Kia", "Lotus", "Mazda"];
const STOCK = NAMES.map((name, index) => vehicle(index + 1, name));

test("reads after the first index only what has changed", async () => {
  const stock = { vehicles: STOCK, version: 4, changes: null as StockChanges | null };
  const { build } = createTest(stock);
  expect(await build()).toMatchObject({
    ids: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    version: "4.7.2026-02-03",
    wholeReads: 1,
  });
  const changes = [onSale(vehicle(2, "Zeekr")), removed(vehicle(3, "Cupra")), onSale(vehicle(11, "Aiways"))];
  stock.changes = { version: 6, vehicles: changes };
  expect(await build()).toMatchObject({
    ids: [11, 1, 4, 5, 6, 7, 8, 9, 10, 2],
    version: "6.7.2026-02-03",
    wholeReads: 1,
  });
  stock.changes = { version: 7, vehicles: [onSale(vehicle(2, "Zeekr", { availability: "sold" }))] };
  expect(await build()).toMatchObject({ ids: [11, 1, 4, 5, 6, 7, 8, 9, 10], version: "7.7.2026-02-03", wholeReads: 1 });
});

test("states the same start of the stock as a full read", async () => {
  const stock = { vehicles: STOCK, version: 1, changes: null as StockChanges | null };
  const { build } = createTest(stock);
  expect(await build()).toMatchObject({ openedAt: "2026-01-01T00:00:00.000Z" });
  const early = vehicle(12, "Fiat", { first_seen_at: "2025-12-01T00:00:00.000Z" });
  stock.changes = { version: 2, vehicles: [onSale(early)] };
  expect(await build()).toMatchObject({ openedAt: "2025-12-01T00:00:00.000Z", wholeReads: 1 });
  stock.changes = { version: 3, vehicles: [removed(early)] };
  expect(await build()).toMatchObject({ openedAt: "2026-01-01T00:00:00.000Z", wholeReads: 2 });
});

const shapeCounts = (data: StockIndexData): readonly (readonly [string, number])[] => {
  const { shape } = openStockIndex(data).search(EMPTY_QUERY).facets;
  return shape?.kind === "one-of" ? shape.values.map(({ value, count }) => [value, count]) : [];
};

const anElectric = (id: number, model: string) =>
  vehicle(id, "Lynx", { model: { slug: model, name: model }, body_style: "electric" });

test("an electric car has the shape of its model, in the catalogue first, then in the stock as it is", async () => {
  const one = { slug: "one", name: "one" };
  const others = [anElectric(2, "two"), vehicle(3, "Lynx", { model: one, body_style: "suv" })];
  const stock = { vehicles: [anElectric(1, "one"), ...others], version: 1, changes: null as StockChanges | null };
  const { indexer, input } = createTest(stock);
  const models = [{ brand: "lynx", slug: "two", body_styles: ["electric", "compact"] }];
  const catalogue = {
    ...input.catalogue,
    models: { all: async () => models },
  } as unknown as StockIndexInput["catalogue"];
  const build = async () => shapeCounts((await indexer.build({ ...input, catalogue })).data);
  expect(await build()).toEqual([
    ["compact", 1],
    ["suv", 2],
  ]);
  stock.changes = { version: 2, vehicles: [onSale(vehicle(3, "Lynx", { model: one, body_style: "estate" }))] };
  expect(await build()).toEqual([
    ["compact", 1],
    ["estate", 2],
  ]);
});

type Changed = { readonly input?: Partial<StockIndexInput>; readonly changes: StockChanges | null };

const renamed = vehicle(2, "BMW", { brand: { slug: "bmw", name: "bmw" } });

test.each<[string, Changed]>([
  ["on another day", { input: { today: "2026-02-04" }, changes: { version: 1, vehicles: [] } }],
  [
    "with other rates",
    { input: { finance: aFinance({ lessor: "Une autre" }) }, changes: { version: 1, vehicles: [] } },
  ],
  ["where the changes are not known", { changes: null }],
  ["where two vehicles name a brand differently", { changes: { version: 2, vehicles: [onSale(renamed)] } }],
])("reads the whole stock %s", async (_, { input, changes }) => {
  const stock = { vehicles: STOCK, version: 1, changes: { version: 1, vehicles: [] } as StockChanges | null };
  const { build } = createTest(stock);
  await build();
  expect(await build()).toMatchObject({ wholeReads: 1 });
  stock.changes = changes;
  expect(await build(input)).toMatchObject({ wholeReads: 2 });
});
