import { expect, test } from "vitest";
import { COUNTRIES } from "#domain/countries/index.ts";
import type { OwnedVehicle } from "#domain/ownership/index.ts";
import { anElectricVehicle, anOwnedVehicle, someRates } from "../../../../tests/builders/ownership.ts";
import { buildOwnershipView } from "./build-ownership-view.ts";
import type { OwnershipBasis } from "./ownership-basis.ts";
import type { OwnershipCostView } from "./ownership-view.ts";

const NBSP = "\u00a0";

const viewOf = (vehicle: OwnedVehicle, query = "", changes: Partial<OwnershipBasis> = {}): OwnershipCostView => {
  const basis = { vehicle, rates: someRates(), countryTerms: COUNTRIES.LU.terms, namesValues: true, ...changes };
  const view = buildOwnershipView(basis, new URLSearchParams(query));
  if (view === null) throw new Error("no rates in force");
  return view;
};

const rowOf = ({ rows }: OwnershipCostView, label: string) => rows.find((row) => row.label === label);
const fieldOf = ({ fields }: OwnershipCostView, name: string) => fields.find((field) => field.name === name);
const textOf = ({ assumptions }: OwnershipCostView, title: string) =>
  assumptions.find((assumption) => assumption.title === title)?.text;

const euros = (text: string): number => Number(text.replace("\u2212", "-").replaceAll(/[^\d-]/g, ""));

test("the amounts of each column add up to its total", () => {
  const view = viewOf(anElectricVehicle());
  expect(view.columns.map(({ label }) => label)).toEqual(["Comptant", "Crédit", "Location avec option d’achat"]);
  view.columns.forEach(({ total }, column) => {
    const sum = view.rows.reduce((cents, { cells }) => cents + euros(cells[column] ?? ""), 0);
    expect(sum).toBe(euros(total ?? ""));
  });
});

test("a subsidy is written with a minus sign and stands left of zero in the chart", () => {
  const view = viewOf(anElectricVehicle());
  expect(rowOf(view, "Prime de l’État")?.cells).toEqual(Array(3).fill(`\u2212125${NBSP}€`));
  for (const { bar } of view.columns) {
    const bonus = bar.find(({ key }) => key === "bonus");
    const first = bar.find(({ key }) => key !== "bonus");
    expect(bonus?.x).toBe(0);
    expect(first?.x).toBeCloseTo(bonus?.width ?? -1, 5);
  }
});

test("the longest bar fills the chart, and no bar exceeds it", () => {
  const ends = viewOf(anOwnedVehicle()).columns.map(({ bar }) => Math.max(...bar.map(({ x, width }) => x + width)));
  expect(Math.max(...ends)).toBeCloseTo(100, 0);
  expect(Math.max(...ends)).toBeLessThanOrEqual(100.1);
});

test("a cell says whether an item does not apply or is not estimated, and its row says why", () => {
  const view = viewOf(anOwnedVehicle({ co2_g_km: null }));
  expect(rowOf(view, "Intérêts")?.cells.map((cell) => cell === "")).toEqual([true, false]);
  expect(rowOf(view, "Taxe sur les véhicules")).toMatchObject({
    cells: [null, null],
    problem: "CO₂ non communiqué",
  });
  expect(view.missing).toBe(`Les totaux ne comprennent pas${NBSP}: taxe sur les véhicules.`);
  expect(textOf(view, "Taxe sur les véhicules")).toBe("CO₂ non communiqué.");
  expect(viewOf(anOwnedVehicle()).missing).toBeNull();
});

test("begins at the terms of the page's payment, and has no column of a lease that is not possible", () => {
  const basis = { vehicle: anOwnedVehicle(), rates: someRates(), countryTerms: COUNTRIES.LU.terms, namesValues: true };
  const at = (durationMonths: number, query = "") =>
    buildOwnershipView(
      { ...basis, terms: { durationMonths, annualMileageKm: 10_000, depositCents: 100_000 } },
      new URLSearchParams(query),
    );
  expect(
    at(24)
      ?.fields.slice(0, 2)
      .map(({ value }) => value),
  ).toEqual(["2", "10\u202f000"]);
  expect(at(24)?.columns).toHaveLength(3);
  const far = at(24, "cost-km=60000&cost-years=5");
  expect(far?.columns.map(({ option }) => option)).toEqual(["cash", "loan"]);
  expect(far?.missing).toContain("Pas de leasing pour ce véhicule avec ces choix.");
});

