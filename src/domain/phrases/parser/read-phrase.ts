import {
  EMPTY_QUERY,
  FACETS,
  isFlagSelected,
  selectedRange,
  selectedValues,
  type StockQuery,
} from "../../vehicles/index.ts";
import { type PhraseToken, tokenizePhrase } from "../tokens/phrase-tokens.ts";
import { applyFilters, mergeFilters, type QueryFilters } from "../query-filters.ts";
import { type Chunk, correctSpelling, findNearMatches, readChunks } from "./chunks.ts";
import { collectBrands, createChunkFilters, isAlternative } from "./chunk-filters.ts";
import { type ChunkFilters, combineFilters } from "./combined-filters.ts";
import { refineChunks } from "./refined-chunks.ts";
import type { ParserContext } from "./parser-context.ts";
import { splitCompounds } from "./compounds.ts";
import { widenFilters } from "./wider-filters.ts";
import { joinSplitWords, type TextAt, type TokenState, toUnits, type Unit } from "./units.ts";

/** A word that was read as another one. */
export type Correction = { readonly typed: string; readonly read: string };

/** What a phrase means in a stock: each part is a filter, a text that vehicles have, ignored, or named here. */
export type PhraseReading = {
  readonly query: StockQuery;
  /** The parts that mean nothing, as typed. */
  readonly unknown: readonly string[];
  /** Makes, models and things that nobody sells here. */
  readonly absent: readonly string[];
  readonly corrections: readonly Correction[];
  /** False if a word of it waits for others: "moins de". */
  readonly isComplete: boolean;
};

type TextReading = Omit<PhraseReading, "query"> & {
  readonly filters: QueryFilters;
  /** The parts that are searched for as text; null if there are none. */
  readonly text: string | null;
};

export type ReadOptions = {
  /** What is already selected. */
  readonly query?: StockQuery;
  /** Takes every word as typed. */
  readonly isLiteral?: boolean;
};

const cleanText = (text: string): string => text.normalize("NFC").toWellFormed().replaceAll(/\s+/g, " ").trim();

/** Facets that the phrase itself sets are not replaced by what stands for a missing make. */
const withInstead = (filters: QueryFilters, chunks: readonly Chunk[]): QueryFilters => {
  const absent = chunks.flatMap(({ meaning }) =>
    meaning.kind === "absent" && meaning.instead ? [meaning.instead] : [],
  );
  const [instead] = absent;
  const isSet = Object.keys(instead?.values ?? {}).some((name) => Object.hasOwn(filters.values ?? {}, name));
  return !instead || isSet || filters.values?.brand ? filters : mergeFilters(instead, filters);
};

/** The units that text finds, and that leave results together with the filters and each other. */
const findTexts = (units: readonly Unit[], query: StockQuery, context: ParserContext): readonly Unit[] => {
  const found: Unit[] = [];
  for (const one of units) {
    const unit = one.mayBeText ? inStock(one, context) : null;
    if (unit === null) continue;
    const q = [...found, unit].map(({ text }) => text).join(" ");
    if (context.count({ ...query, q }) > 0) found.push(unit);
  }
  return found;
};

/** Before the "30e" that buyers type. */
const ENGINE_PREFIXES = ["", "xDrive", "sDrive", "eDrive"];

/** A unit as names and equipment write it; null if none has it. */
const inStock = (unit: Unit, { findsText }: ParserContext): Unit | null => {
  const prefixes = /^\d+[a-z]+$/i.test(unit.text) ? ENGINE_PREFIXES : [""];
  const text = prefixes.map((prefix) => prefix + unit.text).find(findsText);
  return text === undefined ? null : { ...unit, text };
};

/** Units beside each other are one part. A part of dependent words alone says nothing. */
const joinNeighbours = (units: readonly Unit[], typed: string): readonly string[] => {
  const parts: { start: number; end: number; lastToken: number; isDependent: boolean }[] = [];
  for (const { start, end, firstToken, lastToken, isDependent } of units) {
    const last = parts.at(-1);
    if (last && last.lastToken + 1 === firstToken) {
      [last.end, last.lastToken, last.isDependent] = [end, lastToken, last.isDependent && isDependent];
    } else parts.push({ start, end, lastToken, isDependent });
  }
  return parts.filter(({ isDependent }) => !isDependent).map(({ start, end }) => cleanText(typed.slice(start, end)));
};

const listCorrections = (
  typed: string,
  typedTokens: readonly PhraseToken[],
  tokens: readonly PhraseToken[],
): readonly Correction[] =>
  tokens.flatMap((token, index) => {
    const original = typedTokens[index];
    return original && original.text !== token.text
      ? [{ typed: typed.slice(token.start, token.end), read: token.text }]
      : [];
  });

