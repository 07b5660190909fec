import type { Cents } from "../shared/index.ts";

/** The price from `seen_at` (ISO 8601, UTC) on; null: from then on not on sale, or without a price. */
export type PriceChange = { readonly seen_at: string; readonly cents: Cents | null };

/** Directive 98/6/EC, article 6a: a reduction names the lowest price of at least 30 days before it. */
const DAYS = 30;
const DAY_MS = 86_400_000;

/**
 * The lowest price in force in the 30 days before the instant `at`, in cents; null where there was none.
 * Takes the changes in any order; what changed at `at` itself or later does not count. Source: Directive 98/6/EC,
 * article 6a, paragraphs 1 and 2.
 */
export const lowestPriceBefore = (changes: readonly PriceChange[], at: string): Cents | null => {
  const until = Date.parse(at);
  const since = until - DAYS * DAY_MS;
  const before = changes
    .map(({ seen_at, cents }) => ({ from: Date.parse(seen_at), cents }))
    .filter(({ from }) => from < until)
    .sort((a, b) => a.from - b.from);
  let lowest: Cents | null = null;
  for (const [place, { cents }] of before.entries()) {
    const end = before[place + 1]?.from ?? until;
    if (cents !== null && end > since && (lowest === null || cents < lowest)) lowest = cents;
  }
  return lowest;
};

/** A price in force, and what is said to have been asked before it. All in cents. */
export type PriceClaim = {
  readonly cents: Cents;
  /** What the feed names as the price before; null where it names none. */
  readonly fed: Cents | null;
  /** The lowest price of the 30 days before this price (or the feed's word on it) began; null: not on sale then. */
  readonly lowest: Cents | null;
};

/**
 * What a price may be called a reduction of, in cents; null where it is none. The lowest price of the 30 days before
 * counts, and a feed cannot name a higher one: its word alone stands only for a vehicle that was not on sale here in that
 * time. Source: Directive 98/6/EC, article 6a.
 */
export const priceBefore = ({ cents, fed, lowest }: PriceClaim): Cents | null => {
  const before = Math.min(fed ?? Infinity, lowest ?? Infinity);
  return Number.isFinite(before) && before > cents ? before : null;
};

/** A vehicle's price from an instant (ISO 8601) on; `change` against the one before in cents, null for the first. */
export type PriceStep = { readonly seen_at: string; readonly cents: Cents; readonly change: Cents | null };

/**
 * The prices a vehicle was offered at, oldest first: times off sale are left out, and a price that comes back unchanged is
 * no step. Takes the changes in any order.
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
