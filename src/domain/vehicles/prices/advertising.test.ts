import { expect, test } from "vitest";
import { type AdvertisedVehicle, findAdvertisingFaults } from "./price.ts";

const faultsOf = (overrides: Partial<AdvertisedVehicle>) =>
  findAdvertisingFaults({
    kind: "passenger",
    condition: "new",
    co2_g_km: 121,
    consumption: { combined: 5.3, electric_kwh: null },
    ...overrides,
  });

test("accepts a new car with CO₂ and consumption", () => {
  expect(faultsOf({})).toEqual([]);
  expect(faultsOf({ co2_g_km: 0, consumption: { combined: null, electric_kwh: 14.1 } })).toEqual([]);
});

test.each(["new", "demonstrator", "preregistered"] as const)("names what a %s car lacks", (condition) => {
  expect(faultsOf({ condition, co2_g_km: null })).toEqual(["co2-missing"]);
  expect(faultsOf({ condition, consumption: null })).toEqual(["consumption-missing"]);
  expect(faultsOf({ condition, consumption: { combined: 0, electric_kwh: null } })).toEqual(["consumption-missing"]);
  expect(faultsOf({ condition, co2_g_km: null, consumption: null })).toEqual(["co2-missing", "consumption-missing"]);
});

test("exempts used cars and vans", () => {
  const undeclared = { co2_g_km: null, consumption: null };
  expect(faultsOf({ ...undeclared, condition: "used" })).toEqual([]);
  expect(faultsOf({ ...undeclared, kind: "van" })).toEqual([]);
});
