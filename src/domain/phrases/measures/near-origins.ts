import { COUNTRY_CODES } from "../../countries/index.ts";
import { canonicalOrigin, distanceKm, findPosition, findTownByWords, type Position, TOWNS } from "../../geo/index.ts";
import { tokenize } from "../../shared/index.ts";
import { MAX_WITHIN_KM, type Near } from "../../vehicles/index.ts";
import { createPhraseMap, type PhraseMap, phrasesByKey } from "../tokens/phrase-map.ts";
import { type PhraseToken, skipLinkWords } from "../tokens/phrase-tokens.ts";
import { OTHER_NEAR } from "../languages/other-languages.ts";
import { COUNTRY_NAMES, NEAR_WORDS, NOT_TOWNS } from "../tables/place-phrases.ts";
import { numbersAt } from "./numbers.ts";

/** Where the market's places are. */
export type Places = {
  /** The market's country: ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Kilometres to the nearest location; null if none has a position. */
  readonly distanceTo: (position: Position) => number | null;
};

/** "À 20 km d'Ettelbruck", "Arlon": an origin with the index after its last token. */
export type NearMatch = {
  readonly near: Near;
  readonly end: number;
  /** A name alone, which may also be another word. */
  readonly isBare?: true;
};

const radiusPhrases = createPhraseMap(phrasesByKey({ radius: NEAR_WORDS.beforeDistance }));
const aroundPhrases = createPhraseMap(phrasesByKey({ around: NEAR_WORDS.around }));
const nearPhrases = createPhraseMap(
  phrasesByKey({ near: [NEAR_WORDS.near, NEAR_WORDS.around, ...OTHER_NEAR].join(", ") }),
);
const behindPhrases = createPhraseMap(phrasesByKey({ behind: NEAR_WORDS.behindDistance }));
const postcodePhrases = createPhraseMap(phrasesByKey({ postcode: NEAR_WORDS.postcode }));

const prepositions: ReadonlySet<string> = new Set(NEAR_WORDS.prepositions.split(", "));
const kilometres: ReadonlySet<string> = new Set(NEAR_WORDS.kilometres.split(", "));

/** Tokens in the longest name of a town. */
const MAX_NAME_TOKENS = 6;

/** A name alone farther away is another word, and a postcode another number. */
const MAX_BARE_TOWN_KM = 200;
const MAX_BARE_POSTCODE_KM = 100;

/** A town lies at most this far from the main town of its postcode area. */
const MAX_POSTCODE_DISTANCE_KM = 15;

/** More kilometres behind a town are a mileage. */
const MAX_BARE_RADIUS_KM = 200;

/** Only these tokens begin a town's name: most words need no further look. */
const FIRST_WORDS: ReadonlySet<string> = new Set(
  TOWNS.flatMap(({ name, otherNames }) => [name, ...otherNames].flatMap((one) => tokenize(one).slice(0, 1))),
);

/** "6700 Belgique" is a postcode, whatever the number could mean alone. */
const signsByCountry: ReadonlyMap<string, string> = new Map(
  Object.entries(COUNTRY_NAMES).flatMap(([sign, words]) => words.split(", ").map((word) => [word, sign] as const)),
);

const notTowns: ReadonlySet<string> = new Set(NOT_TOWNS.split(", "));

const endOf = (phrases: PhraseMap<string>, tokens: readonly PhraseToken[], index: number): number =>
  phrases.longestAt(tokens, index)?.end ?? index;

type OriginMatch = { readonly origin: string; readonly position: Position; readonly end: number };

const isPostcodeText = (words: readonly PhraseToken[]): boolean => {
  const [first, second] = words;
  if (first?.kind === "digits") return words.length > 1;
  return words.length === 2 && second?.kind === "digits" && /^-?$/.test(second.separator);
};

/** No street of Luxembourg has a code that ends in 00: "6700" is Arlon, where it is near. */
const readingsOf = (text: string): readonly string[] => {
  if (/^\d{5}$/.test(text)) return [`f ${text}`, `d ${text}`];
  return /^\d\d00$/.test(text) ? [`b ${text}`, text] : [text];
};

