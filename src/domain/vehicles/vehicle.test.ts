import { expect, test } from "vitest";
import { AVAILABILITIES } from "./keys.ts";
import { meetsDemand, type VehicleDemand, vehicleState } from "./vehicle.ts";

test("a vehicle is what it says while it is shown, and removed afterwards", () => {
  for (const availability of AVAILABILITIES) {
    expect(vehicleState({ vehicle: { availability }, removed_at: null })).toBe(availability);
    expect(vehicleState({ vehicle: { availability }, removed_at: "2026-11-29T08:00:00.000Z" })).toBe("removed");
  }
});

test("a reserved vehicle is for sale and not available, a sold or removed one is neither", () => {
  const met = (demand: VehicleDemand) =>
    ([...AVAILABILITIES, "removed"] as const).filter((state) => meetsDemand(state, demand));
  expect(met("for_sale")).toEqual(["available", "reserved"]);
  expect(met("available")).toEqual(["available"]);
});
