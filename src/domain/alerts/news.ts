import type { Cents } from "../shared/index.ts";

/** What an alert has told of: the price of each vehicle when it was last told, by id; null: on request. */
export type Told = ReadonlyMap<number, Cents | null>;

/** A vehicle that an alert finds now. */
export type Match = { readonly id: number; readonly cents: Cents | null };

/** Why a vehicle is told of: it was not there before, it costs less than when it was last told of, or it has a price by now. */
export type News = Match &
  (
    | { readonly reason: "new" | "priced" }
    /** `before`: the price it was last told of with. */
    | { readonly reason: "cheaper"; readonly cents: Cents; readonly before: Cents }
  );

const newsOf = (match: Match, told: Told): News | null => {
  const before = told.get(match.id);
  if (before === undefined) return { ...match, reason: "new" };
  if (match.cents === null) return null;
  if (before === null) return { ...match, reason: "priced" };
  return match.cents < before ? { id: match.id, cents: match.cents, reason: "cheaper", before } : null;
};

/**
 * What is new or cheaper among the vehicles an alert finds, in their order. Each vehicle is told of once a state: with
 * the same matches and what `toldAfter` answers for them there is no news left.
 */
export const newsFor = (matches: readonly Match[], told: Told): readonly News[] =>
  matches.flatMap((match) => newsOf(match, told) ?? []);

/**
 * What an alert has told of once its news is sent. A vehicle that went up keeps the price it was told of with; one that
 * is no longer `onSale` is forgotten, and new if it comes back.
 */
export const toldAfter = (news: readonly Match[], told: Told, onSale: { has: (id: number) => boolean }): Told =>
  new Map([...[...told].filter(([id]) => onSale.has(id)), ...news.map(({ id, cents }) => [id, cents] as const)]);
