import { expect, test } from "vitest";
import { emissionsLine, leaseEmissionsLine, type DeclaredValues } from "./emissions-line.ts";

const values = (overrides: Partial<DeclaredValues> = {}): DeclaredValues => ({
  fuel_type: "petrol",
  consumption: { combined: 5.3, electric_kwh: null },
  co2_g_km: 121,
  wltp: true,
  ...overrides,
});

const SHOWN = { wltp: true, lease: { co2: true } };

test("states consumption, CO₂ and measuring cycle", () => {
  expect(emissionsLine(values(), SHOWN)).toBe("5,3\u00a0l/100\u00a0km\u00a0· CO₂\u00a0121\u00a0g/km (WLTP)");
  expect(emissionsLine(values({ wltp: false }), SHOWN)).toMatch(/\(NEDC\)$/);
  expect(emissionsLine(values({ wltp: null }), SHOWN)).toMatch(/121\u00a0g\/km$/);
  const plugIn = values({ fuel_type: "electric+petrol", consumption: { combined: 1.2, electric_kwh: 15.9 } });
  expect(emissionsLine(plugIn, SHOWN)).toMatch(/^1,2\u00a0l\/100\u00a0km\u00a0· 15,9\u00a0kWh\/100\u00a0km\u00a0· CO₂/);
});

test("counts gases by weight", () => {
  for (const fuel_type of ["cng", "hydrogen"] as const) {
    expect(emissionsLine(values({ fuel_type }), SHOWN)).toMatch(/^5,3\u00a0kg/);
  }
});

test("is empty for unknown values and in a market without measured values", () => {
  expect(emissionsLine(values({ consumption: null, co2_g_km: null }), SHOWN)).toBeNull();
  expect(emissionsLine(values(), { wltp: false })).toBeNull();
  expect(leaseEmissionsLine(values(), { wltp: false, lease: { co2: true } })).toBeNull();
});

test("leaves CO₂ out of leases where the market does", () => {
  expect(leaseEmissionsLine(values(), SHOWN)).toBe(emissionsLine(values(), SHOWN));
  expect(leaseEmissionsLine(values(), { wltp: true, lease: { co2: false } })).toBe("5,3\u00a0l/100\u00a0km (WLTP)");
});
