import { canonicalOrigin, findPosition, findTownByWords } from "../../geo/index.ts";
import { MAX_WITHIN_KM, type Near } from "../../vehicles/index.ts";
import { createPhraseMap, type PhraseMap, phrasesByKey } from "../tokens/phrase-map.ts";
import { type PhraseToken, skipLinkWords } from "../tokens/phrase-tokens.ts";
import { numbersAt } from "./numbers.ts";

// The tables are French data: comma-separated phrases that buyers type.

/** Before a number of kilometres and an origin: "dans un rayon de 20 km autour d'Arlon". */
const RADIUS_PHRASES =
  "à, à moins, moins, à environ, environ, à maximum, maximum, max, au maximum, au plus, jusqu, dans les, rayon, dans un rayon, périmètre, dans un périmètre";

/** Before an origin, with or without a radius. */
const AROUND_PHRASES =
  "autour, alentours, aux alentours, dans les alentours, environs, aux environs, dans les environs";

/** Before an origin without a radius. */
const NEAR_PHRASES = `près, tout près, proche, proximité, à proximité, non loin, pas loin, ${AROUND_PHRASES}`;

/** One of these leads to the origin. */
const ORIGIN_PREPOSITIONS: ReadonlySet<string> = new Set("de d du des".split(" "));

const KILOMETRE_UNITS: ReadonlySet<string> = new Set("km kms kilometre kilometres kilometer".split(" "));

/** "À 20 km d'Ettelbruck", "près de Luxembourg": an origin with the index after its last token. */
export type NearMatch = { readonly near: Near; readonly end: number };

const radiusPhrases = createPhraseMap(phrasesByKey({ radius: RADIUS_PHRASES }));
const aroundPhrases = createPhraseMap(phrasesByKey({ around: AROUND_PHRASES }));
const nearPhrases = createPhraseMap(phrasesByKey({ near: NEAR_PHRASES }));

/** Tokens in the longest name of a town. */
const MAX_NAME_TOKENS = 6;

const endOf = (phrases: PhraseMap<string>, tokens: readonly PhraseToken[], index: number): number =>
  phrases.longestAt(tokens, index)?.end ?? index;

type OriginMatch = { readonly origin: string; readonly end: number };

/** Without letters or a town a number is a postcode only where a distance precedes: "près de 9000 €" is an amount. */
const readOrigin = (text: string, country: string, allowsDigits: boolean): string | null => {
  if (!/\d/.test(text)) {
    const town = findTownByWords(text, country);
    return town && canonicalOrigin(town.name);
  }
  const isPostcode = /^[a-z]/.test(text) || / [a-z]{2}/.test(text) || allowsDigits;
  return isPostcode && findPosition(text, country) ? canonicalOrigin(text) : null;
};

/** The longest name of a town or postcode at a token. */
const originAt = (
  tokens: readonly PhraseToken[],
  start: number,
  country: string,
  allowsDigits: boolean,
): OriginMatch | null => {
  for (let end = Math.min(tokens.length, start + MAX_NAME_TOKENS); end > start; end -= 1) {
    const words = tokens.slice(start, end);
    if (words.some(({ kind }) => kind === "sign")) continue;
    const origin = readOrigin(words.map(({ text }) => text).join(" "), country, allowsDigits);
    if (origin !== null) return { origin, end };
  }
  return null;
};

/** The origin after "de", "d'", "du" or "des". */
const originAfterPreposition = (
  tokens: readonly PhraseToken[],
  index: number,
  country: string,
  allowsDigits: boolean,
): OriginMatch | null =>
  ORIGIN_PREPOSITIONS.has(tokens[index]?.text ?? "") ? originAt(tokens, index + 1, country, allowsDigits) : null;

/** "20 km de 9000", "à moins de 20 km autour d'Arlon". */
const radiusAt = (tokens: readonly PhraseToken[], start: number, country: string): NearMatch | null => {
  const afterPhrase = endOf(radiusPhrases, tokens, start);
  for (const number of numbersAt(tokens, skipLinkWords(tokens, afterPhrase))) {
    const withinKm = Math.round(number.value);
    if (!KILOMETRE_UNITS.has(tokens[number.end]?.text ?? "") || withinKm < 1 || withinKm > MAX_WITHIN_KM) continue;
    const origin = originAfterPreposition(tokens, endOf(aroundPhrases, tokens, number.end + 1), country, true);
    if (origin) return { near: { origin: origin.origin, withinKm }, end: origin.end };
  }
  return null;
};

/** The origin that a phrase at a token names. `country` (ISO 3166-1 alpha-2) is the market's. */
export const nearAt = (tokens: readonly PhraseToken[], start: number, country: string): NearMatch | null => {
  const radius = radiusAt(tokens, start, country);
  if (radius) return radius;
  const afterPhrase = endOf(nearPhrases, tokens, start);
  const match = afterPhrase > start ? originAfterPreposition(tokens, afterPhrase, country, false) : null;
  return match && { near: { origin: match.origin, withinKm: null }, end: match.end };
};
