import { expect, test } from "vitest";
import { bodyLabel, bodyLabels, useLabel } from "./body-label.ts";

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

test("names a company car as a use", () => {
  expect(useLabel("company_car")).toBe("Voiture de société");
  expect(useLabel("suv")).toBeNull();
});
