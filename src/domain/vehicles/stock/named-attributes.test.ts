import { expect, test } from "vitest";
import { isMildHybrid, vanHeight, vanLength } from "./named-attributes.ts";

test.each([
  ["Standard 2.2 MultiJet 140 L3H2", "L3", "H2"],
  ["Base 315 CDI 150 H2 L3", "L3", "H2"],
  ["2.0 EcoBlue 130 L2", "L2", null],
  ["2.0 EcoBlue 130 l2h1", "L2", "H1"],
  ["Fourgon H3", null, "H3"],
  ["2.0 EcoBlue 130", null, null],
  ["XL5 H12", null, null],
])("the name %s has the length %s and the height %s", (trim, length, height) => {
  expect([vanLength(trim), vanHeight(trim)]).toEqual([length, height]);
});

test.each([
  ["1.0 EcoBoost mHEV 125", "petrol", true],
  ["1.5 eTSI 150 DSG", "petrol", true],
  ["B4 48V", "diesel", true],
  ["1.0 Hybrid 65", "petrol", true],
  ["1.8 Hybrid 140", "hybrid", false],
  ["1.4 eHybrid 204", "electric+petrol", false],
  ["1.0 EcoBoost 125", "petrol", false],
] as const)("%s that runs on %s is a mild hybrid: %s", (trim, fuel_type, expected) => {
  expect(isMildHybrid({ trim, fuel_type })).toBe(expected);
});