/** Five digits belong to several countries: the one where they are nearest to the market. */
const nearestPostcode = (text: string, { country, distanceTo }: Places) => {
  const readings = readingsOf(text);
  const found = readings.flatMap((reading) => {
    const position = findPosition(reading, country);
    return position ? [{ text: reading.replace(" ", "-"), position, km: distanceTo(position) ?? Infinity }] : [];
  });
  const near = found.filter(({ km }) => km <= MAX_BARE_POSTCODE_KM);
  // With four digits the first reading that is near counts.
  const [best] = text.length === 4 ? near : found.toSorted((a, b) => a.km - b.km);
  return best ?? found.at(-1) ?? null;
};

/** Without letters or a town, digits are a postcode only where a distance or such a word precedes: "près de 9000 €". */
const readOrigin = (words: readonly PhraseToken[], places: Places, allowsDigits: boolean) => {
  const { country } = places;
  const text = words.map((word) => word.text).join(" ");
  const hasDigits = words.some(({ kind }) => kind === "digits");
  if (!hasDigits) {
    const town = notTowns.has(text) ? null : findTownByWords(text, country);
    return town && { origin: canonicalOrigin(town.name), position: town };
  }
  const [first, ...rest] = words;
  if (first?.kind === "digits" && rest.length > 0) {
    const sign = signsByCountry.get(rest.map((word) => word.text).join(" "));
    const position = sign === undefined ? null : findPosition(`${sign} ${first.text}`, country);
    if (position) return { origin: canonicalOrigin(`${sign}-${first.text}`), position };
    const town = findTownByWords(rest.map((word) => word.text).join(" "), country);
    return town && { origin: canonicalOrigin(town.name), position: town };
  }
  const postcode = allowsDigits || isPostcodeText(words) ? nearestPostcode(text, places) : null;
  return postcode && { origin: canonicalOrigin(postcode.text), position: postcode.position };
};

/** The longest name of a town or postcode at a token. */
const originAt = (
  tokens: readonly PhraseToken[],
  start: number,
  places: Places,
  allowsDigits: boolean,
): OriginMatch | null => {
  const [first, next] = [tokens[start], tokens[start + 1]];
  if (first === undefined) return null;
  const mayBePostcode = first.kind === "digits" || (first.text.length < 3 && next?.kind === "digits");
  if (!mayBePostcode && !FIRST_WORDS.has(first.text)) return null;
  for (let end = Math.min(tokens.length, start + MAX_NAME_TOKENS); end > start; end -= 1) {
    const words = tokens.slice(start, end);
    if (words.some(({ kind, separator }, index) => kind === "sign" || (index > 0 && /[,;]/.test(separator)))) continue;
    const found = readOrigin(words, places, allowsDigits);
    if (found && found.origin !== null) return { origin: found.origin, position: found.position, end };
  }
  return null;
};

/** The origin behind "de", "d'", "du", "of" …, or at once. */
const originBehind = (
  tokens: readonly PhraseToken[],
  index: number,
  places: Places,
  allowsDigits: boolean,
): OriginMatch | null => {
  let start = index;
  while (prepositions.has(tokens[start]?.text ?? "")) start += 1;
  return (
    originAt(tokens, start, places, allowsDigits) ?? (start > index ? originAt(tokens, index, places, false) : null)
  );
};

/** "20 km", "rayon de 20 km", "+ 20 km autour". */
const distanceAt = (
  tokens: readonly PhraseToken[],
  start: number,
): { readonly withinKm: number; readonly end: number } | null => {
  let index = endOf(radiusPhrases, tokens, start);
  index = tokens[index]?.text === "+" ? index + 1 : index;
  for (const number of numbersAt(tokens, skipLinkWords(tokens, index))) {
    const withinKm = Math.round(number.value);
    if (!kilometres.has(tokens[number.end]?.text ?? "") || withinKm < 1 || withinKm > MAX_WITHIN_KM) continue;
    return { withinKm, end: endOf(behindPhrases, tokens, number.end + 1) };
  }
  return null;
};

