import { expect, test } from "vitest";
import { financeSchema } from "../leasing/index.ts";
import { FUEL_TYPES } from "../vehicles/index.ts";
import { prepareAdvertisedMonth } from "./advertised-month.ts";
import { modelSchema } from "./model.ts";

const TODAY = "2026-11-20";
const provenance = { from: "2026-01-01", owner: "Finance", source: "Test" };

const finance = financeSchema.parse({
  lessor: "Alzette Location S.A.",
  rates: [{ ...provenance, yearly: 0.06 }],
  fees: [{ ...provenance, establishment_cents: 25_000 }],
  residuals: [
    {
      ...provenance,
      age_months: [0, 48],
      mileage_km: [0, 100_000],
      tables: [
        {
          fuels: Object.keys(FUEL_TYPES),
          shares: [
            [1, 0.8],
            [0.5, 0.4],
          ],
        },
      ],
    },
  ],
  advertised: [
    {
      ...provenance,
      duration_months: 48,
      annual_mileage_km: 15_000,
      deposit_share: 0.15,
      max_age_months_at_end: 96,
      max_mileage_km_at_end: 160_000,
      min_price_cents: 500_000,
    },
  ],
  mentions: [{ ...provenance, acceptance: "sous réserve d’acceptation du dossier", example: "Exemple." }],
});

const version = (name: string, price: number | null, more: object = {}) => ({
  name,
  fuel: "petrol",
  price,
  co2: 120,
  consumption: { combined: 5.3 },
  ...more,
});

const model = (...versions: readonly object[]) =>
  modelSchema.parse({ id: 1, slug: "puma", brand: "ford", name: "Puma", kind: "passenger", versions });

const monthOf = prepareAdvertisedMonth(finance, TODAY);

test("a model is advertised by its cheapest version, with everything that has to stand beside it", () => {
  const month = monthOf(model(version("ST-Line", 2_900_000), version("Titanium", 2_700_000)));
  expect(month?.version.name).toBe("Titanium");
  expect(month?.conditions).toMatchObject({
    durationMonths: 48,
    annualMileageKm: 15_000,
    priceCents: 2_700_000,
    depositCents: 405_000,
    lessor: "Alzette Location S.A.",
    acceptance: "sous réserve d’acceptation du dossier",
  });
});

test("a version that does not say its CO₂ or its consumption is not advertised", () => {
  const silent = [
    version("Sans CO₂", 1_500_000, { co2: null }),
    version("Sans consommation", 1_500_000, { consumption: null }),
    version("Vide", 1_500_000, { consumption: { combined: null } }),
  ];
  expect(monthOf(model(...silent, version("Titanium", 2_700_000)))?.version.name).toBe("Titanium");
  expect(monthOf(model(...silent))).toBeNull();
});

test("without a price or without terms for the day there is no month", () => {
  expect(monthOf(model(version("Titanium", null)))).toBeNull();
  expect(prepareAdvertisedMonth(finance, "2025-12-31")(model(version("Titanium", 2_700_000)))).toBeNull();
});

test("an electric version is declared by what it takes from the plug", () => {
  const electric = version("Gen-E", 3_500_000, { fuel: "electric", co2: 0, consumption: { electric_kwh: 14.1 } });
  expect(monthOf(model(electric))?.version.name).toBe("Gen-E");
});
