import { VEHICLE_LABELS } from "#application/strings/vehicles/vehicle-labels.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { EMPTY_QUERY, type StockQuery, type StockRecord } from "../vehicles/index.ts";
import { type StockIndexData, createStockIndexBuilder, openStockIndex } from "./index.ts";
import { anyStockRecord } from "../../../tests/builders/stock-arbitraries.ts";
import { buildStockIndex } from "../../../tests/builders/stock-index.ts";

const [baseRecord] = fc.sample(anyStockRecord, { numRuns: 1, seed: 1 });

const SKODA = { slug: "skoda", name: "Škoda" };
const FORD = { slug: "ford", name: "Ford" };
const OCTAVIA = { slug: "octavia", name: "Octavia" };
const PUMA = { slug: "puma", name: "Puma" };

const vehicle = (id: number, attributes: Partial<StockRecord>): StockRecord => ({
  ...(baseRecord as StockRecord),
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
  ...attributes,
});

const puma = { brand: FORD, model: PUMA, title: "Ford Puma", fuel_type: "petrol" } as const;

const STOCK = [
  vehicle(4, { ...puma, equipment: ["tow_bar", "abs"], vat_deductible: true }),
  vehicle(1, { trim: "Édition 2.0", equipment: ["abs"], first_seen_at: "2026-02-01T00:00:00Z" }),
  vehicle(3, { ...puma, fuel_type: null, construction_year: 2021 }),
  vehicle(2, { price: { purchase: null }, equipment: ["abs", "isofix"], construction_year: 2023 }),
];

const index = openStockIndex(buildStockIndex(STOCK, VEHICLE_LABELS));

const queryWith = (query: Partial<StockQuery>): StockQuery => ({ ...EMPTY_QUERY, ...query });

const listValues = (facet: "brand" | "model" | "fuel" | "equipment", query: Partial<StockQuery>): string[] => {
  const result = index.search(queryWith(query)).facets[facet];
  return result && "values" in result
    ? result.values.map(({ value, label, count, selected }) => `${value} ${label} ${count}${selected ? " chosen" : ""}`)
    : [];
};

