import { expect, test } from "vitest";
import { anElectricVehicle, anOwnedVehicle, someRates } from "../../../tests/builders/ownership.ts";
import { energyCents, energyUses, type FuelledVehicle, type OwnPrices } from "./energy-cost.ts";

const SETTINGS_PRICES: OwnPrices = { electricityCents: null, fuelCents: null };

const costOf = (vehicle: Partial<FuelledVehicle>, own: Partial<OwnPrices> = {}, rates = someRates()) => {
  const uses = energyUses({ ...anOwnedVehicle(), ...vehicle }, rates, { ...SETTINGS_PRICES, ...own });
  return uses.ok ? Math.round(energyCents(uses.value, 10_000)) : uses.error;
};

const litres = (combined: number) => ({ combined, electric_kwh: null });

test.each([
  ["petrol", litres(5), 75_000], // 500 l at 1.50 €
  ["diesel", litres(5), 70_000],
  ["lpg", litres(8), 56_000],
  ["lpgg3", litres(8), 56_000],
  ["cng", litres(4), 64_000], // 400 kg at 1.60 €
  ["electric", { combined: null, electric_kwh: 15 }, 45_000], // 1500 kWh at 0.30 €
  ["hydrogen", litres(1), "energy-price-missing"],
  ["e85", litres(8), "energy-price-missing"],
  ["bio-diesel", litres(5), "energy-price-missing"],
  ["hybrid", litres(5), "energy-price-missing"],
  ["other", litres(5), "fuel-missing"],
  [null, litres(5), "fuel-missing"],
  ["petrol", null, "consumption-missing"],
  ["petrol", litres(0), "consumption-missing"],
  ["electric", litres(5), "consumption-missing"],
] as const)("10 000 km with %s and %o cost %s cents", (fuel_type, consumption, cents) => {
  expect(costOf({ fuel_type, consumption })).toBe(cents);
});

const plugIn = {
  fuel_type: "electric+petrol",
  consumption: { combined: 1.2, electric_kwh: 16 },
} as const;

test("a plug-in hybrid drives its share on electricity and the rest with an empty battery", () => {
  // 5000 km × 16 kWh × 0.30 € and 5000 km × 6 l × 1.50 €; the approved 1.2 l count electric kilometres.
  expect(costOf(plugIn)).toBe(24_000 + 45_000);
  const thirsty = { ...plugIn, consumption: { combined: 8, electric_kwh: 16 } };
  expect(costOf(thirsty)).toBe(24_000 + 60_000);
});

test("a plug-in hybrid without its electric consumption has no estimate", () => {
  expect(costOf({ ...plugIn, consumption: { combined: 1.2, electric_kwh: null } })).toBe("consumption-missing");
  expect(costOf(plugIn, {}, { ...someRates(), plug_in: null })).toBe("rates-missing");
});

test("the visitor's prices replace those of the settings", () => {
  expect(costOf({ fuel_type: "petrol" }, { fuelCents: 200 })).toBe(100_000);
  expect(costOf(anElectricVehicle(), { electricityCents: 20, fuelCents: 999 })).toBe(30_000);
  expect(costOf({ fuel_type: "hybrid", consumption: litres(5) }, { fuelCents: 150 })).toBe(75_000);
  expect(costOf({ fuel_type: "hydrogen", consumption: litres(1) }, { fuelCents: 1500 })).toBe(150_000);
});

test("without prices in force only the visitor's own are known", () => {
  const rates = { ...someRates(), energy: null };
  expect(costOf({ fuel_type: "petrol" }, {}, rates)).toBe("energy-price-missing");
  expect(costOf({ fuel_type: "petrol" }, { fuelCents: 200 }, rates)).toBe(100_000);
});
