import type { Cents } from "../shared/index.ts";

/** The terms that a customer chooses. The deposit is in cents with VAT. */
export type LeaseTerms = {
  readonly durationMonths: number;
  readonly annualMileageKm: number;
  readonly depositCents: Cents;
};

/** In months. */
export const DURATION_MONTHS = { min: 24, max: 60 } as const;

/** In km a year. */
export const ANNUAL_MILEAGE_KM = { min: 5000, max: 60_000 } as const;
