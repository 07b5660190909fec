import { COUNTRIES, COUNTRY_CODES, isCountryCode, readingOrder } from "../countries/index.ts";
import { plainSigns, tokenize } from "../shared/index.ts";
import { NEIGHBOUR_POSTCODE_DIGITS } from "./towns/neighbours.ts";
import { type Town, TOWNS } from "./towns/towns.ts";
import { formatPosition, parsePosition, type Position } from "./position.ts";

/** A named or postcode position, accurate to a town, or to the main town of a postcode area. */
type NamedPosition = Position & { readonly name: string; readonly country: string };

/** Number of postcode digits by country, for countries whose towns have postcodes here. */
const POSTCODE_LENGTHS: ReadonlyMap<string, number> = new Map([
  ...Object.entries(NEIGHBOUR_POSTCODE_DIGITS),
  ...Object.entries(COUNTRIES).map(([code, { postcode }]) => [code, postcode.digits] as const),
]);

/** Countries by the prefix of a postcode. */
const POSTCODE_COUNTRIES: ReadonlyMap<string, string> = new Map(
  Object.entries(COUNTRIES).flatMap(([code, { postcode }]) => postcode.prefixes.map((prefix) => [prefix, code])),
);

const POSTCODE = /^(?:([a-z]{1,2})[\s-]*)?(\d{4,5})(?:[\s,-]+(.{2,}))?$/i;

const MIN_PREFIX_LETTERS = 3;

const toKey = (name: string): string => tokenize(name).join(" ");

type TownKeys = { readonly town: Town; readonly keys: readonly string[] };

const TOWN_KEYS: readonly TownKeys[] = TOWNS.map((town) => ({
  town,
  keys: [town.name, ...town.otherNames].map(toKey),
}));

/** Towns of the country first, then by importance. */
const byCountryAndRank =
  (country: string) =>
  (a: Town, b: Town): number =>
    Number(b.country === country) - Number(a.country === country) || a.rank - b.rank;

const toPosition = ({ name, country, lat, lng }: Town): NamedPosition => ({ name, country, lat, lng });

/** Without a prefix a postcode belongs to the market's country, or to its first neighbour with as many digits. */
const postcodeCountry = (prefix: string | undefined, digits: string, country: string): string => {
  if (prefix !== undefined) {
    const key = prefix.toUpperCase();
    return POSTCODE_COUNTRIES.get(key) ?? key;
  }
  const order = isCountryCode(country) ? readingOrder(country, null) : [country];
  return order.find((code) => POSTCODE_LENGTHS.get(code) === digits.length) ?? country;
};

const findPostcode = (digits: string, country: string): Town | null => {
  if (POSTCODE_LENGTHS.get(country) !== digits.length) return null;
  let best: { readonly town: Town; readonly length: number } | null = null;
  for (const town of TOWNS) {
    if (town.country !== country) continue;
    for (const prefix of town.postcodes) {
      if (digits.startsWith(prefix) && prefix.length > (best?.length ?? 0)) best = { town, length: prefix.length };
    }
  }
  return best?.town ?? null;
};

const findExactTown = (name: string, country: string): Town | null => {
  const key = toKey(name);
  const matches = TOWN_KEYS.filter(({ keys }) => keys.includes(key)).map(({ town }) => town);
  return matches.toSorted(byCountryAndRank(country))[0] ?? null;
};

/** Towns of whose name a word starts with the text, the most likely first. */
export const findTowns = (text: string, country: string, limit: number): readonly Town[] => {
  const key = toKey(text);
  if (key.length < 2) return [];
  const startsName = ({ keys }: TownKeys): boolean => keys.some((name) => name.startsWith(key));
  const startsWord = ({ keys }: TownKeys): boolean => keys.some((name) => name.includes(` ${key}`));
  const order = byCountryAndRank(country);
  const sorted = (matches: readonly TownKeys[]): readonly Town[] => matches.map(({ town }) => town).toSorted(order);
  const first = sorted(TOWN_KEYS.filter(startsName));
  const others = sorted(TOWN_KEYS.filter((entry) => startsWord(entry) && !startsName(entry)));
  return [...first, ...others].slice(0, limit);
};

/** Shorter words do not identify a town on their own. */
const MIN_WORD_LETTERS = 4;

/** The town with exactly this name, or the most likely one whose name starts with these words ("esch"). */
export const findTownByWords = (text: string, country: string): NamedPosition | null => {
  const exact = findExactTown(text, country);
  if (exact) return toPosition(exact);
  const key = toKey(text);
  if (key.length < MIN_WORD_LETTERS) return null;
  const matches = TOWN_KEYS.filter(({ keys }) => keys.some((name) => name.startsWith(`${key} `)));
  const [best] = matches.map(({ town }) => town).toSorted(byCountryAndRank(country));
  return best ? toPosition(best) : null;
};

/**
 * The position of a postcode or town as typed: "8080", "L-4562", "F-57100 Thionville", "Arlon", "esch". `country` (ISO
 * 3166-1 alpha-2) is the market's: its postcodes need no prefix, and its towns precede namesakes abroad.
 * A postcode resolves to its town if the text names one, otherwise to the main town of its area. Null if nothing
 * matches.
 */
export const findPosition = (text: string, country: string): NamedPosition | null => {
  const trimmed = plainSigns(text).trim();
  const [matched, prefix, digits = "", name] = POSTCODE.exec(trimmed) ?? [];
  if (matched !== undefined) {
    const codeCountry = postcodeCountry(prefix, digits, country);
    const area = findPostcode(digits, codeCountry);
    const named = name === undefined ? null : findExactTown(name, codeCountry);
    const town = named?.country === codeCountry ? named : area;
    return town && toPosition(town);
  }
  const exact = findExactTown(trimmed, country);
  if (exact) return toPosition(exact);
  const [completed] = toKey(trimmed).length < MIN_PREFIX_LETTERS ? [] : findTowns(trimmed, country, 1);
  return completed ? toPosition(completed) : null;
};

/** The position from which distances are measured; `name` is null for the position of the visitor's device. */
export type Origin = Position & { readonly name: string | null };

const MAX_ORIGIN_LENGTH = 80;

/** The position of "49.6,6.13", or of a town or postcode as in `findPosition`. Null if nothing matches. */
export const findOrigin = (text: string, country: string): Origin | null => {
  const position = parsePosition(text);
  return position ? { ...position, name: null } : findPosition(text, country);
};

/** Any country: the canonical form of a text is independent of the market. */
const [ANY_COUNTRY = ""] = COUNTRY_CODES;

/**
 * Canonical form of an origin in URLs: a position with two decimals, "villefranche-sur-saone" for a known town, "l-9000" for
 * a postcode, any other text of at most 80 characters as typed. Null for an empty text. Idempotent.
 */
export const canonicalOrigin = (text: string): string | null => {
  const typed = text.normalize("NFC").replaceAll(/\s+/g, " ").trim().slice(0, MAX_ORIGIN_LENGTH).toWellFormed().trim();
  const position = parsePosition(typed);
  if (position) return formatPosition(position);
  const slug = tokenize(typed).join("-");
  const town = findPosition(typed, ANY_COUNTRY);
  const isSame = town !== null && findPosition(slug, ANY_COUNTRY)?.name === town.name;
  return (isSame ? slug : typed) || null;
};
