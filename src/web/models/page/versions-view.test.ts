import { expect, test } from "vitest";
import { modelSchema } from "#domain/models/index.ts";
import { toVersionsView } from "./versions-view.ts";

const PUMA = modelSchema.parse({
  id: 1,
  slug: "puma",
  brand: "ford",
  name: "Puma",
  kind: "passenger",
  versions: [
    {
      name: "Titanium 1.0 EcoBoost",
      fuel: "petrol",
      transmission: "manual",
      power_kw: 92,
      price: 2_760_000,
      co2: 121,
      consumption: { combined: 5.3 },
    },
    { name: "Gen-E", fuel: "electric", co2: 0, consumption: { electric_kwh: 13.1 }, range_km: 376 },
  ],
});

const viewOf = (model: typeof PUMA = PUMA, wltp = true) =>
  toVersionsView(model, { title: "Ford Puma", wltp, configureHref: (version) => `/contact?version=${version}` });

test("has a column for each value that a version has", () => {
  const view = viewOf();
  expect(view?.columns.map(({ label }) => label)).toEqual([
    "Carburant",
    "Boîte",
    "Puissance",
    "Consommation WLTP",
    "CO₂ WLTP",
    "Autonomie WLTP",
  ]);
  expect(view?.rows).toEqual([
    {
      name: "Titanium 1.0 EcoBoost",
      price: "27\u202f600\u00a0€",
      cells: ["Essence", "Manuelle", "92\u00a0kW (125\u00a0ch)", "5,3\u00a0l/100\u00a0km", "121\u00a0g/km", null],
      configureHref: "/contact?version=titanium-1-0-ecoboost",
    },
    {
      name: "Gen-E",
      price: "Prix sur demande",
      cells: ["Électrique", null, null, "13,1\u00a0kWh/100\u00a0km", "0\u00a0g/km", "376\u00a0km"],
      configureHref: "/contact?version=gen-e",
    },
  ]);
});

test("states nothing of measured values in a market that displays none", () => {
  const view = viewOf(PUMA, false);
  expect(view?.columns.map(({ label }) => label)).toEqual(["Carburant", "Boîte", "Puissance"]);
  expect(JSON.stringify(view)).not.toMatch(/WLTP|CO₂|g\/km|100\u00a0km/);
});

test("is left out without versions", () => {
  expect(viewOf({ ...PUMA, versions: [] })).toBeNull();
});
