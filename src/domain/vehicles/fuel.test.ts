import { expect, test } from "vitest";
import { fuelLabel, isPlugIn, shortFuelLabel } from "./fuel.ts";

const driven = (fuel_type: Parameters<typeof fuelLabel>[0]["fuel_type"], range_km: number | null = null) => ({
  fuel_type,
  battery_kwh: null,
  range_km,
});

test("a hybrid is called rechargeable only where the feed knows of its range or battery", () => {
  expect(fuelLabel(driven("electric+petrol"))).toBe("Hybride essence");
  expect(fuelLabel(driven("electric+petrol", 62))).toBe("Hybride rechargeable essence");
  expect(isPlugIn(driven("hybrid", 62))).toBe(false);
});

test("where there is little room a hybrid does not name its other energy", () => {
  expect(shortFuelLabel(driven("electric+diesel", 50))).toBe("Hybride rechargeable");
  expect(shortFuelLabel(driven("electric+diesel"))).toBe("Hybride");
  expect(shortFuelLabel(driven("diesel"))).toBe("Diesel");
});

test("an unknown fuel has no label", () => {
  expect(fuelLabel(driven(null))).toBeNull();
  expect(shortFuelLabel(driven(null))).toBeNull();
});
