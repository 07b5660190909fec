import { formatEuros, type Cents } from "../shared/index.ts";
import type { Vehicle } from "./vehicle.ts";

export type DisplayPrice = {
  readonly cents: Cents;
  readonly formatted: string;
  /** "TTC": prices include VAT. */
  readonly suffix: string;
  /** Null also where the vehicle is not for sale: a saving that nobody can make is not advertised. */
  readonly before_discount: { readonly cents: Cents; readonly formatted: string; readonly percent: number } | null;
};

/** Part of the JSON API and of stored leads. */
export const PRICE_SUFFIX = "TTC";

/** The purchase price for display; null if the vehicle has none ("prix sur demande"). */
export const toDisplayPrice = (vehicle: Pick<Vehicle, "price" | "availability">): DisplayPrice | null => {
  const purchase = vehicle.price.purchase;
  if (purchase === null) return null;
  return {
    cents: purchase.cents,
    formatted: formatEuros(purchase.cents),
    suffix: PRICE_SUFFIX,
    before_discount:
      vehicle.availability === "available" ? toDiscount(purchase.cents, purchase.before_discount_cents) : null,
  };
};

const toDiscount = (cents: Cents, before: Cents | null): DisplayPrice["before_discount"] => {
  if (before === null || before <= cents) return null;
  return { cents: before, formatted: formatEuros(before), percent: Math.round((1 - cents / before) * 100) };
};

/** Kilowatts of a metric horsepower (DIN 66036). */
export const METRIC_HORSEPOWER_KW = 0.73549875;

/** Kilowatts to metric horsepower, rounded. */
export const horsepower = (kilowatts: number): number => Math.round(kilowatts / METRIC_HORSEPOWER_KW);
