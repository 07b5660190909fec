import { type Cents, readHostCookie, writeHostCookie, YEAR_SECONDS } from "../shared/index.ts";
import type { VehicleState } from "../vehicles/index.ts";
import { LISTS } from "./lists.ts";

/** What a visitor saw of a vehicle. `day`: days since 1970-01-01 in the time zone of the site. */
type SeenVehicle = { readonly cents: Cents | null; readonly state: VehicleState; readonly day: number };

/** `before`: what the visitor saw on the visit before the current one; null where nothing has changed since. */
type SeenEntry = { readonly last: SeenVehicle; readonly before: SeenVehicle | null };

/** What a visitor saw of the favourites by vehicle id. `viewedAt`: minutes since 1970 of the last view; 0 for none. */
export type SeenFavourites = { readonly viewedAt: number; readonly entries: ReadonlyMap<number, SeenEntry> };

/** Read by the server alone. */
const COOKIE = "favoris-vus";

/** Browsers cut a cookie at 4,096 bytes, its name and attributes included. */
const MAX_TEXT_LENGTH = 3_600;

const RADIX = 36;

const LETTERS: Readonly<Record<VehicleState, string>> = { available: "a", reserved: "r", sold: "v", removed: "x" };

const STATES = Object.keys(LETTERS) as readonly VehicleState[];

const writeSeen = ({ cents, state, day }: SeenVehicle): string =>
  [cents?.toString(RADIX) ?? "", LETTERS[state], day.toString(RADIX)].join("-");

const NUMBER = /^[a-z\d]{1,10}$/;

const readNumber = (text: string | undefined): number | null =>
  text !== undefined && NUMBER.test(text) ? Number.parseInt(text, RADIX) : null;

const readSeen = ([price, letter, dayText]: readonly (string | undefined)[]): SeenVehicle | null => {
  const state = STATES.find((known) => LETTERS[known] === letter);
  const [cents, day] = [readNumber(price), readNumber(dayText)];
  return state === undefined || day === null || (cents === null && price !== "") ? null : { cents, state, day };
};

const FIELDS = 3;

/** Fields between hyphens: the id, what was seen last, and what was seen before, numbers to the base 36. */
const readEntry = (text: string): readonly [number, SeenEntry] | null => {
  const [idText, ...fields] = text.split("-");
  const [id, last] = [readNumber(idText), readSeen(fields)];
  if (id === null || last === null) return null;
  return [id, { last, before: readSeen(fields.slice(FIELDS)) }];
};

/** Reads a `Cookie` header. What is invalid was not seen. */
export const readSeenCookie = (cookies: string | null): SeenFavourites => {
  const [viewedAt, ...entries] = (readHostCookie(cookies ?? "", COOKIE) ?? "").split(".");
  const read = entries.slice(0, LISTS.favourites.maxIds).map(readEntry);
  return { viewedAt: readNumber(viewedAt) ?? 0, entries: new Map(read.filter((entry) => entry !== null)) };
};

const writeText = ({ viewedAt, entries }: SeenFavourites): string => {
  const parts = [...entries].map(([id, { last, before }]) =>
    [id.toString(RADIX), writeSeen(last), ...(before === null ? [] : [writeSeen(before)])].join("-"),
  );
  let text = viewedAt.toString(RADIX);
  for (const part of parts) {
    if (text.length + 1 + part.length > MAX_TEXT_LENGTH) break;
    text += `.${part}`;
  }
  return text;
};

/**
 * Cookie text for `Set-Cookie`, for 365 days. What was seen of no vehicle deletes the cookie. What does not fit is left
 * out: it counts as not seen. `secure`: the site uses https.
 */
export const writeSeenCookie = (seen: SeenFavourites, secure: boolean): string =>
  `${writeHostCookie(COOKIE, seen.entries.size === 0 ? "" : writeText(seen), secure, seen.entries.size === 0 ? 0 : YEAR_SECONDS)}; HttpOnly`;

/** A vehicle as it is now. */
export type CurrentVehicle = { readonly id: number } & Omit<SeenVehicle, "day">;

/**
 * The kinds of changes in the order of the list. What can no longer be bought comes first, then what somebody else may
 * buy and what can be bought again, for they decide whether the price matters; a fall of the price before a rise.
 */
const CHANGE_KINDS = ["sold", "removed", "reserved", "available", "cheaper", "dearer"] as const;

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
