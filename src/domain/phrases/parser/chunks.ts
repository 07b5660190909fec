import { LINK_WORDS, type PhraseToken, singular } from "../tokens/phrase-tokens.ts";
import type { Lexicon } from "../lexicon/lexicon.ts";
import type { Meaning } from "../lexicon/topics.ts";
import type { Near } from "../../vehicles/index.ts";
import { nearAt, type NearMatch } from "../measures/near-origins.ts";
import type { ParsedQuantity } from "../measures/quantity-filters.ts";
import { type QuantityMatch, quantityAt } from "../measures/quantities.ts";
import { MIN_CORRECTED_LENGTH } from "../tokens/spelling.ts";
import type { PhraseMatch } from "../tokens/phrase-map.ts";

/** A run of tokens with one meaning. */
export type Chunk = {
  readonly start: number;
  readonly end: number;
  readonly meaning:
    | Meaning
    | { readonly kind: "quantity"; readonly quantity: ParsedQuantity }
    | { readonly kind: "near"; readonly near: Near }
    | { readonly kind: "negation"; readonly meanings: readonly Meaning[] }
    | { readonly kind: "unmatched" };
};

const NEGATIONS: ReadonlySet<string> = new Set([
  "sans",
  "pas",
  "hors",
  "sauf",
  "non",
  "ni",
  "ohne",
  "kein",
  "keine",
  "without",
]);

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

/** The month of "03/2021": the stock has only the year of a registration. */
const isMonthAt = (tokens: readonly PhraseToken[], index: number): boolean => {
  const [month, year] = [tokens[index], tokens[index + 1]];
  return /^\d\d?$/.test(month?.text ?? "") && year?.separator === "/" && /^(?:19|20)\d\d$/.test(year.text);
};

/** "Sans diesel", "ni diesel ni essence". */
const negationAt = (tokens: readonly PhraseToken[], index: number, lexicon: Lexicon): Chunk | null => {
  if (!NEGATIONS.has(tokens[index]?.text ?? "")) return null;
  const meanings: Meaning[] = [];
  let end = index;
  do {
    let start = end + 1;
    while (LINK_WORDS.has(tokens[start]?.text ?? "")) start += 1;
    const match = start < tokens.length ? phraseAt(tokens, start, lexicon) : null;
    if (!match || match.value.kind === "ignored") break;
    meanings.push(match.value);
    end = match.end;
  } while (tokens[end]?.text === "ni" || tokens[end]?.text === "ou");
  return meanings.length > 0 ? { start: index, end, meaning: { kind: "negation", meanings } } : null;
};

const chunkAt = (tokens: readonly PhraseToken[], index: number, lexicon: Lexicon): Chunk => {
  const phrase = phraseAt(tokens, index, lexicon);
  // At the start, "auto" means car, as in Luxembourgish; anywhere else it is short for automatic.
  if (index === 0 && tokens[index]?.text === "auto" && (phrase?.end ?? 1) === 1) {
    return { start: index, end: index + 1, meaning: { kind: "ignored" } };
  }
  if (isMonthAt(tokens, index)) return { start: index, end: index + 1, meaning: { kind: "ignored" } };
  const quantity: QuantityMatch | null = quantityAt(tokens, index);
  if (phrase && phrase.end >= (quantity?.end ?? 0)) return { start: index, end: phrase.end, meaning: phrase.value };
  if (quantity) return { start: index, end: quantity.end, meaning: { kind: "quantity", quantity: quantity.quantity } };
  return { start: index, end: index + 1, meaning: { kind: "unmatched" } };
};

/** The origins that the text names, by the index of their first token. */
type NearMatches = ReadonlyMap<number, NearMatch>;

export const findNearMatches = (tokens: readonly PhraseToken[], country: string): NearMatches =>
  new Map(
    tokens.flatMap((_, index) => {
      const match = nearAt(tokens, index, country);
      return match ? [[index, match] as const] : [];
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
    const chunk = negation && negation.end > simple.end && simple.end === index + 1 ? negation : simple;
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
