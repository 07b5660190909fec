import { LINK_WORDS, type PhraseToken, singular } from "../tokens/phrase-tokens.ts";
import { negationPhrases } from "../measures/negations.ts";
import type { QueryFilters } from "../query-filters.ts";
import type { Lexicon } from "../lexicon/lexicon.ts";
import type { Meaning } from "../lexicon/topics.ts";
import { TEXT_PHRASES } from "../tables/equipment-phrases.ts";
import type { Near } from "../../vehicles/index.ts";
import { nearAt, type NearMatch, type Places } from "../measures/near-origins.ts";
import type { ParsedQuantity } from "../measures/parsed-quantity.ts";
import { quantityToFilters } from "../measures/quantity-filters.ts";
import { type QuantityMatch, quantityAt } from "../measures/quantities.ts";
import { isMonthAt } from "../measures/quantity-prefix.ts";
import { MIN_CORRECTED_LENGTH } from "../tokens/spelling.ts";
import { createPhraseMap, type PhraseMatch, phrasesByKey } from "../tokens/phrase-map.ts";

/** A run of tokens with one meaning. */
export type Chunk = {
  readonly start: number;
  readonly end: number;
  readonly meaning:
    | Meaning
    | { readonly kind: "quantity"; readonly quantity: ParsedQuantity }
    | { readonly kind: "near"; readonly near: Near }
    | { readonly kind: "negation"; readonly meanings: readonly Meaning[] }
    /** What names and equipment write; with `filters`, more precise than these. */
    | { readonly kind: "text"; readonly text: string; readonly filters?: QueryFilters }
    | { readonly kind: "unmatched" };
};

/** Replaces unknown words by the nearest known one. Words that occur in the stock are known. */
export const correctSpelling = (
  tokens: readonly PhraseToken[],
  { spelling }: Lexicon,
  stockHasToken: (word: string) => boolean,
): PhraseToken[] =>
  tokens.map((token) => {
    const { kind, text } = token;
    if (kind !== "word" || text.length < MIN_CORRECTED_LENGTH || spelling.isKnown(text) || stockHasToken(text))
      return token;
    const corrected = spelling.nearest(text);
    return corrected === null ? token : { ...token, text: corrected, root: singular(corrected) };
  });

/** The longest phrase at a token. It ends before the number of an explicit quantity: "à 3 portes" is not an A3. */
const phraseAt = (tokens: readonly PhraseToken[], index: number, lexicon: Lexicon): PhraseMatch<Meaning> | null => {
  const match = lexicon.longestAt(tokens, index);
  const last = match ? tokens[match.end - 1] : undefined;
  if (!match || match.end - index < 2 || last?.kind !== "digits" || last.separator === "") return match;
  const quantity = quantityAt(tokens, match.end - 1);
  return quantity?.explicit === true ? lexicon.longestAt(tokens, index, match.end - 1) : match;
};

/** "Golf 7", "Clio V": the stock has no generations, so they are ignored. */
const isGenerationAt = (tokens: readonly PhraseToken[], index: number): boolean => {
  const [token, next] = [tokens[index], tokens[index + 1]];
  if (!token || /[,.;]/.test(token.separator)) return false;
  if (/^(?:i{2,3}|iv|vi{0,3}|viii)$/.test(token.text)) return true;
  return /^\d$/.test(token.text) && !(next?.kind === "digits" && /^[.,]$/.test(next.separator));
};

const JOINING: ReadonlySet<string> = new Set("ni ou et or und oder noch nor nem ou e en of an".split(" "));
const CONTINUING: ReadonlySet<string> = new Set("ni ou oder or noch nor nem of".split(" "));

const ONLY_WORDS: ReadonlySet<string> = new Set(
  "uniquement seulement exclusivement plutot only nur lieber just nemmen leiwer apenas so alleen enkel liever".split(
    " ",
  ),
);

const ARTICLES: ReadonlySet<string> = new Set("un une a ein eine einen een eng um uma".split(" "));

const facetsOf = (meaning: Meaning): string =>
  meaning.kind === "filters" ? Object.keys(meaning.filters.values ?? {}).join() : meaning.kind;

/** "3 cylindres", "5 portes": a number that is a choice of values. */
const countAt = (tokens: readonly PhraseToken[], index: number): PhraseMatch<Meaning> | null => {
  const match = quantityAt(tokens, index);
  const filters = match && quantityToFilters(match.quantity, null);
  return match && filters?.values && !filters.ranges ? { value: { kind: "filters", filters }, end: match.end } : null;
};

/** "Pas de diesel, essence uniquement", "pas de SUV, une berline": what follows is wanted. */
const isWantedAt = (tokens: readonly PhraseToken[], index: number): boolean =>
  ARTICLES.has(tokens[index]?.text ?? "") || tokens.slice(index, index + 4).some(({ text }) => ONLY_WORDS.has(text));

