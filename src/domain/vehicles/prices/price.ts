import type { VehicleAttributes } from "../fields/vehicle-attributes.ts";
import { type Cents, formatEuros } from "../../shared/index.ts";
import type { Vehicle } from "../vehicle.ts";

/** The attributes that decide whether a vehicle may be advertised with a monthly price. */
export type AdvertisedVehicle = Pick<VehicleAttributes, "kind" | "condition" | "co2_g_km" | "consumption">;

/** Declarations that an advertisement of a new passenger car must contain and that the vehicle lacks. */
export type AdvertisingFault = "co2-missing" | "consumption-missing";

/**
 * True for passenger cars that no buyer has used yet: new ones, and those that only a dealer has registered
 * (demonstrators, preregistrations). Source: directive 1999/94/EC, article 2, points 1 and 2. Used cars and vans are
 * exempt.
 */
export const isNewPassengerCar = ({ kind, condition }: Pick<AdvertisedVehicle, "kind" | "condition">): boolean =>
  kind !== "van" && condition !== null && condition !== "used";

/** True if any consumption per 100 km is known and above 0. */
export const declaresConsumption = ({ consumption }: Pick<AdvertisedVehicle, "consumption">): boolean =>
  (consumption?.combined ?? 0) > 0 || (consumption?.electric_kwh ?? 0) > 0;

/**
 * Advertising of a new passenger car must state its official CO₂ emissions and consumption. Empty for a complete or an
 * exempt vehicle. Source: directive 1999/94/EC, article 6 and annex IV.
 */
export const findAdvertisingFaults = (vehicle: AdvertisedVehicle): readonly AdvertisingFault[] => {
  if (!isNewPassengerCar(vehicle)) return [];
  const faults: AdvertisingFault[] = [];
  if (vehicle.co2_g_km === null) faults.push("co2-missing");
  if (!declaresConsumption(vehicle)) faults.push("consumption-missing");
  return faults;
};

type DisplayPrice = {
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

/** The price from `seen_at` (ISO 8601, UTC); null: not on sale or without a price from then on. */
export type PriceChange = { readonly seen_at: string; readonly cents: Cents | null };

/** Period for the reference price of a reduction. Source: Directive 98/6/EC, article 6a. */
const REFERENCE_DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * The lowest price in force in the 30 days before the instant `at`, in cents; null if there was none. Accepts the
 * changes in any order; changes at `at` or later are ignored. Source: Directive 98/6/EC, article 6a, paragraphs 1 and
 * 2.
 */
export const lowestPriceBefore = (changes: readonly PriceChange[], at: string): Cents | null => {
  const until = Date.parse(at);
  const since = until - REFERENCE_DAYS * DAY_MS;
  const earlier = changes
    .map(({ seen_at, cents }) => ({ from: Date.parse(seen_at), cents }))
    .filter(({ from }) => from < until)
    .sort((a, b) => a.from - b.from);
  let lowest: Cents | null = null;
  for (const [index, { cents }] of earlier.entries()) {
    const end = earlier[index + 1]?.from ?? until;
    if (cents !== null && end > since && (lowest === null || cents < lowest)) lowest = cents;
  }
  return lowest;
};

/** A price in force and what is known of the 30 days before it. In cents. */
type PriceClaim = {
  readonly cents: Cents;
  /** The lowest price of those days that the feed states; null if none. */
  readonly stated: Cents | null;
  /** The lowest price of the 30 days before this price, or the feed's statement, began; null: not on sale here then. */
  readonly lowest: Cents | null;
};

/**
 * The price that a reduction may name, in cents; null if the price is not reduced. It is the lower of the lowest price
 * that the feed states and that of our own history. Source: Directive 98/6/EC, article 6a.
 */
export const referencePrice = ({ cents, stated, lowest }: PriceClaim): Cents | null => {
  const before = Math.min(stated ?? Infinity, lowest ?? Infinity);
  return Number.isFinite(before) && before > cents ? before : null;
};

/** A price from `seen_at` (ISO 8601); `change` is the difference to the previous price in cents, null for the first. */
export type PriceStep = { readonly seen_at: string; readonly cents: Cents; readonly change: Cents | null };

/**
 * The prices of a vehicle, oldest first, without times off sale and without unchanged prices. Accepts the changes in
 * any order.
 */
export const priceSteps = (changes: readonly PriceChange[]): readonly PriceStep[] => {
  const steps: PriceStep[] = [];
  for (const { seen_at, cents } of changes.toSorted((a, b) => Date.parse(a.seen_at) - Date.parse(b.seen_at))) {
    const last = steps.at(-1);
    if (cents === null || cents === last?.cents) continue;
    steps.push({ seen_at, cents, change: last === undefined ? null : cents - last.cents });
  }
  return steps;
};
