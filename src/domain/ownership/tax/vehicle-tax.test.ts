import { expect, test } from "vitest";
import { anElectricVehicle, anOwnedVehicle, aTaxScale, OWNERSHIP_DAY } from "../../../../tests/builders/ownership.ts";
import type { TaxedVehicle } from "./tax-quantities.ts";
import { taxRulesSchema } from "./tax-rule.ts";
import { taxRulesInForce, vehicleTax } from "./vehicle-tax.ts";

const scale = aTaxScale();

const taxOf = (vehicle: Partial<TaxedVehicle>, changed = scale) =>
  vehicleTax({ ...anOwnedVehicle(), ...vehicle }, taxRulesSchema.parse([changed]), OWNERSHIP_DAY);

const eurosOf = (vehicle: Partial<TaxedVehicle>, changed = scale): number | string => {
  const tax = taxOf(vehicle, changed);
  return tax.ok ? tax.value.cents / 100 : tax.error;
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
  ["tax-not-stated", { first_registration: "2000-12-31", wltp: false }],
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

test("states the steps with the figures that they depend on", () => {
  const tax = taxOf({ fuel_type: "diesel", co2_g_km: 116 });
  const co2 = { quantity: "co2_wltp", value: 116 };
  expect(tax.ok && tax.value.steps).toEqual([
    { operation: "add", value: 104.4, figure: co2, amount: 104.4 },
    { operation: "multiply", value: 0.8, figure: co2, amount: 83.52 },
    { operation: "round", value: 84, figure: null, amount: 84 },
    { operation: "at_least", value: 30, figure: null, amount: 84 },
  ]);
  expect(taxOf(anElectricVehicle())).toMatchObject({ value: { cents: 3000, caseName: "Sans moteur à combustion" } });
});

const dated = (from: string, region: string | undefined, add: number) => ({
  from,
  ...(region === undefined ? {} : { region }),
  owner: "Direction",
  source: "Loi",
  cases: [{ steps: [{ add }] }],
});

test("the latest rule of each region is in force, the first region first", () => {
  const rules = taxRulesSchema.parse([
    dated("2027-01-01", "Nord", 9),
    dated("2026-01-01", "Nord", 2),
    dated("2025-01-01", "Nord", 1),
    dated("2025-07-01", "Sud", 3),
  ]);
  const tax = vehicleTax(anOwnedVehicle(), taxRulesInForce(rules, OWNERSHIP_DAY), OWNERSHIP_DAY);
  expect(tax).toMatchObject({
    value: { cents: 200, rule: { region: "Nord", from: "2026-01-01" }, elsewhere: [{ region: "Sud", cents: 300 }] },
  });
  expect(vehicleTax(anOwnedVehicle(), taxRulesInForce(rules, "2024-12-31"), "2024-12-31")).toEqual({
    ok: false,
    error: "tax-unknown",
  });
});

const ruleOf = (steps: readonly object[]) => ({ ...dated("2026-01-01", undefined, 0), cases: [{ steps }] });

const amountOf = (steps: readonly object[], vehicle: Partial<TaxedVehicle> = {}): number | string => {
  const rules = taxRulesSchema.parse([ruleOf(steps)]);
  const tax = vehicleTax({ ...anOwnedVehicle(), ...vehicle }, rules, OWNERSHIP_DAY);
  return tax.ok ? tax.value.cents / 100 : tax.error;
};

const table = [{ up_to: 1000, value: 10 }, { up_to: 1500, value: 20 }, { value: 30 }];

test.each([
  [20, [{ add: { of: "weight_kg", table } }], { weight_kg: 1500 }],
  [30, [{ add: { of: "weight_kg", table } }], { weight_kg: 1501 }],
  ["tax-not-stated", [{ add: { of: "weight_kg", table: table.slice(0, 2) } }], { weight_kg: 1501 }],
  [30, [{ add: { of: "cylinder_cm3", per: 100, units: "begun", rate: 2 } }], { cylinder_capacity_cc: 1497 }],
  [28, [{ add: { of: "cylinder_cm3", per: 100, units: "complete", rate: 2 } }], { cylinder_capacity_cc: 1497 }],
  [29.94, [{ add: { of: "cylinder_cm3", per: 100, rate: 2 } }], { cylinder_capacity_cc: 1497 }],
  [0, [{ add: { of: "power_kw", above: 100, rate: 5 } }], { power_kw: 90 }],
  [50, [{ add: { of: "power_kw", below: 100, rate: 5 } }], { power_kw: 90 }],
  [2, [{ add: 1 }, { multiply: { of: "power_kw", rate: 0.01, plus: 1 } }], { power_kw: 100 }],
  [8, [{ add: { of: "power_kw", per: 50, exponent: 3, rate: 1 } }], { power_kw: 100 }],
  [24, [{ add: 30 }, { multiply: 0.8, fuels: ["petrol"] }, { multiply: 0.5, fuels: ["diesel"] }], {}],
  [50, [{ add: 30 }, { at_least: 50 }, { at_most: 60 }], {}],
  [60, [{ add: 80 }, { at_least: 50 }, { at_most: 60 }], {}],
  [12, [{ add: 12.9 }, { round: "down" }], {}],
  [13, [{ add: 12.1 }, { round: "up" }], {}],
  [0, [{ add: -5 }], {}],
  [
    70,
    [
      {
        add: {
          of: "age_months",
          table: [
            { up_to: 11, value: 100 },
            { up_to: 23, value: 70 },
          ],
        },
      },
    ],
    { condition: "used", first_registration: "2025-10" },
  ],
] as const)("gives %s for %j of %o", (expected, steps, vehicle) => {
  expect(amountOf(steps, vehicle)).toBe(expected);
});

test.each([
  ["cylinder_cm3", "cylinder-missing"],
  ["power_kw", "power-missing"],
  ["weight_kg", "weight-missing"],
  ["max_weight_kg", "max-weight-missing"],
] as const)("a vehicle without %s has no tax, not one of 0", (of, problem) => {
  const none = { cylinder_capacity_cc: null, power_kw: null, weight_kg: null, max_weight_kg: null };
  expect(amountOf([{ add: { of, rate: 1 } }, { at_least: 50 }], none)).toBe(problem);
  expect(amountOf([{ add: 5 }, { multiply: 2, fuels: ["petrol"] }], { fuel_type: null })).toBe("fuel-missing");
});

test.each([
  [{ steps: [{ add: 1, multiply: 2 }] }, "needs one of add, multiply, at_least, at_most and round"],
  [{ steps: [] }, "Too small"],
  [{ steps: [{ add: { of: "power_kw", rate: 1, table } }] }, "needs one of table, bands and rate"],
  [{ steps: [{ add: { of: "power_kw", table, above: 3 } }] }, "belong to a rate"],
  [{ steps: [{ add: { of: "horses", rate: 1 } }] }, "Invalid option"],
  [{ steps: [{ add: { of: "power_kw", table: table.toReversed() } }] }, "only the last row may have no up_to"],
  [{ fuels: ["wood"], steps: [{ add: 1 }] }, "Invalid option"],
])("refuses the case %j", (wrong, message) => {
  const parsed = taxRulesSchema.safeParse([{ ...dated("2026-01-01", undefined, 0), cases: [wrong] }]);
  expect(JSON.stringify(parsed.error?.issues)).toContain(message);
});

test("refuses two rules of one date and region", () => {
  const twice = [dated("2026-01-01", "Nord", 1), dated("2026-01-01", "Nord", 2)];
  expect(taxRulesSchema.safeParse(twice).error?.issues[0]?.message).toContain("one date and region");
  expect(taxRulesSchema.safeParse([dated("2026-01-01", "Nord", 1), dated("2026-01-01", "Sud", 2)]).success).toBe(true);
});
