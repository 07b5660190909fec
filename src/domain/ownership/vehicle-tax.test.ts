import { expect, test } from "vitest";
import { anElectricVehicle, anOwnedVehicle, aTaxScale, OWNERSHIP_DAY } from "../../../tests/builders/ownership.ts";
import { vehicleTax, type TaxedVehicle } from "./vehicle-tax.ts";

const scale = aTaxScale();

const taxOf = (vehicle: Partial<TaxedVehicle>, changed = scale) =>
  vehicleTax({ ...anOwnedVehicle(), ...vehicle }, changed, OWNERSHIP_DAY);

const eurosOf = (vehicle: Partial<TaxedVehicle>, changed = scale): number | string => {
  const tax = taxOf(vehicle, changed);
  return tax.ok ? tax.value.yearlyCents / 100 : tax.error;
};

/**
 * Published figures: L'essentiel, "Luxemburger löhnen 67 Millionen Euro Kfz-Steuer" (figures of 2014), calculated by the
 * customs administration's scale. They show that a begun step of 10 g counts and that euros are rounded.
 */
test.each([
  ["Range Rover Evoque", "diesel", 134, 121],
  ["BMW 118d", "diesel", 116, 84],
  ["Ferrari 458", "petrol", 307, 497],
] as const)("the tax of a %s (%s, %i g/km) is the published %i €", (_, fuel_type, co2_g_km, euros) => {
  expect(eurosOf({ fuel_type, co2_g_km })).toBe(euros);
});

/** Derived by hand from a × b × c with the published factors 0.9 and 0.6; nobody publishes these rows. */
test.each([
  // a, b, c, euros
  ["petrol", 0, 30],
  ["petrol", 1, 30],
  ["petrol", 90, 30], // 90 × 0.6 × 0.5 = 27, raised to the minimum
  ["petrol", 91, 33], // 91 × 0.6 × 0.6 = 32.76
  ["petrol", 95, 34], // 95 × 0.6 × 0.6 = 34.2
  ["petrol", 100, 36], // 100 × 0.6 × 0.6
  ["petrol", 101, 42], // 101 × 0.6 × 0.7 = 42.42
  ["petrol", 110, 46], // 110 × 0.6 × 0.7 = 46.2
  ["petrol", 120, 58], // 120 × 0.6 × 0.8 = 57.6
  ["petrol", 125, 68], // 125 × 0.6 × 0.9 = 67.5, half up
  ["petrol", 130, 70], // 130 × 0.6 × 0.9 = 70.2
  ["petrol", 150, 99], // 150 × 0.6 × 1.1
  ["petrol", 199, 191], // 199 × 0.6 × 1.6 = 191.04
  ["petrol", 250, 315], // 250 × 0.6 × 2.1
  ["diesel", 50, 30], // 50 × 0.9 × 0.5 = 22.5, raised to the minimum
  ["diesel", 67, 30], // 67 × 0.9 × 0.5 = 30.15
  ["diesel", 90, 41], // 90 × 0.9 × 0.5 = 40.5, half up
  ["diesel", 91, 49], // 91 × 0.9 × 0.6 = 49.14
  ["diesel", 105, 66], // 105 × 0.9 × 0.7 = 66.15
  ["diesel", 120, 86], // 120 × 0.9 × 0.8 = 86.4
  ["diesel", 165, 193], // 165 × 0.9 × 1.3 = 193.05
  ["diesel", 200, 288], // 200 × 0.9 × 1.6
  ["electric+diesel", 120, 86],
  ["bio-diesel", 120, 86],
  ["electric+petrol", 25, 30], // a plug-in hybrid pays the minimum
  ["lpg", 140, 84], // 140 × 0.6 × 1.0
  ["cng", 99, 36], // 99 × 0.6 × 0.6 = 35.64
  ["e85", 131, 79], // 131 × 0.6 × 1.0 = 78.6
] as const)("the tax of %s with %i g/km is %i €", (fuel_type, co2_g_km, euros) => {
  expect(eurosOf({ fuel_type, co2_g_km })).toBe(euros);
});

test("a market may count full steps only", () => {
  expect(eurosOf({ fuel_type: "diesel", co2_g_km: 134 }, { ...scale, steps: "full" })).toBe(109);
});

test("electric and hydrogen cars pay the minimum, whatever is known of them", () => {
  const silent = { co2_g_km: null, wltp: null, condition: "used", first_registration: null } as const;
  expect(eurosOf({ ...anElectricVehicle(), ...silent })).toBe(30);
  expect(eurosOf({ fuel_type: "hydrogen", ...silent })).toBe(30);
});

const used = { condition: "used", fuel_type: "petrol", co2_g_km: 120 } as const;

test.each([
  [58, { first_registration: "2021-01-01", wltp: true }],
  [58, { first_registration: "2021-01", wltp: true }],
  [58, { first_registration: "2020-12-31", wltp: false }],
  [58, { first_registration: "2001-01-01", wltp: false }],
  [58, { first_registration: null, construction_year: 2022, wltp: true }],
  ["co2-wltp-missing", { first_registration: "2021-01-01", wltp: false }],
  ["co2-nedc-missing", { first_registration: "2020-12", wltp: true }],
  ["co2-cycle-missing", { first_registration: "2020-12", wltp: null }],
  ["co2-missing", { first_registration: "2022-03", wltp: true, co2_g_km: null }],
  ["registered-before-co2", { first_registration: "2000-12-31", wltp: false }],
  ["registration-missing", { first_registration: null, construction_year: null, wltp: true }],
  // Built in 2020, it may have been registered in 2021.
  ["registration-missing", { first_registration: null, construction_year: 2020, wltp: true }],
] as const)("gives %s for %o", (expected, vehicle) => {
  expect(eurosOf({ ...used, ...vehicle })).toBe(expected);
});

test("a new vehicle is registered today", () => {
  expect(eurosOf({ condition: "new", first_registration: null })).toBe(58);
  expect(eurosOf({ condition: "new", first_registration: null, wltp: false })).toBe("co2-wltp-missing");
});

test("says why where the scale does not apply", () => {
  expect(eurosOf({ kind: "van" })).toBe("tax-of-vans");
  expect(eurosOf({ fuel_type: "hybrid" })).toBe("fuel-missing");
  expect(eurosOf({ fuel_type: null })).toBe("fuel-missing");
});

test("states the factors", () => {
  const tax = taxOf({ fuel_type: "diesel", co2_g_km: 116 });
  expect(tax.ok && tax.value).toMatchObject({ isMinimum: false, formula: { co2: 116, b: 0.9, c: 0.8 } });
  expect(taxOf({ co2_g_km: 90 })).toMatchObject({ value: { isMinimum: true, formula: { c: 0.5 } } });
});
