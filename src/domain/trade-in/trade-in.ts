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
  /** Comparable vehicles are at most so many years older or newer; twice as many where fewer than five are. */
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

export type TradeInFuel = (typeof TRADE_IN_FUELS)[number];

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

/** One fuel of each kind of drive that prices differ by. */
export const TRADE_IN_DRIVES: readonly TradeInFuel[] = ["petrol", "plug_in", "electric"];

const FUELS: Readonly<Record<Exclude<TradeInFuel, "other">, readonly FuelType[]>> = {
  petrol: ["petrol"],
  diesel: ["diesel"],
  hybrid: ["hybrid"],
  plug_in: PLUG_IN,
  electric: ELECTRIC,
};

/** The fuel of the form that stands for all of these fuels; null if none does. */
export const tradeInFuelOf = (fuels: readonly string[]): TradeInFuel | null => {
  if (fuels.length === 0) return null;
  const known = TRADE_IN_FUELS.find(
    (fuel) => fuel !== "other" && fuels.every((one) => FUELS[fuel].some((type) => type === one)),
  );
  return known ?? null;
};

/** The customer knows the year, not the month: the first registration counts as that of July. `today` is `YYYY-MM-DD`. */
export const tradeInWear = ({ year, mileageKm }: Pick<TradeInCar, "year" | "mileageKm">, today: string): Wear => ({
  ageMonths: Math.max(0, (Number(today.slice(0, 4)) - year) * 12 + Number(today.slice(5, 7)) - 7),
  mileageKm,
});

/**
 * Which vehicles of the stock are compared, the closest first. `model`: same make, model and drive, few years apart;
 * `model_wide`: up to twice as many years apart, new ones as well; `make`: same make, body and drive, few years apart.
 */
export const COMPARABLE_SCOPES = ["model", "model_wide", "make"] as const;

export type ComparableScope = (typeof COMPARABLE_SCOPES)[number];

/** Comparable vehicles of a scope are at most so many years older or newer. */
export const yearDifference = (scope: ComparableScope, { max_year_difference }: TradeInRules): number =>
  scope === "model_wide" ? max_year_difference * 2 : max_year_difference;

/** Fewer vehicles of the scope say nothing about a price. */
export const MIN_COMPARABLES: Readonly<Record<ComparableScope, number>> = { model: 5, model_wide: 1, make: 5 };

/**
 * The price of one vehicle alone misses that of another by a quarter in two of ten cases, up to eight years apart; beyond, by
 * twice as much (each used vehicle of the demonstration stock against the others of its model). The error of n vehicles falls with
 * the square root of n: nine of ten have their price within the range of the others.
 */
const SINGLE_VEHICLE_ERROR = 0.25;

/** A range whose upper end is a higher multiple of the lower one says nothing about a price. */
const MAX_RANGE_RATIO = 3;

/** A vehicle of the stock, of the scope. */
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
  readonly scope: ComparableScope;
  readonly asking: CentsRange;
  /** Both ends are so much farther out than the prices found; 0 for the middle half of enough close vehicles. */
  readonly widened_share: number;
  /**
   * Their prices at the age and mileage of the customer's vehicle: lower and upper quartile, or lowest and highest, widened.
   */
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
 * Why there is no estimate. `few`: too few comparable vehicles; `vague`: their prices are too far apart; `broken`: it does not drive; `worn`: too old or driven too
 * far; `worthless`: the deductions exceed the price; `unset`: the market has no rules for this day.
 */
export type NoEstimate = "few" | "vague" | "broken" | "worn" | "worthless" | "unset";