/** "20 km de 9000", "à moins de 20 km autour d'Arlon", "20 km Arlon". */
const radiusAt = (tokens: readonly PhraseToken[], start: number, places: Places): NearMatch | null => {
  const distance = distanceAt(tokens, start);
  if (!distance) return null;
  const afterAround = endOf(aroundPhrases, tokens, distance.end);
  const isSaid = afterAround > distance.end || prepositions.has(tokens[distance.end]?.text ?? "");
  const origin = originBehind(tokens, afterAround, places, isSaid);
  return origin && { near: { origin: origin.origin, withinKm: distance.withinKm }, end: origin.end };
};

/** "Arlon (6700)": its own postcode behind a town, in any country. */
const withPostcode = (tokens: readonly PhraseToken[], origin: OriginMatch): OriginMatch => {
  const code = tokens[origin.end];
  if (code?.kind !== "digits" || !/^\d{4,5}$/.test(code.text)) return origin;
  const isOwn = COUNTRY_CODES.some((country) => {
    const position = findPosition(code.text, country);
    return position !== null && distanceKm(position, origin.position) <= MAX_POSTCODE_DISTANCE_KM;
  });
  return isOwn ? { ...origin, end: origin.end + 1 } : origin;
};

/** The distance behind an origin: "Arlon 20 km", "Arlon et 20 km autour". */
const withDistance = (tokens: readonly PhraseToken[], named: OriginMatch): NearMatch => {
  const origin = withPostcode(tokens, named);
  const afterAnd = tokens[origin.end]?.text === "et" ? origin.end + 1 : origin.end;
  // "Arlon et alentours".
  const around = endOf(aroundPhrases, tokens, afterAnd);
  const distance = distanceAt(tokens, afterAnd);
  return distance && distance.withinKm <= MAX_BARE_RADIUS_KM
    ? { near: { origin: origin.origin, withinKm: distance.withinKm }, end: distance.end }
    : { near: { origin: origin.origin, withinKm: null }, end: around > afterAnd ? around : origin.end };
};

const isWithin = ({ distanceTo }: Places, { position }: OriginMatch, km: number): boolean => {
  const distance = distanceTo(position);
  return distance !== null && distance <= km;
};

/** Five digits alone, or four that are no year and no round price. */
const mayBeBarePostcode = (token: PhraseToken): boolean => {
  const value = Number(token.text);
  return token.text.length === 5 || (token.text.length === 4 && value % 100 !== 0 && (value < 1990 || value > 2030));
};

/** A town or a postcode without a word for nearness. */
const bareAt = (tokens: readonly PhraseToken[], start: number, places: Places): NearMatch | null => {
  const token = tokens[start];
  if (token === undefined || (token.separator === "" && start > 0)) return null;
  const named = originAt(tokens, start, places, false);
  if (named && isWithin(places, named, MAX_BARE_TOWN_KM)) return { ...withDistance(tokens, named), isBare: true };
  if (token.kind !== "digits" || !mayBeBarePostcode(token)) return null;
  const code = originAt(tokens.slice(0, start + 1), start, places, true);
  return code && isWithin(places, code, MAX_BARE_POSTCODE_KM) ? { ...withDistance(tokens, code), isBare: true } : null;
};

/** The origin that a phrase at a token names. */
export const nearAt = (tokens: readonly PhraseToken[], start: number, places: Places): NearMatch | null => {
  const radius = radiusAt(tokens, start, places);
  if (radius) return radius;
  const afterPostcode = endOf(postcodePhrases, tokens, start);
  const code = afterPostcode > start ? originBehind(tokens, afterPostcode, places, true) : null;
  if (code) return withDistance(tokens, code);
  const afterPhrase = endOf(nearPhrases, tokens, start);
  const origin = afterPhrase > start ? originBehind(tokens, afterPhrase, places, false) : null;
  return origin ? withDistance(tokens, origin) : bareAt(tokens, start, places);
};
