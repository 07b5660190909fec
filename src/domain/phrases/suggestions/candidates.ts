import { EMPTY_QUERY, type StockQuery } from "../../vehicles/index.ts";
import type { PhraseToken } from "../tokens/phrase-tokens.ts";
import type { Completion, CompletionMatch, Completions, Suggestion } from "./completions.ts";
import { type QueryFilters, applyFilters } from "../query-filters.ts";
import { findNearMatches, readChunks } from "../parser/chunks.ts";
import type { ParserContext } from "../parser/parser-context.ts";
import { countSelectedFacets, readQueryText } from "../parser/read-phrase.ts";

export type SuggestionContext = {
  readonly parserContext: ParserContext;
  readonly completions: Completions;
  readonly count: (query: StockQuery) => number;
  /** The label of a query; see `queryLabel`. */
  readonly label: (query: StockQuery) => string;
};

/** The label is a function because only suggestions that are returned need one. */
export type Candidate = Pick<Suggestion, "kind" | "query"> & {
  readonly label: () => string;
  readonly rank: number;
  readonly weight: number;
};

/** Number of tokens at the end that can form one unfinished phrase. */
const MAX_TAIL_TOKENS = 4;

/** Maximum number of completions per tail; a single letter has hundreds. */
const MAX_COMPLETIONS = 30;

/** Added or subtracted within a rank: longer matches and models of the selected brand first, locations last. */
const RANK_STEP = 0.5;

/** Added if the text before the completion has unmatched tokens: few vehicles have both. */
const UNMATCHED_PENALTY = 4;

/** Rank of the entire text: first if all of it is matched, otherwise last. */
const FULL_MATCH_RANK = -1;
const PARTIAL_MATCH_RANK = 8;

/** True if the text before it expects a second brand. */
const CONJUNCTION = /(?:^|\s)(?:ou|et)\s+$|[,/]\s*$/i;

/** A second brand is suggested only after a conjunction: "ford ou op…". */
const isCompatible = ({ filters, kind }: Completion, base: StockQuery, head: string): boolean => {
  const selectedBrands = base.values.brand ?? [];
  if ((kind !== "brand" && kind !== "model") || selectedBrands.length === 0 || CONJUNCTION.test(head)) return true;
  return kind === "model" && (filters.values?.brand ?? []).some((brand) => selectedBrands.includes(brand));
};

const withHeadLabel = (head: string, label: string, context: SuggestionContext): string => {
  const headLabel = context.label(readQueryText({ ...EMPTY_QUERY, q: head }, context.parserContext).query);
  return head === "" || headLabel === "" ? label : `${headLabel} · ${label}`;
};

type TypedText = {
  readonly text: string;
  readonly tokens: readonly PhraseToken[];
  readonly currentQuery: StockQuery;
};

/** Restricts a model of several brands to the selected ones. */
const narrowBrands = ({ kind, filters }: Completion, base: StockQuery): QueryFilters => {
  const selectedBrands = filters.values?.brand?.filter((brand) => base.values.brand?.includes(brand)) ?? [];
  return kind === "model" && selectedBrands.length > 0
    ? { ...filters, values: { ...filters.values, brand: selectedBrands } }
    : filters;
};

/** Completes the last `length` tokens and parses the text before them. */
const completeTail = (
  input: TypedText,
  length: number,
  find: Completions["find"],
  context: SuggestionContext,
): Candidate[] => {
  const { tokens, text, currentQuery } = input;
  const tail = tokens.slice(-length);
  const hits: readonly CompletionMatch[] = find(tail);
  if (hits.length === 0) return [];
  const head = text.slice(0, tail[0]?.start ?? 0);
  const { query: base, ...headParts } = readQueryText(
    { ...currentQuery, q: head.trim() || null },
    context.parserContext,
  );
  if (!headParts.isComplete) return [];
  const rankOf = ({ completion: { kind, filters }, rank }: CompletionMatch): number => {
    const isSelectedBrand =
      kind === "model" && filters.values?.brand?.some((brand) => base.values.brand?.includes(brand));
    const bonus = (length > 1 ? RANK_STEP : 0) + (isSelectedBrand ? RANK_STEP : 0) - (kind === "place" ? RANK_STEP : 0);
    return rank - bonus + (base.q === null ? 0 : UNMATCHED_PENALTY);
  };
  return hits
    .filter(({ completion }) => isCompatible(completion, base, head))
    .sort((one, other) => one.rank - other.rank || other.completion.weight - one.completion.weight)
    .slice(0, MAX_COMPLETIONS)
    .map((hit) => {
      const { kind, label, weight } = hit.completion;
      return {
        kind,
        label: () => withHeadLabel(head.trim(), label, context),
        query: applyFilters(base, narrowBrands(hit.completion, base)),
        rank: rankOf(hit),
        weight,
      };
    });
};

/** The last word says nothing in some language, and may be the beginning of another: "golf die" for diesel. */
const endsInSmallWord = (tokens: readonly PhraseToken[], { lexicon, places }: ParserContext): boolean =>
  readChunks(tokens, lexicon, findNearMatches(tokens, places, lexicon)).at(-1)?.meaning.kind === "ignored";

/** The entire text, parsed; unmatched tokens and a small word at the end rank it after the completions. */
const createTextCandidate = (
  { text, tokens, currentQuery }: TypedText,
  context: SuggestionContext,
): Candidate | null => {
  const { parserContext } = context;
  const { query: parsed, isComplete } = readQueryText({ ...EMPTY_QUERY, q: text }, parserContext);
  const { query } = readQueryText({ ...currentQuery, q: text }, parserContext);
  const label = context.label(parsed);
  if (label === "") return null;
  const isParsed = countSelectedFacets(parsed) > 0 || parsed.near !== null || parsed.sort !== EMPTY_QUERY.sort;
  return {
    kind: isParsed ? "phrase" : "text",
    label: () => label,
    query,
    rank:
      parsed.q === null && isComplete && !endsInSmallWord(tokens, parserContext) ? FULL_MATCH_RANK : PARTIAL_MATCH_RANK,
    weight: 0,
  };
};

/** Numbers of tokens at the end that can be completed, descending. Never splits the last matched chunk. */
const tailLengths = (tokens: readonly PhraseToken[], { lexicon, places }: ParserContext): readonly number[] => {
  const last = readChunks(tokens, lexicon, findNearMatches(tokens, places, lexicon)).at(-1);
  const min = last && last.meaning.kind !== "unmatched" ? tokens.length - last.start : 1;
  const max = Math.max(min, Math.min(MAX_TAIL_TOKENS, tokens.length));
  return Array.from({ length: max - min + 1 }, (_, index) => max - index);
};

/** Candidates are not counted yet; two can have the same query. */
export const createCandidates = (input: TypedText, context: SuggestionContext): readonly Candidate[] => {
  const { completions, parserContext } = context;
  const completed = tailLengths(input.tokens, parserContext).flatMap((length) =>
    completeTail(input, length, completions.find, context),
  );
  const corrected = completed.length > 0 ? [] : completeTail(input, 1, completions.findMisspelt, context);
  const preferred = completed.filter(({ rank }) => rank < UNMATCHED_PENALTY);
  const textCandidate = createTextCandidate(input, context);
  return [...(textCandidate ? [textCandidate] : []), ...(preferred.length > 0 ? preferred : completed), ...corrected];
};
