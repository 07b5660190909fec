import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { EMPTY_QUERY, type StockQuery, type StockRecord } from "../vehicles/index.ts";
import { type StockIndexData, buildStockIndex, createStockIndexBuilder, openStockIndex } from "./index.ts";
import { stockRecord } from "./stock.test-support.ts";

const [anyRecord] = fc.sample(stockRecord, { numRuns: 1, seed: 1 });

const SKODA = { slug: "skoda", name: "Škoda" };
const FORD = { slug: "ford", name: "Ford" };
const OCTAVIA = { slug: "octavia", name: "Octavia" };
const PUMA = { slug: "puma", name: "Puma" };

const vehicle = (id: number, facts: Partial<StockRecord>): StockRecord => ({
  ...(anyRecord as StockRecord),
  id,
  brand: SKODA,
  model: OCTAVIA,
  title: "Škoda Octavia",
  trim: null,
  fuel_type: "diesel",
  price: { purchase: { cents: 1_000_000 + id * 100_000, before_discount_cents: null } },
  equipment: [],
  location: null,
  vat_deductible: false,
  construction_year: null,
  first_seen_at: "2026-01-01T00:00:00Z",
  ...facts,
});

const puma = { brand: FORD, model: PUMA, title: "Ford Puma", fuel_type: "petrol" } as const;

const STOCK = [
  vehicle(4, { ...puma, equipment: ["tow_bar", "abs"], vat_deductible: true }),
  vehicle(1, { trim: "Édition 2.0", equipment: ["abs"], first_seen_at: "2026-02-01T00:00:00Z" }),
  vehicle(3, { ...puma, fuel_type: null, construction_year: 2021 }),
  vehicle(2, { price: { purchase: null }, equipment: ["abs", "isofix"], construction_year: 2023 }),
];

const index = openStockIndex(buildStockIndex(STOCK));

const asked = (query: Partial<StockQuery>): StockQuery => ({ ...EMPTY_QUERY, ...query });

const valuesOf = (facet: "brand" | "model" | "fuel" | "equipment", query: Partial<StockQuery>): string[] => {
  const result = index.search(asked(query)).facets[facet];
  return result && "values" in result
    ? result.values.map(({ value, label, count, selected }) => `${value} ${label} ${count}${selected ? " chosen" : ""}`)
    : [];
};