const toTokens = (typed: string, context: ParserContext, isLiteral: boolean) => {
  const { lexicon, places, stockHasToken } = context;
  const joined = joinSplitWords(tokenizePhrase(typed), stockHasToken);
  const typedTokens = isLiteral ? joined : splitCompounds(joined, lexicon, stockHasToken);
  // Names of towns are not in the lexicon: they are read as typed first.
  const places1 = findNearMatches(typedTokens, places, lexicon);
  const isPlace = (index: number): boolean => [...places1].some(([start, { end }]) => index >= start && index < end);
  const corrected = isLiteral ? typedTokens : correctSpelling(typedTokens, lexicon, stockHasToken);
  const tokens = corrected.map((token, index) => (isPlace(index) ? (typedTokens[index] ?? token) : token));
  return { typedTokens, tokens, nearMatches: findNearMatches(tokens, places, lexicon) };
};

const textsOf = (chunks: readonly Chunk[]): readonly TextAt[] =>
  chunks.flatMap(({ start, end, meaning }) =>
    meaning.kind === "text" ? [{ start, end, text: meaning.text, isOptional: meaning.filters !== undefined }] : [],
  );

/** Reads the text once. */
export const readText = (
  typed: string,
  context: ParserContext,
  { query = EMPTY_QUERY, isLiteral = false }: ReadOptions = {},
): TextReading => {
  const { typedTokens, tokens, nearMatches } = toTokens(typed, context, isLiteral);
  const chunks = refineChunks(tokens, readChunks(tokens, context.lexicon, nearMatches), context.stockHasToken);
  const mentions = collectBrands(chunks, query.values.brand ?? []);
  const states: TokenState[] = tokens.map(() => "unmatched");
  const added: ChunkFilters[] = [];
  for (const chunk of chunks) {
    const filters = createChunkFilters(tokens, chunk, mentions, context);
    const { kind } = chunk.meaning;
    if (filters === null || kind === "text")
      states.fill(kind === "quantity" || kind === "negation" ? "unstated" : "unmatched", chunk.start, chunk.end);
    else states.fill(kind === "ignored" ? "ignored" : "matched", chunk.start, chunk.end);
    if (filters) added.push({ filters, isAlternative: isAlternative(tokens, chunk) });
  }
  const base = { ...query, q: null };
  const filters = widenFilters(
    withInstead(combineFilters(added), chunks),
    (one) => context.count(applyFilters(base, one)) > 0,
  );
  const units = toUnits(typed, tokens, states, textsOf(chunks));
  const found = findTexts(units, applyFilters(base, filters), context);
  const unknown = joinNeighbours(
    units.filter(({ firstToken, isOptional }) => !isOptional && !found.some((unit) => unit.firstToken === firstToken)),
    typed,
  );
  const isSilent = tokens.length > 0 && unknown.length + found.length === 0 && !states.includes("matched");
  return {
    filters,
    text: found.length === 0 ? null : cleanText(found.map((unit) => unit.text).join(" ")),
    unknown: isSilent ? [cleanText(typed)] : unknown,
    absent: chunks.flatMap(({ meaning }) => (meaning.kind === "absent" ? [meaning.name] : [])),
    corrections: listCorrections(typed, typedTokens, tokens),
    isComplete: unknown.length === 0 && !units.some(({ isDependent }) => isDependent),
  };
};

/**
 * Replaces the text `q` by filters; what vehicles have in their names or equipment stays in it. That text is read again
 * until it stays unchanged: parts that become neighbours can mean something too.
 */
export const readQueryText = (query: StockQuery, context: ParserContext, isLiteral = false): PhraseReading => {
  let reading: PhraseReading = { query, unknown: [], absent: [], corrections: [], isComplete: true };
  while (reading.query.q !== null) {
    const { q } = reading.query;
    const { filters, text, ...parts } = readText(q, context, { query: reading.query, isLiteral });
    reading = {
      query: { ...applyFilters(reading.query, filters), q: text },
      unknown: [...reading.unknown, ...parts.unknown],
      absent: [...reading.absent, ...parts.absent],
      corrections: [...reading.corrections, ...parts.corrections],
      isComplete: reading.isComplete && parts.isComplete,
    };
    if (text === q) break;
  }
  return reading;
};

export const countSelectedFacets = (query: StockQuery): number =>
  FACETS.filter(
    ({ name }) =>
      selectedValues(query, name).length > 0 || selectedRange(query, name) !== null || isFlagSelected(query, name),
  ).length + Object.keys(query.excluded).length;