describe("search", () => {
  test("ignores the selection of a facet in its own counts, and applies it to the other facets", () => {
    const query = { values: { fuel: ["diesel"] } };
    expect(listValues("fuel", query)).toEqual(["petrol Essence 1", "diesel Diesel 2 chosen"]);
    expect(listValues("brand", query)).toEqual(["skoda Škoda 2"]);
  });

  test("counts equipment among the vehicles that have all selected equipment", () => {
    expect(listValues("equipment", { values: { equipment: ["abs"] } })).toEqual([
      "abs ABS 3 chosen",
      "isofix Fixations Isofix 1",
      "tow_bar Attelage 1",
    ]);
  });

  test("lists a selected value that no vehicle has", () => {
    const query = { values: { fuel: ["hydrogen", "diesel"], brand: ["ford", "lada"] } };
    expect(listValues("fuel", query)).toEqual([
      "petrol Essence 1",
      "diesel Diesel 0 chosen",
      "hydrogen Hydrogène 0 chosen",
    ]);
    expect(listValues("brand", query)).toEqual(["ford Ford 0 chosen", "skoda Škoda 2", "lada lada 0 chosen"]);
  });

  test("lists models only if a brand is selected, and selected models always", () => {
    expect(listValues("model", {})).toEqual([]);
    expect(listValues("model", { values: { brand: ["ford"] } })).toEqual(["puma Puma 2"]);
    expect(listValues("model", { values: { model: ["octavia"] } })).toEqual(["octavia Octavia 2 chosen"]);
    expect(listValues("model", { values: { brand: ["ford"], model: ["octavia"] } })).toEqual([
      "octavia Octavia 0 chosen",
      "puma Puma 2",
    ]);
  });

  test("ignores the selection of a range in its own ends and histogram", () => {
    const { facets, ids } = index.search(queryWith({ ranges: { price: { min: 12_000, max: null } } }));
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

  test("returns no ends for a range without known values", () => {
    expect(index.search(queryWith({ ranges: { year: { min: 2030, max: null } } })).facets.price).toEqual({
      kind: "range",
      min: null,
      max: null,
      histogram: [],
      selected: null,
    });
  });

  test("does not match unknown values", () => {
    expect(index.search(queryWith({ ranges: { price: { min: 0, max: null } } })).ids).not.toContain(2);
    expect(index.count(queryWith({ values: { fuel: ["petrol", "diesel", "electric"] } }))).toBe(3);
  });

  test("puts unknown prices last in either direction and breaks ties by id", () => {
    expect(index.search(queryWith({ sort: "price-asc" })).ids).toEqual([1, 3, 4, 2]);
    expect(index.search(queryWith({ sort: "price-desc" })).ids).toEqual([4, 3, 1, 2]);
    expect(index.search(queryWith({ sort: "recent" })).ids).toEqual([1, 4, 3, 2]);
    expect(index.search(queryWith({ sort: "name" })).ids).toEqual([3, 4, 1, 2]);
  });

  test("returns the last page for a page past the end", () => {
    expect(index.search(queryWith({ page: 9, sort: "price-asc" }), { perPage: 3 })).toMatchObject({
      total: 4,
      page: 2,
      pageCount: 2,
      ids: [2],
    });
    expect(index.search(queryWith({ page: 9, q: "lada" }))).toMatchObject({ total: 0, page: 1, pageCount: 1, ids: [] });
  });

  test.each([
    ["edition", [1]],
    ["SKO edi 2", [1]],
    ["attelage puma", [4]],
    ["puma isofix", []],
    ["škoda", [1, 2]],
  ])("matches prefixes of tokens regardless of accents and case: %s", (q, ids) => {
    expect(index.search(queryWith({ q, sort: "price-asc" })).ids).toEqual(ids);
  });

  test.each([
    ["octvia", [1, 2]],
    ["Škdoa ocatvai", [1, 2]],
    ["attellage", [4]],
    ["puma isoflx", []],
    ["edt", []],
    ["pume octavia", []],
  ])("matches the nearest tokens if no token starts with the term: %s", (q, ids) => {
    expect(index.search(queryWith({ q, sort: "price-asc" })).ids).toEqual(ids);
  });

  test("does not correct a known token that no vehicle has", () => {
    const typoIndex = openStockIndex(buildStockIndex([vehicle(1, { trim: "Attelle" })], VEHICLE_LABELS));
    expect(typoIndex.count(queryWith({ q: "attelege" }))).toBe(0);
    expect(typoIndex.count(queryWith({ q: "attelage" }))).toBe(0);
    expect(typoIndex.count(queryWith({ q: "atelle" }))).toBe(1);
  });

  test("counts the matches without each filter", () => {
    const query = queryWith({ values: { brand: ["ford"], equipment: ["abs", "isofix"] }, q: "puma" });
    expect(index.count(query)).toBe(0);
    expect(index.countWithoutFilters(query)).toEqual([
      { filter: "equipment", value: "isofix", count: 1 },
      { filter: "brand", value: null, count: 0 },
      { filter: "equipment", value: "abs", count: 0 },
      { filter: "q", value: null, count: 0 },
    ]);
  });

  test("names the values of closed and of open facets", () => {
    expect(index.valueName("brand", "skoda")).toBe("Škoda");
    expect(index.valueName("fuel", "electric+petrol")).toBe("Hybride rechargeable (essence)");
    expect(index.valueName("brand", "lada")).toBeNull();
    expect(index.valueName("price", "12000")).toBeNull();
  });

  test("returns no matches and no facet values for an empty stock", () => {
    const empty = openStockIndex(buildStockIndex([], VEHICLE_LABELS));
    const { total, facets } = empty.search(queryWith({ sort: "name" }));
    expect(total).toBe(0);
    expect(facets.brand).toEqual({ kind: "one-of", values: [] });
    expect(facets.discounted).toEqual({ kind: "flag", count: 0, selected: false });
  });
});

describe("index data", () => {
  test("rejects two vehicles with the same id", () => {
    const builder = createStockIndexBuilder(VEHICLE_LABELS);
    for (const id of [7, 5, 7]) builder.add(vehicle(id, {}));
    expect(() => builder.finish()).toThrow("Two vehicles of the stock have the id 7");
  });

  test("shares its memory with another thread instead of copying it", () => {
    const data = buildStockIndex(STOCK, VEHICLE_LABELS);
    const clone = structuredClone(data);
    const brand = (of: StockIndexData) => of.facets.brand as Extract<typeof of.facets.brand, { kind: "one-of" }>;
    expect(clone.ids.buffer).toBeInstanceOf(SharedArrayBuffer);
    clone.ids[0] = 99;
    brand(clone).sets.counts[0] = 77;
    expect(data.ids[0]).toBe(99);
    expect(brand(data).sets.counts[0]).toBe(77);
  });

  test("allocates every array in shared memory", () => {
    const notShared: string[] = [];
    const visit = (value: unknown, path: string): void => {
      if (ArrayBuffer.isView(value)) {
        if (!(value.buffer instanceof SharedArrayBuffer)) notShared.push(path);
      } else if (value !== null && typeof value === "object") {
        for (const [key, inner] of Object.entries(value)) visit(inner, `${path}.${key}`);
      }
    };
    visit(buildStockIndex(STOCK, VEHICLE_LABELS), "data");
    expect(notShared).toEqual([]);
  });
});

describe("distance", () => {
  const ESCH = { slug: "esch", name: "Esch" };
  const DIEKIRCH = { slug: "diekirch", name: "Diekirch" };
  const positions = new Map([
    ["esch", { lat: 49.496, lng: 5.981 }],
    ["diekirch", { lat: 49.868, lng: 6.156 }],
  ]);
  const located = openStockIndex(
    buildStockIndex(
      [
        vehicle(1, { location: ESCH }),
        vehicle(2, { location: DIEKIRCH, first_seen_at: "2026-02-01T00:00:00Z" }),
        vehicle(3, { location: DIEKIRCH }),
        vehicle(4, { location: null }),
      ],
      VEHICLE_LABELS,
      { country: "LU", positions },
    ),
  );
  const around = (origin: string, withinKm: number | null): StockQuery =>
    queryWith({ near: { origin, withinKm }, sort: "distance" });

  test("puts the nearest location first, its newest vehicle before the others, and no location last", () => {
    expect(located.search(around("ettelbruck", null)).ids).toEqual([2, 3, 1, 4]);
    expect(located.search(around("49.5,5.98", null)).ids).toEqual([1, 2, 3, 4]);
  });

  test("counts only the vehicles within the radius, in every facet", () => {
    const { total, facets } = located.search(around("ettelbruck", 20));
    expect(total).toBe(2);
    expect(facets.brand).toMatchObject({ values: [{ value: "skoda", count: 2 }] });
    expect(facets.location).toMatchObject({ values: [{ value: "diekirch", count: 2 }] });
    expect(located.countWithoutFilters(around("ettelbruck", 20))).toEqual([{ filter: "near", value: null, count: 4 }]);
  });

  test("filters nothing and sorts by date around an unknown origin", () => {
    expect(located.distances(around("atlantide", 20))).toBeNull();
    expect(located.search(around("atlantide", 20)).ids).toEqual([2, 4, 3, 1]);
  });
});
