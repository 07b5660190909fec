import { expect, test } from "vitest";
import { nonBreakingAmounts, nonBreakingUnits } from "./text.ts";

test.each([
  ["Comfort 64 kWh 204", "Comfort 64\u00a0kWh 204"],
  ["Comfort 64 kWh 204 ch", "Comfort 64\u00a0kWh 204\u00a0ch"],
  ["Standard 1.5 115", "Standard 1.5 115"],
  ["Active X 2.5 FHEV 180 AWD", "Active X 2.5 FHEV 180 AWD"],
  ["Série 3 Long", "Série 3 Long"],
])("sets the units of %s on the line of their numbers", (name, displayed) => {
  expect(nonBreakingUnits(name)).toBe(displayed);
  expect(nonBreakingUnits(displayed)).toBe(displayed);
});

test("keeps the groups of a typed number together", () => {
  expect(nonBreakingAmounts("SUV moins de 30 000 €, 1 250 000 km")).toBe(
    "SUV moins de 30\u202f000\u00a0€, 1\u202f250\u202f000\u00a0km",
  );
  expect(nonBreakingAmounts("golf 2 2019")).toBe("golf 2 2019");
});