type EstimateBasis = {
  /** Those of the comparable vehicles. */
  readonly scope: ComparableScope;
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

const inSteps = ({ low, high }: CentsRange): CentsRange => ({
  low: Math.floor(low / STEP_CENTS) * STEP_CENTS,
  high: Math.ceil(high / STEP_CENTS) * STEP_CENTS,
});

const rangeOf = (prices: readonly Cents[]): CentsRange => ({ low: Math.min(...prices), high: Math.max(...prices) });

const middleHalf = (prices: readonly number[]): CentsRange => {
  const sorted = prices.toSorted((a, b) => a - b);
  return { low: quantile(sorted, 0.25), high: quantile(sorted, 0.75) };
};

/** Share by which the range of so many prices is widened, in hundredths. */
const widenedShare = (scope: ComparableScope, count: number): number =>
  scope === "model" ? 0 : Math.round((SINGLE_VEHICLE_ERROR / Math.sqrt(count)) * 100) / 100;

const widened = ({ low, high }: CentsRange, share: number): CentsRange => ({
  low: low * (1 - share),
  high: high * (1 + share),
});

const marginOf = (cents: Cents, share: number): Cents => Math.round((cents * share) / STEP_CENTS) * STEP_CENTS;

/**
 * Estimates a customer's vehicle from the prices of comparable ones in the stock: brings each to the customer's age and mileage,
 * takes the middle half of them, or all and more where they are few or less close, and deducts reconditioning, warranty and margin.
 */
export const estimateTradeIn = (
  car: TradeInCar,
  comparables: readonly ComparableVehicle[],
  { scope, rules, residual, today }: EstimateBasis,
): Result<TradeInEstimate, Exclude<NoEstimate, "unset">> => {
  const { condition } = car;
  if (condition === "broken") return err("broken");
  const wear = tradeInWear(car, today);
  if (wear.ageMonths > rules.max_age_months || wear.mileageKm > rules.max_mileage_km) return err("worn");
  const priced = comparables.flatMap((vehicle) => {
    const cents = adjustedPrice(vehicle, wear, residual);
    return cents === null ? [] : [{ asking: vehicle.priceCents, cents }];
  });
  if (priced.length < MIN_COMPARABLES[scope]) return err("few");
  const prices = priced.map(({ cents }) => cents);
  const widened_share = widenedShare(scope, prices.length);
  const adjusted = inSteps(scope === "model" ? middleHalf(prices) : widened(rangeOf(prices), widened_share));
  const { warranty_cents, margin_share } = rules;
  const reconditioning_cents = rules.reconditioning_cents[condition];
  const margin = { low: marginOf(adjusted.low, margin_share), high: marginOf(adjusted.high, margin_share) };
  const low_cents = adjusted.low - reconditioning_cents - warranty_cents - margin.low;
  if (low_cents <= 0) return err("worthless");
  const high_cents = adjusted.high - reconditioning_cents - warranty_cents - margin.high;
  if (high_cents > low_cents * MAX_RANGE_RATIO) return err("vague");
  return ok({
    low_cents,
    high_cents,
    comparables: priced.length,
    scope,
    widened_share,
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

const unionOf = (one: CentsRange, other: CentsRange): CentsRange => ({
  low: Math.min(one.low, other.low),
  high: Math.max(one.high, other.high),
});

const scopeRank = ({ scope }: TradeInEstimate): number => COMPARABLE_SCOPES.indexOf(scope);

const merged = (one: TradeInEstimate, other: TradeInEstimate): TradeInEstimate => ({
  ...(scopeRank(one) < scopeRank(other) ? other : one),
  low_cents: Math.min(one.low_cents, other.low_cents),
  high_cents: Math.max(one.high_cents, other.high_cents),
  comparables: one.comparables + other.comparables,
  asking: unionOf(one.asking, other.asking),
  adjusted: unionOf(one.adjusted, other.adjusted),
  widened_share: Math.max(one.widened_share, other.widened_share),
  margin: unionOf(one.margin, other.margin),
});

/** The range over the estimates of several drives of one vehicle, whose deductions are the same. At least one. */
export const mergeEstimates = (estimates: readonly TradeInEstimate[]): Result<TradeInEstimate, "vague"> => {
  const estimate = estimates.reduce(merged);
  return estimate.high_cents > estimate.low_cents * MAX_RANGE_RATIO ? err("vague") : ok(estimate);
};
