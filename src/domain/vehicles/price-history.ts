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

/**
 * What a price that begins at the instant `at` may be called a reduction of: the lowest price of the 30 days before, in
 * cents, where it was higher; null where the new price is no reduction.
 */
export const priorPrice = (changes: readonly PriceChange[], cents: Cents | null, at: string): Cents | null => {
  const lowest = lowestPriceBefore(changes, at);
  return cents !== null && lowest !== null && lowest > cents ? lowest : null;
};