describe("a search", () => {
  test("counts a facet's values as if nothing were chosen in it, and the others under the choice", () => {
    const query = { values: { fuel: ["diesel"] } };
    expect(valuesOf("fuel", query)).toEqual(["petrol Essence 1", "diesel Diesel 2 chosen"]);
    expect(valuesOf("brand", query)).toEqual(["skoda Škoda 2"]);
  });

  test("counts equipment among the vehicles that have all the chosen pieces", () => {
    expect(valuesOf("equipment", { values: { equipment: ["abs"] } })).toEqual([
      "abs ABS 3 chosen",
      "isofix Fixations Isofix 1",
      "tow_bar Attelage 1",
    ]);
  });

  test("keeps a chosen value listed when no vehicle has it", () => {
    const query = { values: { fuel: ["hydrogen", "diesel"], brand: ["ford", "lada"] } };
    expect(valuesOf("fuel", query)).toEqual([
      "petrol Essence 1",
      "diesel Diesel 0 chosen",
      "hydrogen Hydrogène 0 chosen",
    ]);
    expect(valuesOf("brand", query)).toEqual(["ford Ford 0 chosen", "skoda Škoda 2", "lada lada 0 chosen"]);
  });

  test("lists models under the chosen brands only, and chosen models always", () => {
    expect(valuesOf("model", {})).toEqual([]);
    expect(valuesOf("model", { values: { brand: ["ford"] } })).toEqual(["puma Puma 2"]);
    expect(valuesOf("model", { values: { model: ["octavia"] } })).toEqual(["octavia Octavia 2 chosen"]);
    expect(valuesOf("model", { values: { brand: ["ford"], model: ["octavia"] } })).toEqual([
      "octavia Octavia 0 chosen",
      "puma Puma 2",
    ]);
  });

  test("shows the ends and the histogram of a range under everything but its own choice", () => {
    const { facets, ids } = index.search(asked({ ranges: { price: { min: 12_000, max: null } } }));
    expect(ids).toEqual([4, 3]);
    expect(facets.price).toEqual({
      kind: "range",
      min: 11_000,
      max: 14_000,
      selected: { min: 12_000, max: null },
      histogram: [
        { from: 11_000, to: 11_499, count: 1 },
        { from: 11_500, to: 11_999, count: 0 },
        { from: 12_000, to: 12_499, count: 0 },
        { from: 12_500, to: 12_999, count: 0 },
        { from: 13_000, to: 13_499, count: 1 },
        { from: 13_500, to: 13_999, count: 0 },
        { from: 14_000, to: 14_499, count: 1 },
      ],
    });
  });

  test("says of a range without a known value that it has no ends", () => {
    expect(index.search(asked({ ranges: { year: { min: 2030, max: null } } })).facets.price).toEqual({
      kind: "range",
      min: null,
      max: null,
      histogram: [],
      selected: null,
    });
  });

  test("never takes an unknown value for a chosen one", () => {
    expect(index.search(asked({ ranges: { price: { min: 0, max: null } } })).ids).not.toContain(2);
    expect(index.count(asked({ values: { fuel: ["petrol", "diesel", "electric"] } }))).toBe(3);
  });

  test("puts unknown prices last in either direction and breaks ties by id", () => {
    expect(index.search(asked({ sort: "price-asc" })).ids).toEqual([1, 3, 4, 2]);
    expect(index.search(asked({ sort: "price-desc" })).ids).toEqual([4, 3, 1, 2]);
    expect(index.search(asked({ sort: "recent" })).ids).toEqual([1, 4, 3, 2]);
    expect(index.search(asked({ sort: "name" })).ids).toEqual([3, 4, 1, 2]);
  });

  test("goes to the last page when asked for one past the end", () => {
    expect(index.search(asked({ page: 9, sort: "price-asc" }), { perPage: 3 })).toMatchObject({
      total: 4,
      page: 2,
      pageCount: 2,
      ids: [2],
    });
    expect(index.search(asked({ page: 9, q: "lada" }))).toMatchObject({ total: 0, page: 1, pageCount: 1, ids: [] });
  });

  test.each([
    ["edition", [1]],
    ["SKO edi 2", [1]],
    ["attelage puma", [4]],
    ["puma isofix", []],
    ["škoda", [1, 2]],
  ])("finds by the beginnings of words, accents and case apart: %s", (q, ids) => {
    expect(index.search(asked({ q, sort: "price-asc" })).ids).toEqual(ids);
  });

  test.each([
    ["octvia", [1, 2]],
    ["Škdoa ocatvai", [1, 2]],
    ["attellage", [4]],
    ["puma isoflx", []],
    ["edt", []],
    ["pume octavia", []],
  ])("takes a word that begins none for the nearest ones: %s", (q, ids) => {
    expect(index.search(asked({ q, sort: "price-asc" })).ids).toEqual(ids);
  });

  test("never takes a word for another that is known, though no vehicle has it", () => {
    const saddles = openStockIndex(buildStockIndex([vehicle(1, { trim: "Attelle" })]));
    expect(saddles.count(asked({ q: "attelege" }))).toBe(0);
    expect(saddles.count(asked({ q: "attelage" }))).toBe(0);
    expect(saddles.count(asked({ q: "atelle" }))).toBe(1);
  });

  test("says which filter to drop and what that gives", () => {
    const query = asked({ values: { brand: ["ford"], equipment: ["abs", "isofix"] }, q: "puma" });
    expect(index.count(query)).toBe(0);
    expect(index.zeroHitHelp(query)).toEqual([
      { filter: "equipment", value: "isofix", count: 1 },
      { filter: "brand", value: null, count: 0 },
      { filter: "equipment", value: "abs", count: 0 },
      { filter: "q", value: null, count: 0 },
    ]);
  });

  test("names the values of closed and of open facets", () => {
    expect(index.valueName("brand", "skoda")).toBe("Škoda");
    expect(index.valueName("fuel", "electric+petrol")).toBe("Hybride essence");
    expect(index.valueName("brand", "lada")).toBeNull();
    expect(index.valueName("price", "12000")).toBeNull();
  });

  test("finds nothing in an empty stock, and offers nothing", () => {
    const empty = openStockIndex(buildStockIndex([]));
    const { total, facets } = empty.search(asked({ sort: "name" }));
    expect(total).toBe(0);
    expect(facets.brand).toEqual({ kind: "one-of", values: [] });
    expect(facets.discounted).toEqual({ kind: "flag", count: 0, selected: false });
  });
});

describe("the data of an index", () => {
  test("is refused when two vehicles have one id", () => {
    const builder = createStockIndexBuilder();
    for (const id of [7, 5, 7]) builder.add(vehicle(id, {}));
    expect(() => builder.finish()).toThrow("Two vehicles of the stock have the id 7");
  });

  test("is shared, not copied, when it is posted to another thread", () => {
    const data = buildStockIndex(STOCK);
    const clone = structuredClone(data);
    const brand = (of: StockIndexData) => of.facets.brand as Extract<typeof of.facets.brand, { kind: "one-of" }>;
    expect(clone.ids.buffer).toBeInstanceOf(SharedArrayBuffer);
    clone.ids[0] = 99;
    brand(clone).sets.counts[0] = 77;
    expect(data.ids[0]).toBe(99);
    expect(brand(data).sets.counts[0]).toBe(77);
  });

  test("holds every array in shared memory", () => {
    const notShared: string[] = [];
    const visit = (value: unknown, path: string): void => {
      if (ArrayBuffer.isView(value)) {
        if (!(value.buffer instanceof SharedArrayBuffer)) notShared.push(path);
      } else if (value !== null && typeof value === "object") {
        for (const [key, inner] of Object.entries(value)) visit(inner, `${path}.${key}`);
      }
    };
    visit(buildStockIndex(STOCK), "data");
    expect(notShared).toEqual([]);
  });
});
