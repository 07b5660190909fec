import { expect, test } from "vitest";
import { drivingEnergy } from "./fuel.ts";

test.each([
  ["electric", null, "charge"],
  ["electric+petrol", 62, "charge_and_fuel"],
  ["electric+petrol", null, "fuel"],
  ["hydrogen", 666, "fuel"],
  [null, 400, null],
] as const)("readies a vehicle of fuel %s and range %s with %s", (fuel_type, range_km, energy) => {
  expect(drivingEnergy({ fuel_type, range_km, battery_kwh: null })).toBe(energy);
});
