import type { Cents } from "../shared/index.ts";

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

/** A price in force and the candidates for its price before reduction. In cents. */
export type PriceClaim = {
  readonly cents: Cents;
  /** The price before reduction in the feed; null if none. */
  readonly fed: Cents | null;
  /** The lowest price of the 30 days before this price, or the feed's claim on it, began; null: not on sale then. */
  readonly lowest: Cents | null;
};

/**
 * The price before reduction, in cents; null if the price is not reduced. It is the lower of the feed's price and the
 * lowest price of the 30 days before. The feed's price alone counts only for a vehicle that was not on sale then.
 * Source: Directive 98/6/EC, article 6a.
 */
export const priceBefore = ({ cents, fed, lowest }: PriceClaim): Cents | null => {
  const before = Math.min(fed ?? Infinity, lowest ?? Infinity);
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
