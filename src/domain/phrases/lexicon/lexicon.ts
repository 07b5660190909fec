import type { StockVocabulary, VocabularyEntry } from "../../search/index.ts";
import { LINK_WORDS, singular, type PhraseToken, termsOf } from "../tokens/phrase-tokens.ts";
import { createModelNames } from "./model-names.ts";
import { createNameMap, createPhraseMap, nameKey, phraseKey, type PhraseMatch } from "../tokens/phrase-map.ts";
import { createSpelling, type Spelling } from "../tokens/spelling.ts";
import { brandAliases } from "../tables/car-aliases.ts";
import { UNCORRECTED_WORDS } from "../tables/uncorrected-words.ts";
import { KNOWN_MAKES } from "../tables/makes.ts";
import { phrasesOf } from "../tables/phrase-table.ts";
import { createAbsentNames } from "./absent-names.ts";
import { createStockPhrases } from "./stock-phrases.ts";
import { tokenize } from "../../shared/index.ts";
import { type Meaning, type NameMeaning, STOP_WORDS, type Topics } from "./topics.ts";

/** Every phrase that has a meaning for one stock. */
export type Lexicon = {
  readonly longestAt: (tokens: readonly PhraseToken[], start: number, maxEnd?: number) => PhraseMatch<Meaning> | null;
  readonly spelling: Spelling;
  /** True for a word that other words are composed of: "diesel" and "kombi" of "Dieselkombi". */
  readonly isPartOfCompound: (word: string) => boolean;
  /** True for a word that says nothing about the vehicle. */
  readonly isFiller: (tokens: readonly PhraseToken[], index: number) => boolean;
};

/** Words in the names of makes and models: each is spelt correctly, sold or not. */
const NAME_WORDS: ReadonlySet<string> = new Set(
  Object.values(KNOWN_MAKES).flatMap(({ name, models }) => [name, ...models].flatMap((one) => tokenize(one))),
);

/** Words that are a make in the singular. */
const PLURALS: ReadonlySet<string> = new Set(["seats", "fords", "minis", "smarts"]);

type Names = Map<string, NameMeaning>;

const addName = (names: Names, key: string, meaning: NameMeaning): void => {
  if (key !== "" && !names.has(key)) names.set(key, meaning);
};

/** Shorter first words do not name a location on their own. */
const MIN_NAME_LENGTH = 4;

const toKey = (tokens: readonly string[]): string => tokens.map(singular).join("");

/**
 * Slugs of locations by key. A location is named by its slug or by the words that distinguish its name, either all of
 * them or the first ("Villefranche" for Villefranche-sur-Saône). A shared first word stands for all its locations.
 */
const createLocationNames = (locations: readonly VocabularyEntry[]): ReadonlyMap<string, readonly string[]> => {
  const names = locations.map(({ slug, name }) => ({
    slug,
    own: distinctiveTokens(name, locations),
    address: tokenize(slug),
  }));
  const byKey = new Map<string, string[]>();
  const add = (key: string, slug: string): void => {
    const slugs = byKey.get(key);
    if (!slugs) byKey.set(key, [slug]);
    else if (!slugs.includes(slug)) slugs.push(slug);
  };
  for (const { slug, own: nameTokens, address: slugTokens } of names) {
    for (const tokens of [nameTokens, slugTokens]) {
      if (tokens.length > 0) add(toKey(tokens), slug);
      if ((tokens[0]?.length ?? 0) >= MIN_NAME_LENGTH) add(toKey(tokens.slice(0, 1)), slug);
    }
  }
  return byKey;
};

/** The tokens of a name that are not part of every location's name. */
const distinctiveTokens = (name: string, locations: readonly VocabularyEntry[]): string[] => {
  const tokensByLocation = locations.map((location) => new Set(tokenize(location.name)));
  return tokenize(name).filter(
    (token) => locations.length < 2 || !tokensByLocation.every((tokens) => tokens.has(token)),
  );
};

/** Brands take precedence over topic phrases, and these over models and locations: "smart" is a brand, "break" a body. */
const collectNames = (
  vocabulary: StockVocabulary,
  topics: Topics,
): { readonly brands: Names; readonly others: Names } => {
  const brands: Names = new Map();
  const brandKeys = vocabulary.brands.map((brand) => [brand, nameKey(brand.name)] as const);
  for (const [brand, key] of brandKeys) addName(brands, key, { kind: "brand", slug: brand.slug });
  for (const [brand] of brandKeys) {
    for (const name of brandAliases(brand)) addName(brands, nameKey(name), { kind: "brand", slug: brand.slug });
  }
  const others: Names = new Map();
  for (const [key, model] of createModelNames(vocabulary, topics)) addName(others, key, model);
  for (const [key, slugs] of createLocationNames(vocabulary.locations))
    addName(others, key, { kind: "location", slugs });
  return { brands, others };
};