test("without a price no option has a total or a bar", () => {
  const view = viewOf(anOwnedVehicle({ price: { purchase: null } }));
  for (const { total, bar } of view.columns) expect([total, bar]).toEqual([null, []]);
  expect(rowOf(view, "Énergie")?.cells[0]).toBe(`94${NBSP}€`);
});

test("every assumption from the settings names its date and source", () => {
  const view = viewOf(anElectricVehicle());
  const sourced = view.assumptions.filter(({ source }) => source !== null);
  expect(sourced.map(({ title }) => title)).toEqual([
    "Perte de valeur",
    "Crédit",
    "Location avec option d’achat",
    "Énergie",
    "Taxe sur les véhicules",
    "Assurance",
    "Entretien",
    "Prime de l’État",
  ]);
  for (const { source } of sourced) expect(source).toBe(`Test, depuis le 1er${NBSP}janvier${NBSP}2026.`);
});

test("a lease states its complete conditions, a loan its rates and total", () => {
  const view = viewOf(anOwnedVehicle());
  expect(textOf(view, "Location avec option d’achat")).toMatch(
    /48\u00a0mois.*15\u202f000\u00a0km.*TAEG.*Alzette Location S\.A\., sous réserve/,
  );
  expect(textOf(view, "Crédit")).toMatch(
    /24\u202f000\u00a0€ sur 48\u00a0mois.*taux débiteur fixe 5,00\u00a0%, TAEG 5,12\u00a0%.*pas une offre de crédit\. Avertissement\./,
  );
});

test("the tax states its steps with their figures, or the minimum", () => {
  expect(textOf(viewOf(anOwnedVehicle()), "Taxe sur les véhicules")).toBe(
    `72 (120${NBSP}g/km) × 0,8 (120${NBSP}g/km)${NBSP}: 58${NBSP}€ par an.`,
  );
  expect(textOf(viewOf(anOwnedVehicle({ co2_g_km: 25 })), "Taxe sur les véhicules")).toContain(
    `, relevé au minimum${NBSP}: 30${NBSP}€ par an.`,
  );
  expect(textOf(viewOf(anElectricVehicle()), "Taxe sur les véhicules")).toBe(
    `Sans moteur à combustion${NBSP}: 30${NBSP}€ par an.`,
  );
});

const taxRule = (region: string, steps: readonly object[]) => ({
  from: "2026-01-01",
  owner: "Test",
  source: "Loi",
  region,
  cases: [{ steps }],
});

test("a registration tax is a row of its own with its calculation, and names other regions' amounts", () => {
  const power = { of: "power_kw", table: [{ up_to: 80, value: 123 }] };
  const north = [{ add: power }, { add: 7 }, { multiply: { of: "co2_wltp", per: 100, rate: 1 } }];
  const rates = someRates({ registration_tax: [taxRule("Nord", north), taxRule("Sud", [{ add: 480 }])] });
  const view = viewOf(anOwnedVehicle({ power_kw: 75 }), "", { rates, countryTerms: COUNTRIES.BE.terms });
  const title = "Taxe de mise en circulation";
  expect(textOf(view, title)).toBe(
    `Nord. (123 (75${NBSP}kW) + 7) × 1,2 (120${NBSP}g/km)${NBSP}: 156${NBSP}€ une seule fois. Sud${NBSP}: 480${NBSP}€.`,
  );
  // 156 € over 48 months.
  expect(rowOf(view, title)?.cells).toEqual(Array(3).fill(`3${NBSP}€`));
  const unknown = viewOf(anOwnedVehicle(), "", { rates, countryTerms: COUNTRIES.BE.terms });
  expect(rowOf(unknown, title)).toMatchObject({ cells: [null, null, null], problem: "Puissance non communiquée" });
});

