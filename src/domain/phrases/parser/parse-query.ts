import {
  FACETS,
  isFlagSelected,
  selectedRange,
  selectedValues,
  type ValueFacetName,
  type StockQuery,
} from "../../vehicles/index.ts";
import { type PhraseToken, tokenizePhrase } from "../tokens/phrase-tokens.ts";
import { type QueryFilters, mergeFilters, applyFilters, valueFilters } from "../query-filters.ts";
import type { Lexicon } from "../lexicon/lexicon.ts";
import type { Meaning, ModelMeaning } from "../lexicon/topics.ts";
import { quantityToFilters } from "../measures/quantity-filters.ts";
import { quantityAt } from "../measures/quantities.ts";
import { type Chunk, findNearMatches, readChunks, correctSpelling } from "./chunks.ts";

/** The data of a stock that the parser needs. */
export type ParserContext = {
  readonly lexicon: Lexicon;
  /** The market's country: ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Tokens in titles and trims of the stock are not misspelt. */
  readonly stockHasToken: (word: string) => boolean;
  /** Null if no vehicle of the stock has a year. */
  readonly newestYear: number | null;
  /** Values of a facet that occur in the stock. */
  readonly availableValues: (facet: ValueFacetName) => readonly string[];
};

type ParsedText = { readonly filters: readonly QueryFilters[]; readonly unmatched: string | null };

/** Facets with few values: a negated value selects all others. */
const NEGATABLE_FACETS: readonly ValueFacetName[] = ["fuel", "transmission", "condition", "drive", "kind"];

const negate = (meanings: readonly Meaning[], context: ParserContext): QueryFilters | null => {
  if (!meanings.every((meaning) => meaning.kind === "filters")) return null;
  const { values = {}, ranges, flags, sort } = meanings.map(({ filters }) => filters).reduce(mergeFilters);
  const [name, ...otherFacets] = Object.keys(values);
  const facet = NEGATABLE_FACETS.find((deniable) => deniable === name);
  const hasOtherFilters =
    otherFacets.length + Object.keys(ranges ?? {}).length + (flags?.length ?? 0) > 0 || sort !== undefined;
  if (!facet || hasOtherFilters) return null;
  const others = context.availableValues(facet).filter((value) => !values[facet]?.includes(value));
  return others.length > 0 ? valueFilters(facet, others) : null;
};

/** `named`: brands in the text or already selected. `implied`: also the brands of models whose name is not a number. */
type Brands = { readonly named: ReadonlySet<string>; readonly implied: ReadonlySet<string> };

const collectBrands = (chunks: readonly Chunk[], selectedBrands: readonly string[]): Brands => {
  const named = chunks.flatMap(({ meaning }) => (meaning.kind === "brand" ? [meaning.slug] : []));
  const implied = chunks.flatMap(({ meaning }) => (meaning.kind === "model" && !meaning.numeric ? meaning.brands : []));
  return { named: new Set([...selectedBrands, ...named]), implied: new Set([...selectedBrands, ...named, ...implied]) };
};

/** A model selects its named brands, or all its brands if none is named: "Cupra Ateca" is not a SEAT. */
const modelFilters = ({ slugs, brands, extraFilters }: ModelMeaning, named: ReadonlySet<string>): QueryFilters => {
  const namedBrands = brands.filter((brand) => named.has(brand));
  return mergeFilters(
    { values: { brand: namedBrands.length > 0 ? namedBrands : brands, model: slugs } },
    extraFilters ?? {},
  );
};

/** A number that is not a model of an implied brand is a year or an amount: "Golf 2008". */
const numberFilters = (tokens: readonly PhraseToken[], chunk: Chunk, context: ParserContext): QueryFilters | null => {
  const match = quantityAt(tokens.slice(chunk.start, chunk.end), 0);
  return match && quantityToFilters(match.quantity, context.newestYear);
};

const createModelFilters = (
  tokens: readonly PhraseToken[],
  chunk: Chunk,
  model: ModelMeaning,
  brands: Brands,
  context: ParserContext,
) => {
  const { implied, named } = brands;
  const isForeign = model.numeric && implied.size > 0 && !model.brands.some((brand) => implied.has(brand));
  return isForeign ? numberFilters(tokens, chunk, context) : modelFilters(model, named);
};

