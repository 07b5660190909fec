import { formatEuros, type Cents } from "../../shared/index.ts";
import type { Vehicle } from "../vehicle.ts";

export type DisplayPrice = {
  readonly cents: Cents;
  readonly formatted: string;
  /** By `advertisedPriceBefore`. */
  readonly before_discount: { readonly cents: Cents; readonly formatted: string; readonly percent: number } | null;
};

/**
 * The previous price of a reduction to advertise: the one rule for price, badge, filter, count and exports. Null also
 * where the vehicle is not for sale: nobody can make that saving. A feed's own `before_discount_cents` does not count.
 */
export const advertisedPriceBefore = ({
  price: { purchase },
  availability,
}: Pick<Vehicle, "price" | "availability">): Cents | null => {
  if (purchase === null || availability !== "available") return null;
  const before = purchase.reference_cents ?? null;
  return before !== null && before > purchase.cents ? before : null;
};

/** The purchase price with VAT for display; null if the vehicle has none ("prix sur demande"). */
export const toDisplayPrice = (vehicle: Pick<Vehicle, "price" | "availability">): DisplayPrice | null => {
  const purchase = vehicle.price.purchase;
  if (purchase === null) return null;
  return {
    cents: purchase.cents,
    formatted: formatEuros(purchase.cents),
    before_discount: toDiscount(purchase.cents, advertisedPriceBefore(vehicle)),
  };
};

const toDiscount = (cents: Cents, before: Cents | null): DisplayPrice["before_discount"] => {
  if (before === null) return null;
  return { cents: before, formatted: formatEuros(before), percent: Math.round((1 - cents / before) * 100) };
};

/** Kilowatts of a metric horsepower (DIN 66036). */
export const METRIC_HORSEPOWER_KW = 0.73549875;

/** Kilowatts to metric horsepower, rounded. */
export const horsepower = (kilowatts: number): number => Math.round(kilowatts / METRIC_HORSEPOWER_KW);
