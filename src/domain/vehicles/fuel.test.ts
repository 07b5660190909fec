import { expect, test } from "vitest";
import { drivingEnergy } from "./fuel.ts";

test.each([
  ["electric", "charge"],
  ["electric+petrol", "charge_and_fuel"],
  ["electric+diesel", "charge_and_fuel"],
  ["hybrid", "fuel"],
  ["hydrogen", "fuel"],
  [null, null],
] as const)("readies a vehicle of fuel %s with %s", (fuel_type, energy) => {
  expect(drivingEnergy({ fuel_type })).toBe(energy);
});
