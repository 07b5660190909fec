import { expect, test } from "vitest";
import { COUNTRIES } from "#domain/countries/index.ts";
import { estimateOwnership, type OwnedVehicle } from "#domain/ownership/index.ts";
import { anElectricVehicle, anOwnedVehicle, someAssumptions, someRates } from "../../../../tests/builders/ownership.ts";
import { costTexts } from "../../leasing/index.ts";
import { NOT_APPLICABLE } from "./compare-value.ts";
import { costGroup, costNote } from "./cost-rows.ts";

const WORDS = costTexts(COUNTRIES.LU.terms, someRates().bonus);

const estimate = (vehicle: OwnedVehicle) => estimateOwnership(vehicle, someAssumptions(), someRates());

const rowsOf = (...vehicles: readonly OwnedVehicle[]) => rowsForSale([...vehicles.keys()], ...vehicles);

const rowsForSale = (forSale: readonly number[], ...vehicles: readonly OwnedVehicle[]) =>
  new Map(costGroup(vehicles.map(estimate), forSale, WORDS).flatMap(({ rows }) => rows.map((row) => [row.label, row])));

const NBSP = "\u00a0";

test("states the items of paying cash and the totals of all options", () => {
  expect([...rowsOf(anOwnedVehicle(), anElectricVehicle()).keys()]).toEqual([
    "Perte de valeur",
    "Énergie",
    "Taxe sur les véhicules",
    "Assurance",
    "Entretien",
    "Prime de l’État",
    "Total au comptant",
    "Total avec crédit",
    "Total en location avec option d’achat",
  ]);
  expect([...rowsOf(anOwnedVehicle(), anOwnedVehicle()).keys()]).not.toContain("Prime de l’État");
});

test("marks the lowest total of each option by a label", () => {
  const rows = rowsOf(anOwnedVehicle(), anElectricVehicle());
  expect(rows.get("Prime de l’État")?.values).toEqual([NOT_APPLICABLE, `\u2212125${NBSP}€, sous conditions`]);
  expect(rows.get("Total au comptant")?.best).toEqual({ label: "Le coût le plus bas", columns: [1] });
  expect(rows.get("Énergie")).toMatchObject({ differs: true, best: null });
});

test("the lowest total is marked among the vehicles for sale only", () => {
  const best = (...forSale: readonly number[]) =>
    rowsForSale(forSale, anElectricVehicle(), anOwnedVehicle(), anElectricVehicle()).get("Total au comptant")?.best
      ?.columns;
  expect(best(0, 1, 2)).toEqual([0, 2]);
  expect(best(0, 1)).toEqual([0]);
  expect(best(1)).toBeUndefined();
});

test("a total without an item names it and is not compared", () => {
  const total = rowsOf(anOwnedVehicle(), anElectricVehicle({ consumption: null })).get("Total au comptant");
  expect(total?.values[1]).toMatch(/€ sans énergie et prime de l’État$/);
  expect(total?.best).toBeNull();
});

test("a vehicle without a price or a lease says so in the place of the total", () => {
  const rows = rowsOf(anOwnedVehicle({ co2_g_km: null }), anOwnedVehicle({ price: { purchase: null } }));
  expect(rows.get("Total au comptant")?.values[1]).toBe("Prix non communiqué");
  expect(rows.get("Total en location")?.values).toEqual([
    "Pas de leasing pour ce véhicule avec ces choix",
    "Prix non communiqué",
  ]);
});

test("equal totals have no best, and a single vehicle is not compared", () => {
  expect(rowsOf(anOwnedVehicle(), anOwnedVehicle()).get("Total au comptant")).toMatchObject({
    differs: false,
    best: null,
  });
  expect(rowsOf(anOwnedVehicle()).get("Total au comptant")?.best).toBeNull();
});

test("the note states the assumptions, and nothing is stated before rates are in force", () => {
  expect(costNote([null, estimate(anOwnedVehicle())], WORDS)).toContain(`4${NBSP}ans à 15\u202f000${NBSP}km par an`);
  expect(costGroup([null, null], [0, 1], WORDS)).toEqual([]);
  expect(costNote([null, null], WORDS)).toBeNull();
});

test("the note states on what a public subsidy depends", () => {
  const condition = "Prime de l’État\u00a0: déduite si elle est accordée et le véhicule gardé 36\u00a0mois au moins";
  expect(costNote([estimate(anOwnedVehicle()), estimate(anElectricVehicle())], WORDS)).toContain(condition);
  expect(costNote([estimate(anOwnedVehicle())], WORDS)).not.toContain("déduite");
});
