import fc from "fast-check";
import { expect, test } from "vitest";
import { OWNERSHIP_DAY, ratesSettings, someAssumptions, someRates } from "../../../tests/builders/ownership.ts";
import { defaultAssumptions, parseAssumptions, readAssumptionTexts, yearChoices } from "./assumptions.ts";
import { ownershipRates } from "./rates-in-force.ts";

const parse = (query: string) =>
  parseAssumptions(readAssumptionTexts(new URLSearchParams(query)), someAssumptions(), someRates());

test("the defaults are the advertised terms and the settings' prices", () => {
  expect(defaultAssumptions(someRates())).toEqual(someAssumptions());
  expect(yearChoices(someRates())).toEqual([2, 3, 4, 5]);
  expect(parse("")).toEqual({ assumptions: someAssumptions(), invalid: [] });
});

test("there are no defaults before rates are in force", () => {
  const early = ownershipRates(ratesSettings(), "2025-12-31", "petrol");
  expect(defaultAssumptions(early)).toBeNull();
  expect(early).toMatchObject({ energy: null, tax: null, insurance: null });
  expect(ownershipRates(ratesSettings(), OWNERSHIP_DAY, "petrol").energy).toMatchObject({ petrol: 150 });
});

test("reads years, kilometres and prices in euros as people write them", () => {
  const query = new URLSearchParams({
    "cost-years": "3",
    "cost-km": "20\u202f000",
    "cost-kwh": "0,315",
    "cost-fuel": "1.629",
  });
  expect(parse(query.toString())).toEqual({
    assumptions: { years: 3, annualMileageKm: 20_000, electricityCents: 31.5, fuelCents: 162.9 },
    invalid: [],
  });
});

test.each([
  ["cost-years=1", "years"],
  ["cost-years=2.5", "years"],
  ["cost-km=4999", "mileage"],
  ["cost-km=60001", "mileage"],
  ["cost-km=beaucoup", "mileage"],
  ["cost-kwh=0", "electricity"],
  ["cost-kwh=-1", "electricity"],
  ["cost-fuel=20.01", "fuel"],
  ["cost-fuel=1e3", "fuel"],
  ["cost-km=15000000000000000", "mileage"],
] as const)("marks %s as invalid and applies the default", (query, field) => {
  expect(parse(query)).toEqual({ assumptions: someAssumptions(), invalid: [field] });
});

test("the terms of the calculator change nothing", () => {
  expect(parse("duration=24&mileage=40000&deposit=0")).toEqual({ assumptions: someAssumptions(), invalid: [] });
});

test("any text gives assumptions within the limits", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (km, price) => {
      const query = new URLSearchParams({ "cost-km": km, "cost-fuel": price }).toString();
      const { assumptions } = parse(query);
      expect(assumptions.annualMileageKm).toBeGreaterThanOrEqual(5000);
      expect(assumptions.annualMileageKm).toBeLessThanOrEqual(60_000);
      expect(assumptions.fuelCents ?? 1).toBeGreaterThan(0);
      expect(assumptions.fuelCents ?? 1).toBeLessThanOrEqual(2000);
    }),
  );
});
