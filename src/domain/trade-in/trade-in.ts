import { z } from "zod";
import { datedEntries, type ResidualShare, type Wear } from "../leasing/index.ts";
import { type Cents, err, ok, type Result } from "../shared/index.ts";
import type { FuelType } from "../vehicles/index.ts";

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

export const TRADE_IN_CONDITIONS = ["good", "used", "damaged", "broken"] as const;

type TradeInCondition = (typeof TRADE_IN_CONDITIONS)[number];

export const TRADE_IN_FUELS = ["petrol", "diesel", "hybrid", "plug_in", "electric", "other"] as const;

type TradeInFuel = (typeof TRADE_IN_FUELS)[number];

/** A customer's vehicle. */
export type TradeInCar = {
  readonly year: number;
  readonly mileageKm: number;
  readonly fuel: TradeInFuel;
  readonly condition: TradeInCondition;
};

const ELECTRIC: readonly FuelType[] = ["electric"];
const PLUG_IN: readonly FuelType[] = ["electric+petrol", "electric+diesel"];
const COMBUSTION: readonly FuelType[] = [
  "petrol",
  "diesel",
  "hybrid",
  "e85",
  "bio-ethanol",
  "bio-diesel",
  "lpg",
  "lpgg3",
  "cng",
  "other",
];

/** Fuels of comparable vehicles. Engines differ less in price than what drives the vehicle: combustion, a plug, or a battery alone. */
export const comparableFuels = (fuel: TradeInFuel): readonly FuelType[] => {
  if (fuel === "electric") return ELECTRIC;
  return fuel === "plug_in" ? PLUG_IN : COMBUSTION;
};

/** The customer knows the year, not the month: the first registration counts as that of July. `today` is `YYYY-MM-DD`. */
export const tradeInWear = ({ year, mileageKm }: Pick<TradeInCar, "year" | "mileageKm">, today: string): Wear => ({
  ageMonths: Math.max(0, (Number(today.slice(0, 4)) - year) * 12 + Number(today.slice(5, 7)) - 7),
  mileageKm,
});

/** Fewer comparable vehicles say nothing about a price. */
export const MIN_COMPARABLES = 5;

/** A vehicle of the stock, of the same make and model. */
export type ComparableVehicle = {
  readonly priceCents: Cents;
  readonly fuel: FuelType | null;
  readonly wear: Wear;
};

export type CentsRange = { readonly low: Cents; readonly high: Cents };

/** A provisional price and what it is made of: `adjusted` minus the deductions is `low_cents` to `high_cents`, to the cent. */
export type TradeInEstimate = {
  readonly low_cents: Cents;
  readonly high_cents: Cents;
  /** Number of comparable vehicles, and their lowest and highest price. */
  readonly comparables: number;
  readonly asking: CentsRange;
  /** Lower and upper quartile of their prices at the age and mileage of the customer's vehicle. */
  readonly adjusted: CentsRange;
  readonly condition: TradeInCondition;
  readonly reconditioning_cents: Cents;
  readonly warranty_cents: Cents;
  readonly margin_share: number;
  readonly margin: CentsRange;
  /** Day of the estimate, `YYYY-MM-DD`. */
  readonly as_of: string;
};

/**
 * Why there is no estimate. `few`: fewer than five comparable vehicles; `broken`: it does not drive; `worn`: too old or driven too
 * far; `worthless`: the deductions exceed the price; `unset`: the market has no rules for this day.
 */
export type NoEstimate = "few" | "broken" | "worn" | "worthless" | "unset";

type EstimateBasis = {
  /** In force today. */
  readonly rules: TradeInRules;
  readonly residual: ResidualShare;
  /** `YYYY-MM-DD`. */
  readonly today: string;
};

/** Estimates are in hundreds of euros: more digits would promise what nobody knows before seeing the vehicle. */
const STEP_CENTS = 10_000;

/** Quantile by linear interpolation between sorted values (Hyndman and Fan 1996, definition 7). `values` must not be empty. */
const quantile = (values: readonly number[], share: number): number => {
  const position = (values.length - 1) * share;
  const below = Math.floor(position);
  const from = values[below] as number;
  const to = values[below + 1] ?? from;
  return from + (to - from) * (position - below);
};

/**
 * The price of a comparable vehicle at another age and mileage; null for a fuel without a table. The residual share is at most
 * 1, so the quotient of both directions is used: it also raises the price of a vehicle that is worn more.
 */
const adjustedPrice = (
  { priceCents, fuel, wear }: ComparableVehicle,
  to: Wear,
  residual: ResidualShare,
): number | null => {
  const forward = residual(fuel, null, wear, to);
  const back = residual(fuel, null, to, wear);
  return forward === null || back === null ? null : (priceCents * forward) / back;
};

const quartiles = (prices: readonly number[]): CentsRange => {
  const sorted = prices.toSorted((a, b) => a - b);
  return {
    low: Math.floor(quantile(sorted, 0.25) / STEP_CENTS) * STEP_CENTS,
    high: Math.ceil(quantile(sorted, 0.75) / STEP_CENTS) * STEP_CENTS,
  };
};

const rangeOf = (prices: readonly Cents[]): CentsRange => ({ low: Math.min(...prices), high: Math.max(...prices) });

const marginOf = (cents: Cents, share: number): Cents => Math.round((cents * share) / STEP_CENTS) * STEP_CENTS;

/**
 * Estimates a customer's vehicle from the prices of comparable ones in the stock: brings each to the customer's age and mileage,
 * takes the middle half of them, and deducts reconditioning, warranty and margin.
 */
export const estimateTradeIn = (
  car: TradeInCar,
  comparables: readonly ComparableVehicle[],
  { rules, residual, today }: EstimateBasis,
): Result<TradeInEstimate, Exclude<NoEstimate, "unset">> => {
  const { condition } = car;
  if (condition === "broken") return err("broken");
  const wear = tradeInWear(car, today);
  if (wear.ageMonths > rules.max_age_months || wear.mileageKm > rules.max_mileage_km) return err("worn");
  const priced = comparables.flatMap((vehicle) => {
    const cents = adjustedPrice(vehicle, wear, residual);
    return cents === null ? [] : [{ asking: vehicle.priceCents, cents }];
  });
  if (priced.length < MIN_COMPARABLES) return err("few");
  const adjusted = quartiles(priced.map(({ cents }) => cents));
  const { warranty_cents, margin_share } = rules;
  const reconditioning_cents = rules.reconditioning_cents[condition];
  const margin = { low: marginOf(adjusted.low, margin_share), high: marginOf(adjusted.high, margin_share) };
  const low_cents = adjusted.low - reconditioning_cents - warranty_cents - margin.low;
  if (low_cents <= 0) return err("worthless");
  return ok({
    low_cents,
    high_cents: adjusted.high - reconditioning_cents - warranty_cents - margin.high,
    comparables: priced.length,
    asking: rangeOf(priced.map(({ asking }) => asking)),
    adjusted,
    condition,
    reconditioning_cents,
    warranty_cents,
    margin_share,
    margin,
    as_of: today,
  });
};
