import { financeSchema, type Finance, type PricedVehicle } from "../../src/domain/leasing/index.ts";
import { FUEL_TYPES } from "../../src/domain/vehicles/index.ts";

export const FINANCE_PROVENANCE = { from: "2026-01-01", owner: "Finance", source: "Test" };

/** One rate, one fee and one residual table of all fuels: a fifth of the value is lost between two points. */
export const aFinance = (overrides: object = {}): Finance =>
  financeSchema.parse({
    lessor: "Alzette Location S.A.",
    rates: [{ ...FINANCE_PROVENANCE, yearly: 0.05 }],
    fees: [{ ...FINANCE_PROVENANCE, establishment_cents: 25_000 }],
    residuals: [
      {
        ...FINANCE_PROVENANCE,
        age_months: [0, 24, 48],
        mileage_km: [0, 50_000, 100_000],
        tables: [
          {
            fuels: FUEL_TYPES,
            shares: [
              [1, 0.9, 0.8],
              [0.7, 0.63, 0.56],
              [0.5, 0.45, 0.4],
            ],
          },
        ],
        bodies: { suv: 1.1 },
      },
    ],
    advertised: [
      {
        ...FINANCE_PROVENANCE,
        duration_months: 48,
        annual_mileage_km: 15_000,
        deposit_share: 0.15,
        max_age_months_at_end: 96,
        max_mileage_km_at_end: 160_000,
        min_price_cents: 500_000,
      },
    ],
    choices: { durations_months: [24, 36, 48, 60], annual_mileages_km: [10_000, 15_000], max_deposit_share: 0.35 },
    mentions: [
      {
        ...FINANCE_PROVENANCE,
        acceptance: "sous réserve d’acceptation du dossier",
        example: "Exemple.",
        warning: "Avertissement.",
      },
    ],
    ...overrides,
  });

/** A new petrol hatchback of 30 000 €. */
export const aPricedVehicle = (overrides: Partial<PricedVehicle> = {}): PricedVehicle => ({
  price: { purchase: { cents: 3_000_000, before_discount_cents: null } },
  kind: "passenger",
  condition: "new",
  co2_g_km: 121,
  consumption: { combined: 5.3, electric_kwh: null },
  fuel_type: "petrol",
  body_style: "hatchback",
  mileage_km: null,
  construction_year: null,
  first_registration: null,
  ...overrides,
});
