import { COUNTRIES } from "../../src/domain/countries/index.ts";
import {
  type OwnedVehicle,
  type OwnershipAssumptions,
  type OwnershipRates,
  ownershipRates,
  ownershipSchema,
} from "../../src/domain/ownership/index.ts";
import type { Co2Scale } from "../../src/domain/ownership/tax/co2-scale.ts";
import { aFinance, aPricedVehicle, FINANCE_PROVENANCE } from "./finance.ts";

/** The scale of Luxembourg, in the form of older settings. */
export const aTaxScale = (overrides: Partial<Co2Scale> = {}) => ({
  ...FINANCE_PROVENANCE,
  diesel_factor: 0.9,
  other_factor: 0.6,
  c_base: 0.5,
  c_from_g: 90,
  c_step: 0.1,
  steps: "begun",
  minimum_cents: 3000,
  co2_from: "2001-01-01",
  wltp_from: "2021-01-01",
  ...overrides,
});

/** Round figures: energy 1.50 € a litre and 0.30 € a kWh, maintenance 5 cents a km, insurance 400 € and 2 %. */
export const anOwnership = (overrides: object = {}) =>
  ownershipSchema.parse({
    energy: [{ ...FINANCE_PROVENANCE, petrol: 150, diesel: 140, lpg: 70, cng: 160, hydrogen: null, electricity: 30 }],
    plug_in: [{ ...FINANCE_PROVENANCE, electric_share: 0.5, empty_battery_l_100km: { petrol: 6, diesel: 5 } }],
    tax: [aTaxScale()],
    bonus: [
      {
        ...FINANCE_PROVENANCE,
        name: "Prime de l’État",
        new_vehicle: [
          { up_to_kwh_100km: 16, cents: 600_000 },
          { up_to_kwh_100km: 18, cents: 300_000 },
        ],
        used_cents: 150_000,
        used_min_age_months: 36,
        min_holding_months: { new_vehicle: 36, used: 24 },
      },
    ],
    loan: [{ ...FINANCE_PROVENANCE, deposit_share: 0.2 }],
    maintenance: [{ ...FINANCE_PROVENANCE, electric_cents_km: 3, other_cents_km: 5 }],
    insurance: [{ ...FINANCE_PROVENANCE, fixed_cents: 40_000, price_share: 0.02 }],
    ...overrides,
  });

/** A new petrol hatchback of 30 000 €: 120 g/km and 5 l/100 km by WLTP. */
export const anOwnedVehicle = (overrides: Partial<OwnedVehicle> = {}): OwnedVehicle => ({
  ...aPricedVehicle(),
  kind: "passenger",
  co2_g_km: 120,
  wltp: true,
  consumption: { combined: 5, electric_kwh: null },
  ...overrides,
});

/** A new electric hatchback of 30 000 € and 15 kWh/100 km. */
export const anElectricVehicle = (overrides: Partial<OwnedVehicle> = {}): OwnedVehicle =>
  anOwnedVehicle({
    fuel_type: "electric",
    co2_g_km: 0,
    consumption: { combined: null, electric_kwh: 15 },
    ...overrides,
  });

export const OWNERSHIP_DAY = "2026-11-21";

/** In Luxembourg. */
export const ratesSettings = (overrides: object = {}) => ({
  ownership: anOwnership(overrides),
  charges: [],
  finance: aFinance(),
  countryTerms: COUNTRIES.LU.terms,
});

export const someRates = (overrides: object = {}): OwnershipRates =>
  // The finance of the builder has one table for all fuels.
  ownershipRates(ratesSettings(overrides), OWNERSHIP_DAY, "petrol");

/** Four years and 15 000 km a year at the settings' prices. */
export const someAssumptions = (overrides: Partial<OwnershipAssumptions> = {}): OwnershipAssumptions => ({
  years: 4,
  annualMileageKm: 15_000,
  electricityCents: null,
  fuelCents: null,
  ...overrides,
});
