import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Range } from "../fields/vehicle-field.ts";
import { FACETS, type FlagFacetName, type RangeFacetName, type ValueFacetName } from "./facets.ts";
import {
  EMPTY_QUERY,
  SORTS,
  type StockQuery,
  isStockParameter,
  parseStockQuery,
  writeStockQuery,
} from "./stock-query.ts";

const parse = (search: string): StockQuery => parseStockQuery(new URLSearchParams(search));

const slug = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,3}$/);

const bound = fc.nat({ max: 99_999_999 });

const range: fc.Arbitrary<Range> = fc.oneof(
  bound.map((min) => ({ min, max: null })),
  bound.map((max) => ({ min: null, max })),
  fc.tuple(bound, bound).map(([one, other]) => ({ min: Math.min(one, other), max: Math.max(one, other) })),
);

type FacetFilter = { values?: readonly string[]; excluded?: readonly string[]; range?: Range; flag?: boolean };

const filterArbitrary = (facet: (typeof FACETS)[number]): fc.Arbitrary<FacetFilter> => {
  if (facet.kind === "range") return range.map((chosen) => ({ range: chosen }));
  if (facet.kind === "flag") return fc.constant({ flag: true });
  if ("keys" in facet && facet.keys) {
    const { keys } = facet;
    const some = fc.subarray([...keys], { minLength: 1 });
    return fc.oneof(
      some.map((values) => ({ values })),
      some.map((excluded) => ({ excluded })),
    );
  }
  return fc.uniqueArray(slug, { minLength: 1, maxLength: 4 }).map((values) => ({ values: values.toSorted() }));
};

const near = fc
  .record({
    typed: fc.oneof(
      fc.string({ unit: "binary", maxLength: 30 }),
      fc.constantFrom("Ettelbruck", "L-9000", "49.612,6.13"),
    ),
    withinKm: fc.option(fc.integer({ min: 1, max: 1000 }), { nil: null }),
  })
  .map(({ typed, withinKm }) => {
    const params = new URLSearchParams({ near: typed, ...(withinKm !== null && { within: String(withinKm) }) });
    return parse(params.toString()).near;
  });

const text = fc
  .string({ unit: "binary", maxLength: 300 })
  .map((typed) => parse(new URLSearchParams({ q: typed }).toString()).q);

/** Any valid query. */
const stockQuery: fc.Arbitrary<StockQuery> = fc
  .tuple(
    fc.tuple(...FACETS.map((facet) => fc.option(filterArbitrary(facet), { nil: null, freq: 2 }))),
    near,
    text,
    fc.constantFrom(...SORTS),
    fc.integer({ min: 1, max: 1_000_000 }),
  )
  .map(([filters, origin, q, chosenSort, page]) => {
    const sort = chosenSort === "distance" && origin === null ? "recent" : chosenSort;
    const values: Partial<Record<ValueFacetName, readonly string[]>> = {};
    const excluded: Partial<Record<ValueFacetName, readonly string[]>> = {};
    const ranges: Partial<Record<RangeFacetName, Range>> = {};
    const flags: FlagFacetName[] = [];
    for (const [index, filter] of filters.entries()) {
      const facet = FACETS[index];
      if (!facet || !filter) continue;
      if (facet.kind === "range" && filter.range) ranges[facet.name] = filter.range;
      if (facet.kind === "flag") flags.push(facet.name);
      if (facet.kind === "range" || facet.kind === "flag") continue;
      if (filter.values) values[facet.name] = filter.values;
      if (filter.excluded) excluded[facet.name] = filter.excluded;
    }
    return { values, excluded, ranges, flags, near: origin, q, sort, page };
  });

describe("stock query", () => {
  test("survives serialising and parsing", () => {
    fc.assert(
      fc.property(stockQuery, (query) => {
        expect(parse(writeStockQuery(query).toString())).toEqual(query);
      }),
      { numRuns: 300 },
    );
  });

  test("parses any parameters, and serialising is idempotent", () => {
    const names = fc.constantFrom(
      ...FACETS.flatMap(({ name }) => [name, `${name}-min`, `${name}-max`]),
      "near",
      "within",
      "q",
      "sort",
      "page",
      "utm_source",
      "__proto__",
    );
    const raw = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom(
        "1",
        "0",
        "-5",
        "1e3",
        "99999999",
        "ford",
        "Škoda",
        "electric-petrol",
        "price-asc",
        "distance",
        "toString",
      ),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(names, raw), { maxLength: 12 }), (pairs) => {
        const query = parseStockQuery(new URLSearchParams(pairs));
        const params = writeStockQuery(query);
        expect(parseStockQuery(params)).toEqual(query);
        expect(writeStockQuery(parseStockQuery(params)).toString()).toBe(params.toString());
        for (const name of params.keys()) expect(isStockParameter(name)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test("maps the empty search string to the empty query and back", () => {
    expect(parse("")).toEqual(EMPTY_QUERY);
    expect(writeStockQuery(EMPTY_QUERY).toString()).toBe("");
  });

  test("writes a hyphen for the plus of a key", () => {
    const query = parse("fuel=electric-petrol&fuel=electric%2Bdiesel");
    expect(query.values.fuel).toEqual(["electric+petrol", "electric+diesel"]);
    expect(writeStockQuery(query).toString()).toBe("fuel=electric-petrol&fuel=electric-diesel");
  });

  test("orders names by the facet table and values by their keys, without defaults", () => {
    const query = parse(
      "page=1&sort=recent&equipment=tow_bar&fuel=petrol&price-max=20000&brand=opel&brand=Ford&equipment=abs",
    );
    expect(writeStockQuery(query).toString()).toBe(
      "brand=ford&brand=opel&price-max=20000&fuel=petrol&equipment=abs&equipment=tow_bar",
    );
  });

  test("ignores unknown names and invalid values", () => {
    expect(parse("colour=red&color=pinkish&price-min=cheap&seats=12&sort=random&page=0&vat-deductible=yes")).toEqual(
      EMPTY_QUERY,
    );
  });

  test("swaps the bounds of an inverted range", () => {
    expect(parse("price-min=20000&price-max=5000").ranges.price).toEqual({ min: 5000, max: 20_000 });
  });

  test.each([
    ["near=Ettelbruck&within=20", "near=ettelbruck&within=20"],
    ["near=L-9000", "near=l-9000"],
    ["near=49.61667,6.13333&within=50&sort=distance", "near=49.62%2C6.13&within=50"],
    ["near=Atlantide+Ville&within=0", "near=Atlantide+Ville"],
    ["near=arlon&within=1001", "near=arlon"],
    ["within=20&sort=distance", ""],
    ["near=arlon&sort=recent", "near=arlon&sort=recent"],
  ])("writes %s as %s", (search, canonical) => {
    expect(writeStockQuery(parse(search)).toString()).toBe(canonical);
  });

  test.each([
    ["price-min", true],
    ["color-not", true],
    ["near", true],
    ["within", true],
    ["vat-deductible", true],
    ["q", true],
    ["utm_source", false],
    ["fuel-type", false],
  ])("isStockParameter(%s) is %s", (name, known) => {
    expect(isStockParameter(name)).toBe(known);
  });
});
