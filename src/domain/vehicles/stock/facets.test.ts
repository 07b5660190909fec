import fc from "fast-check";
import { describe, expect, expectTypeOf, test } from "vitest";
import {
  FACETS,
  type FlagFacetName,
  getFacet,
  isFacetName,
  type RangeFacetName,
  type StockRecord,
  type ValueFacetName,
} from "./facets.ts";
import { toDisplayPrice } from "../prices/price.ts";
import type { StockQuery } from "./stock-query.ts";
import { anyStockRecord } from "../../../../tests/builders/stock-arbitraries.ts";

describe("kinds of facets", () => {
  test.each([
    ["a range", getFacet("price"), "range"],
    ["integers", getFacet("seats"), "one-of"],
    ["lowest numbers", getFacet("warranty"), "all-of"],
    ["a flag", getFacet("accident-free"), "flag"],
    ["a key", getFacet("fuel"), "one-of"],
    ["keys", getFacet("equipment"), "all-of"],
    ["names in the stock", getFacet("brand"), "one-of"],
    ["a record's number", getFacet("monthly"), "range"],
    ["a record's name", getFacet("location"), "one-of"],
    ["a record's flag", getFacet("discounted"), "flag"],
  ])("the filter of %s has the kind of its type", (_, { kind }, expected) => {
    expect(kind).toBe(expected);
  });

  test("a name has one kind in the types", () => {
    expectTypeOf<"price" | "monthly">().toExtend<RangeFacetName>();
    expectTypeOf<"seats" | "fuel" | "equipment" | "brand" | "location" | "warranty">().toExtend<ValueFacetName>();
    expectTypeOf<"accident-free" | "discounted">().toExtend<FlagFacetName>();
    expectTypeOf<RangeFacetName & (ValueFacetName | FlagFacetName)>().toBeNever();
    expectTypeOf<ValueFacetName & FlagFacetName>().toBeNever();
  });

  test("a query cannot name a facet of another kind", () => {
    // @ts-expect-error a range is no flag
    const flags: StockQuery["flags"] = ["price"];
    // @ts-expect-error a flag has no values
    const values: StockQuery["values"] = { discounted: ["1"] };
    // @ts-expect-error a choice is no range
    const ranges: StockQuery["ranges"] = { fuel: { min: 1, max: null } };
    expect([flags, values, ranges]).toHaveLength(3);
  });
});

test("a vehicle has each lowest number that its own reaches", () => {
  const { read } = getFacet("warranty");
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 240 }), (months) => {
      const reached = [1, 12, 13, 24, 36, 60].filter((bound) => months >= bound).map(String);
      expect(read({ warranty_months: months } as StockRecord)).toEqual(reached);
      expect(read({ warranty_months: null } as StockRecord)).toEqual([]);
    }),
  );
});

describe("the filter of reductions", () => {
  const reduced = {
    price: { purchase: { cents: 1_900_000, before_discount_cents: null, reference_cents: 2_000_000 } },
  } as const;
  const dearer = {
    price: { purchase: { cents: 1_900_000, before_discount_cents: null, reference_cents: 1_800_000 } },
  } as const;
  const claimed = { price: { purchase: { cents: 1_900_000, before_discount_cents: 2_000_000 } } } as const;

  test.each([
    ["a reduced vehicle", { ...reduced, availability: "available" }, true],
    ["a reserved one", { ...reduced, availability: "reserved" }, false],
    ["a sold one", { ...reduced, availability: "sold" }, false],
    ["one with a previous price of its feed alone", { ...claimed, availability: "available" }, false],
    ["one that became dearer", { ...dearer, availability: "available" }, false],
    ["one without a price", { price: { purchase: null }, availability: "available" }, false],
  ] as const)("holds %s if its price shows a saving", (_, changes, expected) => {
    const vehicle = { ...(fc.sample(anyStockRecord, { numRuns: 1, seed: 1 })[0] as StockRecord), ...changes };
    expect(getFacet("discounted").read(vehicle)).toBe(expected);
    expect(toDisplayPrice(vehicle)?.before_discount?.cents ?? null).toBe(expected ? 2_000_000 : null);
  });
});

describe("links of earlier releases", () => {
  const parameters: ReadonlySet<string> = new Set(
    FACETS.flatMap(({ name, kind }) => (kind === "range" ? [name, `${name}-min`, `${name}-max`] : [name])),
  );

  test("no former name is a parameter of today or the former name of another facet", () => {
    const former = FACETS.flatMap(({ formerNames = [] }) => formerNames);
    expect(former.filter((name) => isFacetName(name) || parameters.has(name))).toEqual([]);
    expect(new Set(former).size).toBe(former.length);
  });

  test("no former value is a value of today, and each selects one that its facet has", () => {
    for (const facet of FACETS) {
      const keys = facet.kind === "flag" ? ["1"] : facet.kind === "range" ? undefined : facet.keys;
      for (const [former, today] of Object.entries(facet.formerValues ?? {})) {
        if (!keys) continue;
        expect(keys, facet.name).not.toContain(former);
        expect(keys, facet.name).toContain(today);
      }
    }
  });

  test("values are visible below a facet that has values", () => {
    for (const facet of FACETS) {
      const parent = facet.kind === "one-of" && !facet.keys ? facet.parentFacet : undefined;
      if (parent === undefined) continue;
      expect(isFacetName(parent) && getFacet(parent).kind).toBe("one-of");
    }
  });
});
