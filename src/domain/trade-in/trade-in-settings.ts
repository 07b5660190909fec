import { z } from "zod";
import { datedEntries } from "../leasing/index.ts";

const centsSchema = z.number().int().min(0);

/**
 * `tradeIn` of a market's settings: what is deducted from the prices of comparable vehicles, in cents with VAT. They depreciate by
 * `finance.residuals`.
 */
export const tradeInSchema = datedEntries({
  /** Older vehicles and those with a higher mileage have no estimate. */
  max_age_months: z.number().int().min(12).max(600),
  max_mileage_km: z.number().int().min(10_000).max(1_000_000),
  /** Comparable vehicles are at most so many years older or newer. */
  max_year_difference: z.number().int().min(0).max(10),
  /** By condition; a vehicle that does not drive has no estimate. */
  reconditioning_cents: z.strictObject({ good: centsSchema, used: centsSchema, damaged: centsSchema }),
  /** The warranty that the group gives when it sells the vehicle. */
  warranty_cents: centsSchema,
  /** Share of the price at which the group sells the vehicle. */
  margin_share: z.number().min(0).max(0.5),
});

export type TradeInRules = z.infer<typeof tradeInSchema>[number];
