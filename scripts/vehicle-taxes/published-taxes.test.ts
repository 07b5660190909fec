import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { ownershipSchema } from "../../src/domain/ownership/index.ts";
import type { TaxedVehicle } from "../../src/domain/ownership/tax/tax-quantities.ts";
import { taxRulesInForce, vehicleTax } from "../../src/domain/ownership/tax/vehicle-tax.ts";
import { anOwnership } from "../../tests/builders/ownership.ts";

const guide = readFileSync(join(import.meta.dirname, "../../docs/how-to/vehicle-taxes.md"), "utf8");

/** The examples of the guide by what the heading above them ends with. */
const examples = new Map(
  [...guide.matchAll(/^## .*: (?:the )?(\w+)\n[\s\S]*?```yaml\n([\s\S]*?)```/gm)].map(
    ([, country = "", yaml = ""]) => [country, parse(yaml) as object] as const,
  ),
);

const TODAY = "2026-11-28";

const aCar = (overrides: Partial<TaxedVehicle>): TaxedVehicle => ({
  kind: "passenger",
  condition: "new",
  fuel_type: "petrol",
  co2_g_km: null,
  wltp: true,
  first_registration: null,
  construction_year: null,
  ...overrides,
});

const taxOf = (country: string, which: "tax" | "registration_tax", car: Partial<TaxedVehicle>) => {
  const example = examples.get(country) ?? expect.fail(`the guide has no example of ${country}`);
  const settings = ownershipSchema.parse({ ...anOwnership(), ...example });
  return vehicleTax(aCar(car), taxRulesInForce(settings[which] ?? [], TODAY), TODAY);
};

const eurosOf = (...input: Parameters<typeof taxOf>): number | string => {
  const tax = taxOf(...input);
  return tax.ok ? tax.value.cents / 100 : tax.error;
};

test("the guide has an example of each form", () => {
  expect([...examples.keys()]).toEqual(["Luxembourg", "Germany", "Belgium", "France", "Netherlands"]);
});

/** Source: pkw-steuer.de, "Steuertabelle für Fahrzeuge mit Benzinmotor", its table of two examples before and from 2021. */
test.each([
  [140, { condition: "new" }, 126],
  [140, { condition: "used", first_registration: "2020-06-15" }, 120],
  [110, { condition: "new" }, 60],
  [110, { condition: "used", first_registration: "2020-06-15" }, 60],
] as const)("Germany: 1497 cm³ and %i g/km, %o, pay the published %i €", (co2_g_km, registered, euros) => {
  expect(eurosOf("Germany", "tax", { ...registered, co2_g_km, cylinder_capacity_cc: 1497 })).toBe(euros);
});

/** Source: rando-moto.be, "La taxe de circulation indexée", July 2024: 8 CV are engines of 1.4 litres, 11 CV of 2 litres. */
test.each([
  [1395, 295.02],
  [1984, 528.4],
] as const)("Belgium: %i cm³ pay the published %d € a year in Wallonia", (cylinder_capacity_cc, euros) => {
  expect(eurosOf("Belgium", "tax", { cylinder_capacity_cc })).toBe(euros);
});

test("Belgium: electric cars pay the tax of 4 CV in Wallonia", () => {
  expect(eurosOf("Belgium", "tax", { fuel_type: "electric" })).toBe(100.98);
});

/** Source: L'Avenir, 7 September 2023, "Nouvelle taxe de mise en circulation": a Citroën C3 1.2, which it rounds down to 92.7. */
test("Belgium: 81 kW, 120 g/km and 1570 kg pay the published 92,70 € at their registration in Wallonia", () => {
  const c3 = { power_kw: 81, co2_g_km: 120, max_weight_kg: 1570 };
  expect(eurosOf("Belgium", "registration_tax", c3)).toBeCloseTo(92.7, 1);
  expect(eurosOf("Belgium", "registration_tax", { ...c3, max_weight_kg: null })).toBe("max-weight-missing");
});

/** Source: vroum.info, "Chevaux fiscaux": 153 kW are 11 CV, 75 kW are 5 CV; each costs 50 € in the example. */
test.each([
  [153, 11],
  [75, 5],
] as const)("France: %i kW have the published %i fiscal horsepower", (power_kw, horsepower) => {
  expect(eurosOf("France", "registration_tax", { fuel_type: "electric", power_kw })).toBe(horsepower * 50);
});

/** Source: latribuneauto.com, 3 February 2026: a car of 1950 kg pays a malus of 6775 € for its mass. */
test("France: 1950 kg pay the published 6775 € for their mass", () => {
  const light = eurosOf("France", "registration_tax", { power_kw: 100, weight_kg: 1499 });
  expect(eurosOf("France", "registration_tax", { power_kw: 100, weight_kg: 1950 })).toBe(Number(light) + 6775);
});

/** Source: AutoWeek, December 2017: petrol, 1251 to 1350 kg, 176 € a quarter in Zuid-Holland and 157 € in Noord-Holland. */
test("the Netherlands: 1300 kg pay four times the published quarter, by province", () => {
  expect(taxOf("Netherlands", "tax", { weight_kg: 1300 })).toMatchObject({
    value: {
      cents: 4 * 17_600,
      rule: { region: "Hollande-Méridionale" },
      elsewhere: [{ region: "Hollande-Septentrionale", cents: 4 * 15_700 }],
    },
  });
  expect(eurosOf("Netherlands", "tax", { weight_kg: null })).toBe("weight-missing");
});

/** Source: L'essentiel, "Luxemburger löhnen 67 Millionen Euro Kfz-Steuer", figures of 2014. */
test("Luxembourg: the scale of the guide gives the published amounts", () => {
  expect(eurosOf("Luxembourg", "tax", { fuel_type: "diesel", co2_g_km: 134 })).toBe(121);
  expect(eurosOf("Luxembourg", "tax", { co2_g_km: 307 })).toBe(497);
});
