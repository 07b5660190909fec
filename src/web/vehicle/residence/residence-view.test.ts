import { expect, test } from "vitest";
import { exampleVehicle } from "../card/vehicle.examples.ts";
import { vatStateOf } from "./residence-view.ts";

test.each([
  [{ condition: "new", mileage_km: null, first_registration: null }, "new"],
  [{ condition: "used", mileage_km: 6000, first_registration: "2019-05" }, "new"],
  [{ condition: "used", mileage_km: 6001, first_registration: "2026-06-30" }, "new"],
  [{ condition: "used", mileage_km: 6001, first_registration: "2026-05-30" }, null],
  [{ condition: "used", mileage_km: 6001, first_registration: "2026-04-30" }, "used"],
  [{ condition: "used", mileage_km: 6001, first_registration: null, construction_year: 2026 }, null],
  [{ condition: "used", mileage_km: 90_000, first_registration: null, construction_year: 2020 }, "used"],
  [{ condition: "used", mileage_km: null, first_registration: "2019-05" }, null],
] as const)("value-added tax takes %o in November 2026 for %s", (changes, state) => {
  expect(vatStateOf(exampleVehicle(changes), "2026-11-30")).toBe(state);
});
