import { expect, test } from "vitest";
import { vehicleWear, type WornVehicle } from "./residual.ts";

const aVehicle = (overrides: Partial<WornVehicle>): WornVehicle => ({
  condition: "used",
  mileage_km: 30_000,
  construction_year: null,
  first_registration: null,
  ...overrides,
});

test.each([
  ["its first registration, to the month", { first_registration: "2024-03-17", construction_year: 2023 }, 32],
  ["its month of registration", { first_registration: "2024-03" }, 32],
  ["the January of its construction year", { construction_year: 2024 }, 34],
  ["a future registration as 0", { first_registration: "2027-02" }, 0],
  ["a new vehicle as 0", { condition: "new" as const, construction_year: 2024 }, 0],
])("computes the age from %s", (_, overrides, ageMonths) => {
  expect(vehicleWear(aVehicle(overrides), "2026-11-21")).toEqual({ ageMonths, mileageKm: 30_000 });
});

test("defaults the mileage of a new vehicle to 0 and returns null for a used one", () => {
  expect(vehicleWear(aVehicle({ condition: "new", mileage_km: null }), "2026-11-21")).toEqual({
    ageMonths: 0,
    mileageKm: 0,
  });
  expect(vehicleWear(aVehicle({ construction_year: 2024, mileage_km: null }), "2026-11-21")).toBeNull();
  expect(vehicleWear(aVehicle({}), "2026-11-21")).toBeNull();
});
