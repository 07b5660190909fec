import type { Cents } from "../shared/index.ts";

/** Price of each vehicle in the last e-mail that named it, by id; null: on request. */
export type NotifiedPrices = ReadonlyMap<number, Cents | null>;

/** A vehicle that an alert matches. `cents` null: price on request. */
export type AlertMatch = { readonly id: number; readonly cents: Cents | null };

/** `new`: not in an e-mail before; `priced`: was on request; `cheaper`: costs less than in the last e-mail. */
export type AlertNews = AlertMatch &
  (
    | { readonly reason: "new" | "priced" }
    /** `before`: price in the last e-mail. */
    | { readonly reason: "cheaper"; readonly cents: Cents; readonly before: Cents }
  );

const toNews = (match: AlertMatch, notified: NotifiedPrices): AlertNews | null => {
  const before = notified.get(match.id);
  if (before === undefined) return { ...match, reason: "new" };
  if (match.cents === null) return null;
  if (before === null) return { ...match, reason: "priced" };
  return match.cents < before ? { id: match.id, cents: match.cents, reason: "cheaper", before } : null;
};

/**
 * New and cheaper vehicles, in the order of `matches`. Returns nothing for the same matches after
 * `updateNotifiedPrices`.
 */
export const findAlertNews = (matches: readonly AlertMatch[], notified: NotifiedPrices): readonly AlertNews[] =>
  matches.flatMap((match) => toNews(match, notified) ?? []);

/**
 * The notified prices after an e-mail with `news`. A vehicle that became more expensive keeps its lower price. Vehicles
 * that are no longer on sale are removed, and count as new if they return.
 */
export const updateNotifiedPrices = (
  news: readonly AlertMatch[],
  notified: NotifiedPrices,
  onSale: { has: (id: number) => boolean },
): NotifiedPrices =>
  new Map([...[...notified].filter(([id]) => onSale.has(id)), ...news.map(({ id, cents }) => [id, cents] as const)]);