/** Names in order of precedence: a misspelt word becomes a brand first, then a model, then a topic word. */
const createStockSpelling = (
  { brands, models, locations }: StockVocabulary,
  { knownSpellings, languages }: Topics,
  isCorrect: (word: string) => boolean,
): Spelling => {
  const topicWords = new Set(knownSpellings);
  const spelling = createSpelling(
    [
      ...termsOf(brands.flatMap(brandAliases)),
      ...termsOf(models.map(({ name }) => name)),
      ...knownSpellings,
      ...termsOf(locations.map(({ slug }) => slug)),
    ],
    // The tables have the singular of most words: "litre".
    (word) => isCorrect(word) || topicWords.has(singular(word)),
  );
  // "Anhaengerkuplung": other languages come last.
  return { ...spelling, nearest: (word) => spelling.nearest(word) ?? languages.nearest(word) };
};

/** The phrases whose makes and models the stock defines, by key. */
const collectStockPhrases = (vocabulary: StockVocabulary): ReadonlyMap<string, Meaning> =>
  new Map(
    createStockPhrases(vocabulary).flatMap((row) =>
      phrasesOf(row).map((phrase) => [phraseKey(phrase), { kind: "filters", filters: row[0] }] as const),
    ),
  );

export const createLexicon = (vocabulary: StockVocabulary, topics: Topics): Lexicon => {
  const names = collectNames(vocabulary, topics);
  const stockPhrases = collectStockPhrases(vocabulary);
  const absent = createAbsentNames(vocabulary);
  // Words written together are spelt correctly too: "troc", "boîteauto".
  const isKey = (key: string): boolean =>
    [names.brands, topics.phrases, stockPhrases, STOP_WORDS, names.others, absent].some((phrases) => phrases.has(key));
  const maps = [
    createNameMap(names.brands),
    topics.phraseMap,
    createPhraseMap(stockPhrases),
    createNameMap(names.others),
    createNameMap(absent),
    topics.inflectedMap,
  ] as const;
  const longest = (
    one: PhraseMatch<Meaning> | null,
    other: PhraseMatch<Meaning> | null,
  ): PhraseMatch<Meaning> | null => (other && other.end > (one?.end ?? 0) ? other : one);
  /** "Heated seats" is no SEAT: the plural of a name can be another word. */
  const isOtherWord = (token: PhraseToken | undefined, match: PhraseMatch<Meaning> | null): boolean =>
    match?.value.kind === "brand" && PLURALS.has(token?.text ?? "");
  const inOrderAt: Lexicon["longestAt"] = (tokens, start, maxEnd) =>
    [...topics.languages.ambiguousIn(tokens), ...maps]
      .map((map): PhraseMatch<Meaning> | null => map.longestAt(tokens, start, maxEnd))
      .map((match) => (isOtherWord(tokens[start], match) ? null : match))
      .reduce(longest, null);
  const hasFilters = (tokens: readonly PhraseToken[], index: number): boolean => {
    const match = inOrderAt(tokens, index);
    return match !== null && match.value.kind !== "ignored";
  };
  /** "Kofferraum groß": two words that mean something only together, the other way round. */
  const swappedAt = (tokens: readonly PhraseToken[], start: number, maxEnd = tokens.length) => {
    const pair = tokens.slice(start, start + 2);
    const [first, second] = pair;
    if (first?.kind !== "word" || second?.kind !== "word" || start + 2 > maxEnd) return null;
    const isPair = second.separator === " " && !LINK_WORDS.has(first.text) && !LINK_WORDS.has(second.text);
    const swapped = isPair ? topics.inflectedMap.longestAt(pair.toReversed(), 0) : null;
    if (swapped === null || hasFilters(tokens, start) || hasFilters(tokens, start + 1)) return null;
    return { ...swapped, end: start + 2 };
  };
  const longestAt: Lexicon["longestAt"] = (tokens, start, maxEnd) =>
    longest(inOrderAt(tokens, start, maxEnd), swappedAt(tokens, start, maxEnd));
  return {
    longestAt,
    isPartOfCompound: (word) => topics.phrases.get(singular(word))?.kind === "filters",
    isFiller(tokens, index) {
      const match = longestAt(tokens, index);
      return match?.value.kind === "ignored" && match.end === index + 1;
    },
    spelling: createStockSpelling(
      vocabulary,
      topics,
      (word) =>
        UNCORRECTED_WORDS.has(word) || NAME_WORDS.has(word) || isKey(singular(word)) || topics.languages.isWord(word),
    ),
  };
};
