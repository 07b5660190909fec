import { expect, test } from "vitest";
import { wearOf, type WornVehicle } from "./wear.ts";

const vehicle = (over: Partial<WornVehicle>): WornVehicle => ({
  condition: "used",
  mileage_km: 30_000,
  construction_year: null,
  first_registration: null,
  ...over,
});

test.each([
  ["its first registration, to the month", { first_registration: "2024-03-17", construction_year: 2023 }, 32],
  ["its month of registration", { first_registration: "2024-03" }, 32],
  ["the January of its construction year", { construction_year: 2024 }, 34],
  ["nothing where the registration is still to come", { first_registration: "2027-02" }, 0],
  ["nothing where it is new", { condition: "new" as const, construction_year: 2024 }, 0],
])("the age counts from %s", (_, over, ageMonths) => {
  expect(wearOf(vehicle(over), "2026-11-21")).toEqual({ ageMonths, mileageKm: 30_000 });
});

test("a new vehicle without mileage has none, a used one is not guessed", () => {
  expect(wearOf(vehicle({ condition: "new", mileage_km: null }), "2026-11-21")).toEqual({ ageMonths: 0, mileageKm: 0 });
  expect(wearOf(vehicle({ construction_year: 2024, mileage_km: null }), "2026-11-21")).toBeNull();
  expect(wearOf(vehicle({}), "2026-11-21")).toBeNull();
});
