import { expect, test } from "vitest";
import { carStock } from "../../../tests/builders/car-stock.ts";
import { getFacet } from "./stock/facets.ts";
import { drivingEnergy, namedFuel } from "./fuel.ts";

test.each([
  ["electric", null, "charge"],
  ["electric+petrol", 62, "charge_and_fuel"],
  ["electric+petrol", null, "fuel"],
  ["hydrogen", 666, "fuel"],
  [null, 400, null],
] as const)("readies a vehicle of fuel %s and range %s with %s", (fuel_type, range_km, energy) => {
  expect(drivingEnergy({ fuel_type, range_km, battery_kwh: null })).toBe(energy);
});

test.each([
  ["electric+petrol", 62, "electric+petrol"],
  ["electric+diesel", null, "hybrid"],
  ["electric", null, "electric"],
  [null, 400, null],
] as const)("names the fuel %s with range %s as %s, in the filter too", (fuel_type, range_km, fuel) => {
  for (const stocked of carStock(1)) {
    const record = { ...stocked, fuel_type, range_km, battery_kwh: null };
    expect(namedFuel(record)).toBe(fuel);
    const filter = getFacet("fuel");
    expect(filter.kind === "one-of" && filter.read(record)).toBe(fuel);
  }
});