/** "Sans diesel", "ni diesel ni essence", "pas rouge et noir". */
const negationAt = (tokens: readonly PhraseToken[], index: number, lexicon: Lexicon): Chunk | null => {
  const negation = negationPhrases.longestAt(tokens, index);
  if (!negation) return null;
  const meanings: Meaning[] = [];
  let end = negation.end;
  let start = negation.end;
  for (;;) {
    while (LINK_WORDS.has(tokens[start]?.text ?? "") || lexicon.isFiller(tokens, start)) start += 1;
    const match = start < tokens.length ? (phraseAt(tokens, start, lexicon) ?? countAt(tokens, start)) : null;
    if (!match || match.value.kind === "ignored" || match.value.kind === "absent") break;
    const [first] = meanings;
    const joint = tokens[end]?.text ?? "";
    if (first && !CONTINUING.has(joint) && facetsOf(first) !== facetsOf(match.value)) break;
    meanings.push(match.value);
    end = match.end;
    const again = negationPhrases.longestAt(tokens, end);
    const isComma = tokens[end]?.separator.includes(",") === true && (again !== null || !isWantedAt(tokens, end));
    if (JOINING.has(tokens[end]?.text ?? "")) start = negationPhrases.longestAt(tokens, end + 1)?.end ?? end + 1;
    else if (isComma) start = again?.end ?? end;
    else break;
  }
  return meanings.length > 0 ? { start: index, end, meaning: { kind: "negation", meanings } } : null;
};

const texts = createPhraseMap(phrasesByKey(TEXT_PHRASES));

const chunkAt = (tokens: readonly PhraseToken[], index: number, lexicon: Lexicon): Chunk => {
  const phrase = phraseAt(tokens, index, lexicon);
  // At the start, "auto" means car, as in Luxembourgish; anywhere else it is short for automatic.
  if (index === 0 && tokens[index]?.text === "auto" && (phrase?.end ?? 1) === 1) {
    return { start: index, end: index + 1, meaning: { kind: "ignored" } };
  }
  const text = texts.longestAt(tokens, index);
  if (text && text.end > (phrase?.end ?? 0))
    return { start: index, end: text.end, meaning: { kind: "text", text: text.value } };
  if (isMonthAt(tokens, index)) return { start: index, end: index + 1, meaning: { kind: "ignored" } };
  const quantity: QuantityMatch | null = quantityAt(tokens, index);
  if (phrase && phrase.end >= (quantity?.end ?? 0)) return { start: index, end: phrase.end, meaning: phrase.value };
  if (quantity) return { start: index, end: quantity.end, meaning: { kind: "quantity", quantity: quantity.quantity } };
  return { start: index, end: index + 1, meaning: { kind: "unmatched" } };
};

/** "Porte-vélo" is no vélo. */
const isPartOfWord = (tokens: readonly PhraseToken[], { start, end, meaning }: Chunk): boolean =>
  meaning.kind === "absent" && ((start > 0 && tokens[start]?.separator === "-") || tokens[end]?.separator === "-");

/** The origins that the text names, by the index of their first token. */
type NearMatches = ReadonlyMap<number, NearMatch>;

/** A name alone is a place only where it is no longer phrase, and no location or amount. */
const isPlace = (tokens: readonly PhraseToken[], index: number, match: NearMatch, lexicon: Lexicon): boolean => {
  if (match.isBare !== true) return true;
  const phrase = lexicon.longestAt(tokens, index);
  if (phrase === null || phrase.end < match.end) return true;
  return phrase.value.kind === "ignored" && phrase.end <= match.end;
};

export const findNearMatches = (tokens: readonly PhraseToken[], places: Places, lexicon: Lexicon): NearMatches =>
  new Map(
    tokens.flatMap((_, index) => {
      const match = nearAt(tokens, index, places);
      return match && isPlace(tokens, index, match, lexicon) ? [[index, match] as const] : [];
    }),
  );

/** Splits the tokens from left to right into the longest chunks with a meaning; an origin takes precedence. */
export const readChunks = (
  tokens: readonly PhraseToken[],
  lexicon: Lexicon,
  nearMatches: NearMatches,
): readonly Chunk[] => {
  const chunks: Chunk[] = [];
  let index = 0;
  while (index < tokens.length) {
    const origin = nearMatches.get(index);
    if (origin) {
      chunks.push({ start: index, end: origin.end, meaning: { kind: "near", near: origin.near } });
      index = origin.end;
      continue;
    }
    const simple = chunkAt(tokens, index, lexicon);
    const negation = negationAt(tokens, index, lexicon);
    const found = negation && negation.end > simple.end ? negation : simple;
    const chunk: Chunk = isPartOfWord(tokens, found) ? { ...found, meaning: { kind: "unmatched" } } : found;
    chunks.push(chunk);
    index = chunk.end;
    if (
      chunk.meaning.kind === "model" &&
      isGenerationAt(tokens, index) &&
      chunkAt(tokens, index, lexicon).end === index + 1
    ) {
      chunks.push({ start: index, end: index + 1, meaning: { kind: "ignored" } });
      index += 1;
    }
  }
  return chunks;
};
