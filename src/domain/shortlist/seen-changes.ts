import type { Cents } from "../shared/index.ts";
import type { SeenEntry, SeenFavourites, SeenVehicle } from "./seen-cookie.ts";

/** A vehicle as it is now. */
export type CurrentVehicle = { readonly id: number } & Omit<SeenVehicle, "day">;

/**
 * The kinds of changes in the order of the list. What can no longer be bought comes first, then what somebody else may
 * buy and what can be bought again, for they decide whether the price matters; a fall of the price before a rise.
 */
export const CHANGE_KINDS = ["sold", "removed", "reserved", "available", "cheaper", "dearer"] as const;

export type FavouriteChange = {
  readonly id: number;
  readonly kind: (typeof CHANGE_KINDS)[number];
  /** The difference of the prices for `cheaper` and `dearer`, at least 1; null for other kinds. */
  readonly cents: Cents | null;
  /** Day on which the visitor saw the vehicle as it was: days since 1970-01-01. */
  readonly day: number;
};

/** A moment on the site. `minute` since 1970, `day` since 1970-01-01 in its time zone. */
export type ViewMoment = { readonly minute: number; readonly day: number };

/** Views that follow each other this closely are one visit: what is new stays new when the page is loaded again. */
const VISIT_MINUTES = 30;

const isRemoved = ({ state }: Pick<SeenVehicle, "state">): boolean => state === "sold" || state === "removed";

const changeKind = (before: SeenVehicle, now: Omit<SeenVehicle, "day">): FavouriteChange["kind"] | null => {
  if (before.state !== now.state) return now.state;
  if (isRemoved(now) || before.cents === null || now.cents === null || before.cents === now.cents) return null;
  return now.cents < before.cents ? "cheaper" : "dearer";
};

const toChange = (id: number, before: SeenVehicle | null, now: Omit<SeenVehicle, "day">): FavouriteChange | null => {
  const kind = before && changeKind(before, now);
  if (!kind) return null;
  const isPrice = kind === "cheaper" || kind === "dearer";
  return { id, kind, cents: isPrice ? Math.abs((now.cents ?? 0) - (before.cents ?? 0)) : null, day: before.day };
};

const rankOf = ({ kind }: FavouriteChange): number => CHANGE_KINDS.indexOf(kind);

/** What changed, in the order of `CHANGE_KINDS`, and what the visitor has now seen. */
export type FavouriteChanges = { readonly changes: readonly FavouriteChange[]; readonly seen: SeenFavourites };

/** Vehicles that an earlier view of the same visit reported as sold or removed. */
export const removedOnVisit = ({ viewedAt, entries }: SeenFavourites, { minute }: ViewMoment): readonly number[] =>
  minute - viewedAt >= VISIT_MINUTES ? [] : [...entries].filter(([, { last }]) => isRemoved(last)).map(([id]) => id);

/**
 * Compares the favourites with what the visitor saw on the visit before. `current`: all of them, those of `removedOnVisit`
 * too. A vehicle that was not seen before has no change.
 */
export const compareFavourites = (
  { viewedAt, entries }: SeenFavourites,
  current: readonly CurrentVehicle[],
  { minute, day }: ViewMoment,
): FavouriteChanges => {
  const isSameVisit = minute - viewedAt < VISIT_MINUTES;
  const changes: FavouriteChange[] = [];
  const seen = new Map<number, SeenEntry>();
  for (const { id, cents, state } of current) {
    const known = entries.get(id);
    const before = (isSameVisit ? known?.before : null) ?? known?.last ?? null;
    const change = toChange(id, before, { cents, state });
    if (change) changes.push(change);
    seen.set(id, { last: { cents, state, day }, before: change ? before : null });
  }
  return { changes: changes.toSorted((a, b) => rankOf(a) - rankOf(b)), seen: { viewedAt: minute, entries: seen } };
};

/** Adds what the visitor sees of vehicles that become favourites; those that were seen stay as they are. */
export const addSeen = (
  { viewedAt, entries }: SeenFavourites,
  added: readonly CurrentVehicle[],
  { day }: ViewMoment,
): SeenFavourites => ({
  viewedAt,
  entries: new Map([
    ...entries,
    ...added
      .filter(({ id }) => !entries.has(id))
      .map(({ id, cents, state }) => [id, { last: { cents, state, day }, before: null }] as const),
  ]),
});
