import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BODY_STYLES, FUEL_TYPES, VEHICLE_KINDS, type BodyStyle, type FuelType } from "../vehicles/index.ts";
import {
  differsFromDefault,
  listModels,
  MODEL_SORTS,
  modelChoices,
  parseModelQuery,
  type ModelFacet,
  type ModelQuery,
} from "./model-list.ts";

const modelArbitrary = fc.record({
  name: fc.stringMatching(/^[A-Z][a-z0-9]{0,4}$/),
  kind: fc.constantFrom(...VEHICLE_KINDS),
  body_styles: fc.uniqueArray(fc.constantFrom<BodyStyle>("suv", "estate", "compact"), { maxLength: 2 }),
  fuels: fc.uniqueArray(fc.constantFrom<FuelType>("petrol", "electric", "diesel"), { maxLength: 3 }),
  cash_price_from: fc.option(fc.integer({ min: 0, max: 9_000_000 })),
});

const queryArbitrary: fc.Arbitrary<ModelQuery> = fc.record({
  kind: fc.option(fc.constantFrom(...VEHICLE_KINDS)),
  body: fc.option(fc.constantFrom(...BODY_STYLES)),
  fuel: fc.option(fc.constantFrom(...FUEL_TYPES)),
  sort: fc.constantFrom(...MODEL_SORTS),
});

const parse = (search: string): ModelQuery => parseModelQuery(new URLSearchParams(search));

describe("parseModelQuery", () => {
  test("parses known parameters", () => {
    const modelQuery = parse("kind=van&fuel=electric%2Bpetrol&sort=price-desc");
    expect(modelQuery).toEqual({ kind: "van", body: null, fuel: "electric+petrol", sort: "price-desc" });
    expect(differsFromDefault(modelQuery)).toBe(true);
  });

  test.each(["", "kind=&body=&fuel=&sort=", "kind=boat&body=toString&fuel=wood&sort=size", "sort=name&page=2"])(
    "returns the default query for ?%s",
    (search) => {
      expect(parse(search)).toEqual({ kind: null, body: null, fuel: null, sort: "name" });
      expect(differsFromDefault(parse(search))).toBe(false);
    },
  );
});

test("sorts names in French order and numbers by value", () => {
  const models = ["S90", "Éclipse", "EX90", "S6", "EX30"].map((name) => ({
    name,
    kind: "passenger" as const,
    body_styles: [],
    fuels: [],
    cash_price_from: null,
  }));
  expect(listModels(models, parse("")).map(({ name }) => name)).toEqual(["Éclipse", "EX30", "EX90", "S6", "S90"]);
});

test("sorts models without a price last in both directions", () => {
  fc.assert(
    fc.property(fc.array(modelArbitrary), fc.constantFrom("price-asc", "price-desc"), (models, sort) => {
      const prices = listModels(models, parse(`sort=${sort}`)).map(({ cash_price_from }) => cash_price_from);
      const priced = prices.filter((price) => price !== null);
      expect(prices.slice(0, priced.length)).toEqual(priced);
      expect(priced).toEqual(priced.toSorted((a, b) => (sort === "price-asc" ? a - b : b - a)));
    }),
  );
});

test("counts the models left after selecting a choice", () => {
  fc.assert(
    fc.property(
      fc.array(modelArbitrary),
      queryArbitrary,
      fc.constantFrom<ModelFacet>("kind", "body", "fuel"),
      (models, modelQuery, facet) => {
        for (const { value, count } of modelChoices(models, modelQuery, facet)) {
          expect(listModels(models, { ...modelQuery, [facet]: value })).toHaveLength(count);
        }
      },
    ),
  );
});

test("offers exactly the values that occur", () => {
  fc.assert(
    fc.property(fc.array(modelArbitrary), queryArbitrary, (models, modelQuery) => {
      const offered = modelChoices(models, modelQuery, "fuel").map(({ value }) => value);
      expect(new Set(offered)).toEqual(new Set(models.flatMap(({ fuels }) => fuels)));
    }),
  );
});

test("offers bodies only, and an energy that the address asks for as a body", () => {
  const aListedModel = (...body_styles: BodyStyle[]) =>
    ({ name: "Spring", kind: "passenger", body_styles, fuels: [], cash_price_from: null }) as const;
  const models = [aListedModel("electric"), aListedModel("suv", "company_car")].map((model) => ({
    ...model,
    fuels: [],
  }));
  const offered = (search: string) =>
    modelChoices(models, parseModelQuery(new URLSearchParams(search)), "body").map(({ value }) => value);
  expect(offered("")).toEqual(["suv"]);
  expect(offered("body=electric")).toEqual(["suv", "electric"]);
});