test("a figure rounded on the way is written with all that it depends on", () => {
  const steps = [{ add: { of: "power_kw", rate: 0.07 } }, { round: "nearest" }, { multiply: 50 }];
  const rates = someRates({ registration_tax: [taxRule("Nord", steps)] });
  const view = viewOf(anOwnedVehicle({ power_kw: 75 }), "", { rates, countryTerms: COUNTRIES.FR.terms });
  expect(textOf(view, "Taxes d’immatriculation et malus")).toBe(
    `Nord. 5 (75${NBSP}kW) × 50${NBSP}: 250${NBSP}€ une seule fois.`,
  );
});

test("a market that displays no measured values names neither consumption nor CO₂", () => {
  const texts = (vehicle: OwnedVehicle) =>
    viewOf(vehicle, "", { namesValues: false })
      .assumptions.map(({ text }) => text)
      .join("\n");
  for (const vehicle of [
    anOwnedVehicle(),
    anElectricVehicle(),
    anOwnedVehicle({ fuel_type: "electric+petrol", consumption: { combined: 1, electric_kwh: 16 } }),
  ]) {
    expect(texts(vehicle)).not.toMatch(/100\u00a0km|g\/km|WLTP/);
    expect(viewOf(vehicle, "", { namesValues: false }).rows).toEqual(viewOf(vehicle).rows);
  }
  expect(textOf(viewOf(anOwnedVehicle()), "Location avec option d’achat")).toContain(`5${NBSP}l/100${NBSP}km`);
});

test("a form has a price for each energy of the vehicle", () => {
  const names = (vehicle: OwnedVehicle) => viewOf(vehicle).fields.map(({ name }) => name);
  expect(names(anOwnedVehicle())).toEqual(["cost-years", "cost-km", "cost-fuel"]);
  expect(names(anElectricVehicle())).toEqual(["cost-years", "cost-km", "cost-kwh"]);
  expect(names(anOwnedVehicle({ fuel_type: "electric+petrol" }))).toEqual([
    "cost-years",
    "cost-km",
    "cost-kwh",
    "cost-fuel",
  ]);
  expect(names(anOwnedVehicle({ fuel_type: null }))).toEqual(["cost-years", "cost-km"]);
});

test("a fuel without a price in the settings takes the visitor's", () => {
  const hybrid = anOwnedVehicle({ fuel_type: "hybrid" });
  const view = viewOf(hybrid);
  expect(fieldOf(view, "cost-fuel")).toMatchObject({ label: `Carburant, €${NBSP}par${NBSP}litre`, value: "" });
  expect(rowOf(view, "Énergie")).toMatchObject({ problem: "Prix du carburant inconnu" });
  expect(rowOf(viewOf(hybrid, "cost-fuel=1,50"), "Énergie")?.cells[0]).toBe(`94${NBSP}€`);
});

test("the settings' price sent back by the form is still that of the settings", () => {
  const source = (query: string) =>
    viewOf(anOwnedVehicle(), query).assumptions.find(({ title }) => title === "Énergie")?.source;
  const { value = "" } = fieldOf(viewOf(anOwnedVehicle()), "cost-fuel") ?? {};
  expect(value).toBe("1,50");
  expect(source(new URLSearchParams({ "cost-fuel": value }).toString())).toContain("Test");
  expect(source("cost-fuel=1,60")).toBe("Prix que vous avez indiqué.");
});

test("an invalid text stays in its field with an error, and the default applies", () => {
  const view = viewOf(anOwnedVehicle(), "cost-km=3&cost-years=9");
  expect(fieldOf(view, "cost-km")).toMatchObject({ value: "3", error: expect.stringContaining("5\u202f000") });
  expect(fieldOf(view, "cost-years")).toMatchObject({ value: "4", error: expect.stringContaining("durées") });
  expect(view.rows).toEqual(viewOf(anOwnedVehicle()).rows);
});

test("nothing is estimated before rates are in force", () => {
  const { finance } = someRates();
  const rates = { ...someRates(), finance: { ...finance, rates: [] } };
  const basis = { vehicle: anOwnedVehicle(), rates, countryTerms: COUNTRIES.LU.terms, namesValues: true };
  expect(buildOwnershipView(basis, new URLSearchParams())).toBeNull();
});
