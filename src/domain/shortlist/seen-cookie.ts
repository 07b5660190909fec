import { type Cents, readHostCookie, writeHostCookie, YEAR_SECONDS } from "../shared/index.ts";
import type { VehicleState } from "../vehicles/index.ts";
import { LISTS } from "./lists.ts";

/** What a visitor saw of a vehicle. `day`: days since 1970-01-01 in the time zone of the site. */
export type SeenVehicle = { readonly cents: Cents | null; readonly state: VehicleState; readonly day: number };

/** `before`: what the visitor saw on the visit before the current one; null where nothing has changed since. */
export type SeenEntry = { readonly last: SeenVehicle; readonly before: SeenVehicle | null };

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
