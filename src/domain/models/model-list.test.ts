import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BODY_STYLES, FUEL_TYPES, VEHICLE_KINDS, type BodyStyle, type FuelType } from "../vehicles/index.ts";
import {
  asksForMore,
  listModels,
  MODEL_SORTS,
  modelChoices,
  parseModelQuery,
  type ModelFacet,
  type ModelQuery,
} from "./model-list.ts";

const keys = <K extends string>(table: Readonly<Record<K, string>>) => Object.keys(table) as [K, ...K[]];

const model = fc.record({
  name: fc.stringMatching(/^[A-Z][a-z0-9]{0,4}$/),
  kind: fc.constantFrom(...keys(VEHICLE_KINDS)),
  body_styles: fc.uniqueArray(fc.constantFrom<BodyStyle>("suv", "estate", "compact"), { maxLength: 2 }),
  fuels: fc.uniqueArray(fc.constantFrom<FuelType>("petrol", "electric", "diesel"), { maxLength: 3 }),
  cash_price_from: fc.option(fc.integer({ min: 0, max: 9_000_000 })),
});

const query: fc.Arbitrary<ModelQuery> = fc.record({
  kind: fc.option(fc.constantFrom(...keys(VEHICLE_KINDS))),
  body: fc.option(fc.constantFrom(...keys(BODY_STYLES))),
  fuel: fc.option(fc.constantFrom(...keys(FUEL_TYPES))),
  sort: fc.constantFrom(...MODEL_SORTS),
});

const parsed = (search: string): ModelQuery => parseModelQuery(new URLSearchParams(search));

describe("what an address asks of a list of models", () => {
  test("is read by its names", () => {
    const asked = parsed("kind=van&fuel=electric%2Bpetrol&sort=price-desc");
    expect(asked).toEqual({ kind: "van", body: null, fuel: "electric+petrol", sort: "price-desc" });
    expect(asksForMore(asked)).toBe(true);
  });

  test.each(["", "kind=&body=&fuel=&sort=", "kind=boat&body=toString&fuel=wood&sort=size", "sort=name&page=2"])(
    "is the whole list by name for ?%s",
    (search) => {
      expect(parsed(search)).toEqual({ kind: null, body: null, fuel: null, sort: "name" });
      expect(asksForMore(parsed(search))).toBe(false);
    },
  );
});

test("names stand in the order of readers, figures by their size", () => {
  const named = ["S90", "Éclipse", "EX90", "S6", "EX30"].map((name) => ({
    name,
    kind: "passenger" as const,
    body_styles: [],
    fuels: [],
    cash_price_from: null,
  }));
  expect(listModels(named, parsed("")).map(({ name }) => name)).toEqual(["Éclipse", "EX30", "EX90", "S6", "S90"]);
});

test("by price, whatever has none stands last either way", () => {
  fc.assert(
    fc.property(fc.array(model), fc.constantFrom("price-asc", "price-desc"), (models, sort) => {
      const prices = listModels(models, parsed(`sort=${sort}`)).map(({ cash_price_from }) => cash_price_from);
      const known = prices.filter((price) => price !== null);
      expect(prices.slice(0, known.length)).toEqual(known);
      expect(known).toEqual(known.toSorted((a, b) => (sort === "price-asc" ? a - b : b - a)));
    }),
  );
});

test("a choice's count is what choosing it leaves", () => {
  fc.assert(
    fc.property(fc.array(model), query, fc.constantFrom<ModelFacet>("kind", "body", "fuel"), (models, asked, facet) => {
      for (const { value, count } of modelChoices(models, asked, facet)) {
        expect(listModels(models, { ...asked, [facet]: value })).toHaveLength(count);
      }
    }),
  );
});

test("every value that some model has is a choice, and no other", () => {
  fc.assert(
    fc.property(fc.array(model), query, (models, asked) => {
      const offered = modelChoices(models, asked, "fuel").map(({ value }) => value);
      expect(new Set(offered)).toEqual(new Set(models.flatMap(({ fuels }) => fuels)));
    }),
  );
});
