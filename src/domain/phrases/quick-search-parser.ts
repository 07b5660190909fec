import type { StockIndex } from "../search/index.ts";
import {
  EMPTY_QUERY,
  type FlagFacetName,
  type StockQuery,
  type ValueFacetName,
  type VehicleLabels,
  writeStockQuery,
} from "../vehicles/index.ts";
import { parseLeasePhrase, type LeasePhrase } from "./leases/lease-phrase.ts";
import { createTopics, type Topics } from "./lexicon/topics.ts";
import { type PhraseReading, readQueryText } from "./parser/read-phrase.ts";
import { applyFilters, withoutFilters } from "./query-filters.ts";
import { type Candidate, createCandidates, type SuggestionContext } from "./suggestions/candidates.ts";
import { createCompletions, type EstimateCount, type Suggestion } from "./suggestions/completions.ts";
import { createLexicon } from "./lexicon/lexicon.ts";
import { queryLabel } from "./suggestions/query-label.ts";
import { tokenizePhrase } from "./tokens/phrase-tokens.ts";

export type QuickSearchParser = {
  /**
   * Turns the text `q` into filters; what names and equipment of vehicles have stays in `q`. Never fails. The query of
   * the answer means itself. `isLiteral`: no word is read as another one.
   */
  readonly read: (query: StockQuery, isLiteral?: boolean) => PhraseReading;
  /** The query without what a phrase had added to it. */
  readonly withoutPhrase: (query: StockQuery, phrase: string) => StockQuery;
  /**
   * At most `limit` completions and readings of the text, best first, each with at least one vehicle. `currentQuery`:
   * filters that are already selected.
   */
  readonly suggest: (text: string, limit: number, currentQuery?: StockQuery) => readonly Suggestion[];
  /** Reads a search for lease offers: "leasing 48 mois moins de 400 € par mois". Null for any other text. */
  readonly parseLease: (text: string) => LeasePhrase | null;
};

/** Only the best candidates are counted: this number per requested suggestion. */
const COUNTED_PER_SUGGESTION = 2;

const queryAddress = ({ query }: Candidate): string => writeStockQuery({ ...query, page: 1 }).toString();

/** One candidate per query. A completion replaces a phrase with the same query: its label is more precise. */
const uniqueByQuery = (candidates: readonly Candidate[]): Candidate[] => {
  const byAddress = new Map<string, Candidate>();
  for (const candidate of candidates) {
    const address = queryAddress(candidate);
    const existing = byAddress.get(address);
    if (!existing) byAddress.set(address, candidate);
    else if (existing.kind === "phrase") byAddress.set(address, { ...candidate, rank: existing.rank });
  }
  return [...byAddress.values()];
};

const byRank = (one: Candidate, other: Candidate): number => one.rank - other.rank || other.weight - one.weight;

const countCandidates = (candidates: readonly Candidate[], limit: number, { count }: SuggestionContext): Suggestion[] =>
  [...candidates]
    .sort(byRank)
    .slice(0, limit * COUNTED_PER_SUGGESTION)
    .map((candidate) => ({ ...candidate, count: count(candidate.query) }))
    .filter((suggestion) => suggestion.count > 0)
    .sort((one, other) => one.rank - other.rank || other.count - one.count)
    .slice(0, limit)
    .map(({ kind, label, query, count: vehicles }) => ({ kind, label: label(), query, count: vehicles }));

const popularBrands = (currentQuery: StockQuery, { completions }: SuggestionContext): Candidate[] =>
  completions.all
    .filter(({ kind }) => kind === "brand")
    .map(({ kind, label, filters, weight }) => ({
      kind,
      label: () => label,
      query: applyFilters(currentQuery, filters),
      rank: 0,
      weight,
    }));

/** Best first, each with at least one vehicle. Without text: the most frequent brands. */
const createSuggestions = (
  text: string,
  limit: number,
  currentQuery: StockQuery,
  context: SuggestionContext,
): Suggestion[] => {
  const tokens = tokenizePhrase(text);
  const base = { ...currentQuery, q: null, page: 1 };
  if (tokens.length === 0) return countCandidates(popularBrands(base, context), limit, context);
  const candidates = createCandidates({ text, tokens, currentQuery: base }, context);
  const counted = countCandidates(uniqueByQuery(candidates), limit, context);
  if (counted.length > 0) return counted;
  // The last number is incomplete: suggest the filters before it.
  const { query: parsed } = readQueryText({ ...EMPTY_QUERY, q: text }, context.parserContext);
  const query = { ...readQueryText({ ...base, q: text }, context.parserContext).query, q: null };
  const label = context.label({ ...parsed, q: null });
  return label === ""
    ? []
    : countCandidates([{ kind: "phrase", label: () => label, query, rank: 0, weight: 0 }], limit, context);
};

/** Reads the names and counts of the stock once. */
const createSuggestionContext = (index: StockIndex, topics: Topics, labels: VehicleLabels): SuggestionContext => {
  const { facets } = index.search(EMPTY_QUERY, { perPage: 1 });
  const countsByValue = (name: ValueFacetName): ReadonlyMap<string, number> => {
    const facet = facets[name];
    return new Map(facet && "values" in facet ? facet.values.map(({ value, count }) => [value, count]) : []);
  };
  const flagCount = (name: FlagFacetName): number => {
    const facet = facets[name];
    return facet?.kind === "flag" ? facet.count : 0;
  };
  const estimateCount: EstimateCount = ({ values = {}, flags = [] }) => {
    const sums = (Object.entries(values) as [ValueFacetName, readonly string[]][]).map(([name, selected]) => {
      const counts = countsByValue(name);
      return selected.reduce((sum, value) => sum + (counts.get(value) ?? 0), 0);
    });
    return Math.min(...sums, ...flags.map(flagCount));
  };
  const { year } = facets;
  const vocabulary = index.vocabulary();
  return {
    parserContext: {
      lexicon: createLexicon(vocabulary, topics),
      places: { country: index.country, distanceTo: index.distanceTo },
      stockHasToken: index.hasToken,
      findsText: index.findsText,
      count: index.count,
      newestYear: year?.kind === "range" ? year.max : null,
    },
    completions: createCompletions(vocabulary, topics, labels, estimateCount),
    count: index.count,
    label: (query) => queryLabel(query, { valueName: index.valueName, country: index.country, labels }),
  };
};

/** Prepares parsers for the labels. Create one parser per index: it collects the names of the stock. */
export const prepareQuickSearch = (labels: VehicleLabels): ((index: StockIndex) => QuickSearchParser) => {
  const topics = createTopics(labels);
  return (index) => {
    const context = createSuggestionContext(index, topics, labels);
    return {
      read: (query, isLiteral) => readQueryText(query, context.parserContext, isLiteral),
      withoutPhrase: (query, phrase) =>
        withoutFilters(query, readQueryText({ ...EMPTY_QUERY, q: phrase }, context.parserContext).query),
      suggest: (text, limit, currentQuery = EMPTY_QUERY) => createSuggestions(text, limit, currentQuery, context),
      parseLease: (text) => parseLeasePhrase(text, context),
    };
  };
};