const createChunkFilters = (
  tokens: readonly PhraseToken[],
  chunk: Chunk,
  brands: Brands,
  context: ParserContext,
): QueryFilters | null => {
  const { meaning } = chunk;
  switch (meaning.kind) {
    case "unmatched":
      return null;
    case "ignored":
      return {};
    case "filters":
      return meaning.filters;
    case "brand":
      return { values: { brand: [meaning.slug] } };
    case "location":
      return { values: { location: meaning.slugs } };
    case "quantity":
      return quantityToFilters(meaning.quantity, context.newestYear);
    case "near":
      return { near: meaning.near };
    case "negation":
      return negate(meaning.meanings, context);
    case "model":
      return createModelFilters(tokens, chunk, meaning, brands, context);
  }
};

type TokenState = "unmatched" | "ignored" | "matched";

/** Ignored tokens attached to an unmatched one are unmatched too: the "d" of "320d", the "c" of "C-HR". */
const markUnmatched = (tokens: readonly PhraseToken[], states: readonly TokenState[]): readonly boolean[] => {
  const isUnmatched = states.map((state) => state === "unmatched");
  const attach = (index: number, neighbour: number, between: string | undefined): void => {
    if (states[index] === "ignored" && isUnmatched[neighbour] && /^[-.]?$/.test(between ?? " "))
      isUnmatched[index] = true;
  };
  for (let index = 1; index < tokens.length; index += 1) attach(index, index - 1, tokens[index]?.separator);
  for (let index = tokens.length - 2; index >= 0; index -= 1) attach(index, index + 1, tokens[index + 1]?.separator);
  return isUnmatched;
};

/** The unmatched tokens as typed, without signs; null if there are none. */
const unmatchedText = (
  typed: string,
  tokens: readonly PhraseToken[],
  isUnmatched: readonly boolean[],
): string | null => {
  const runs: { start: number; end: number }[] = [];
  for (const [index, token] of tokens.entries()) {
    if (!isUnmatched[index] || token.kind === "sign") continue;
    const last = runs.at(-1);
    if (last && isUnmatched[index - 1] && tokens[index - 1]?.kind !== "sign") last.end = token.end;
    else runs.push({ start: token.start, end: token.end });
  }
  const text = runs.map(({ start, end }) => typed.slice(start, end)).join(" ");
  // The form in which an address carries the text.
  return text.normalize("NFC").toWellFormed().replaceAll(/\s+/g, " ").trim() || null;
};

/** Parses the text once. `brands`: slugs that are already selected. */
export const parseText = (typed: string, context: ParserContext, brands: readonly string[] = []): ParsedText => {
  const typedTokens = tokenizePhrase(typed);
  // Names of towns are not in the lexicon: they are read as typed.
  const nearMatches = findNearMatches(typedTokens, context.country);
  const tokens = correctSpelling(typedTokens, context.lexicon, context.stockHasToken);
  const chunks = readChunks(tokens, context.lexicon, nearMatches);
  const brandMentions = collectBrands(chunks, brands);
  const states: TokenState[] = tokens.map(() => "unmatched");
  const filters: QueryFilters[] = [];
  for (const chunk of chunks) {
    const added = createChunkFilters(tokens, chunk, brandMentions, context);
    if (!added) continue;
    states.fill(chunk.meaning.kind === "ignored" ? "ignored" : "matched", chunk.start, chunk.end);
    filters.push(added);
  }
  return { filters, unmatched: unmatchedText(typed, tokens, markUnmatched(tokens, states)) };
};

/**
 * Replaces the matched tokens of `q` by filters. Tokens that become neighbours after a removal can match too, so the text
 * is parsed until it stays unchanged. Every pass but the first removes at least one token.
 */
export const parseQueryText = (query: StockQuery, context: ParserContext): StockQuery => {
  let parsed = query;
  while (parsed.q !== null) {
    const { filters, unmatched } = parseText(parsed.q, context, parsed.values.brand);
    if (unmatched === parsed.q) break;
    parsed = { ...applyFilters(parsed, filters.reduce(mergeFilters, {})), q: unmatched };
  }
  return parsed;
};

export const countSelectedFacets = (query: StockQuery): number =>
  FACETS.filter(
    ({ name }) =>
      selectedValues(query, name).length > 0 || selectedRange(query, name) !== null || isFlagSelected(query, name),
  ).length;
