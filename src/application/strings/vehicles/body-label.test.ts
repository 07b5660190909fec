import { expect, test } from "vitest";
import { bodyLabel, bodyLabels, categoryLabel } from "./body-label.ts";

test("names bodies, and neither an energy nor a use as one", () => {
  expect(bodyLabel("high_entry")).toBe("Crossover");
  expect([bodyLabel("electric"), bodyLabel("hybrid"), bodyLabel("company_car"), bodyLabel(null)]).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(bodyLabels(["electric", "suv", "compact"])).toEqual(["SUV", "Citadine"]);
});

test("names an energy and a use as a category", () => {
  expect(categoryLabel("company_car", "diesel")).toBe("Voiture de société");
  expect(categoryLabel("electric", "electric")).toBe("Électrique");
  expect(categoryLabel("hybrid", "electric+petrol")).toBe("Hybride");
  expect(categoryLabel("suv", "petrol")).toBeNull();
});

test("an energy that the fuel contradicts is no category", () => {
  expect(categoryLabel("hybrid", "electric")).toBeNull();
  expect(categoryLabel("electric", "diesel")).toBeNull();
  expect(categoryLabel("electric", null)).toBe("Électrique");
});
