import { expect, test } from "vitest";
import type { UnmetFilter } from "#domain/vehicles/index.ts";
import { differenceLabel, differencesLabel } from "./close-matches.server.ts";

test.each<readonly [UnmetFilter, string]>([
  [{ kind: "above", facet: "price", by: 1500 }, "1\u202f500\u00a0€ de plus"],
  [{ kind: "below", facet: "price", by: 500 }, "500\u00a0€ de moins"],
  [{ kind: "above", facet: "monthly", by: 25 }, "25\u00a0€ de plus par mois"],
  [{ kind: "above", facet: "mileage", by: 3000 }, "Kilométrage\u00a0: 3\u202f000\u00a0km de plus"],
  [{ kind: "below", facet: "year", by: 1 }, "1\u00a0an plus ancien"],
  [{ kind: "above", facet: "year", by: 2 }, "2\u00a0ans plus récent"],
  [{ kind: "below", facet: "range", by: 30 }, "Autonomie électrique\u00a0: 30\u00a0km de moins"],
  [{ kind: "above", facet: "co2", by: 5 }, "5\u00a0g/km de CO₂ de plus"],
  [{ kind: "unknown", facet: "price" }, "Prix\u00a0: à demander"],
  [{ kind: "other", facet: "fuel", value: "diesel", name: null }, "Carburant\u00a0: Diesel"],
  [{ kind: "other", facet: "brand", value: "kia", name: "Kia" }, "Marque\u00a0: Kia"],
  [{ kind: "other", facet: "seats", value: "5", name: null }, "5\u00a0places"],
  [{ kind: "missing", facet: "equipment", value: "tow_bar" }, "Sans «\u00a0Attelage\u00a0»"],
  [{ kind: "flag", facet: "vat-deductible" }, "TVA déductible\u00a0: pas indiqué"],
  [{ kind: "farther", byKm: 12.4 }, "À 12\u00a0km de plus"],
  [{ kind: "farther", byKm: null }, "Distance inconnue"],
])("%o is %s", (unmet, label) => {
  expect(differenceLabel(unmet)).toBe(label);
});

test("lists several differences, and the text of a vehicle that matches every filter", () => {
  const price: UnmetFilter = { kind: "above", facet: "price", by: 500 };
  expect(differencesLabel([price, { kind: "farther", byKm: 12 }], null)).toBe(
    "500\u00a0€ de plus · À 12\u00a0km de plus",
  );
  expect(differencesLabel([], "golf")).toBe("Sans «\u00a0golf\u00a0» dans son nom");
});
