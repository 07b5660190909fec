import { expect, test } from "vitest";
import { isPlugIn } from "#domain/vehicles/index.ts";
import { fuelLabel, shortFuelLabel, shortFuelLabels } from "./fuel-label.ts";

const aPoweredVehicle = (fuel_type: Parameters<typeof fuelLabel>[0]["fuel_type"]) => ({ fuel_type });

test("labels a hybrid as plug-in by its key alone", () => {
  expect(fuelLabel(aPoweredVehicle("electric+petrol"))).toBe("Hybride rechargeable (essence)");
  expect(fuelLabel(aPoweredVehicle("hybrid"))).toBe("Hybride");
  expect(isPlugIn(aPoweredVehicle("electric+diesel"))).toBe(true);
  expect(isPlugIn(aPoweredVehicle("hybrid"))).toBe(false);
});

test("omits the second fuel of a hybrid in the short label", () => {
  expect(shortFuelLabel(aPoweredVehicle("electric+diesel"))).toBe("Hybride rechargeable");
  expect(shortFuelLabel(aPoweredVehicle("hybrid"))).toBe("Hybride");
  expect(shortFuelLabel(aPoweredVehicle("diesel"))).toBe("Diesel");
});

test("names the plug-in hybrids of a model once, whatever their second fuel", () => {
  expect(shortFuelLabels(["diesel", "electric+petrol", "electric+diesel", "cng"])).toEqual([
    "Diesel",
    "Hybride rechargeable",
    "Gaz naturel (GNC)",
  ]);
});

test("returns null for an unknown fuel", () => {
  expect(fuelLabel(aPoweredVehicle(null))).toBeNull();
  expect(shortFuelLabel(aPoweredVehicle(null))).toBeNull();
});
