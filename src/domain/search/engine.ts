import { EMPTY_QUERY, FACETS, type FacetName, PAGE_SIZE, type StockQuery } from "../vehicles/index.ts";
import { countRows, removeRow } from "./bitmap.ts";
import { largestGroup } from "./counting.ts";
import { facetResults } from "./facet-results.ts";
import { type Filter, type FilterSources, filtersOf } from "./filters.ts";
import { type SimilarVehicle, likest } from "./likeness.ts";
import type { LikenessSubject } from "./likeness-terms.ts";
import { countMatched, matchAll, matchFilters } from "./matching.ts";
import { pageWithin, rowsOnPage } from "./paging.ts";
import type { DroppedFilter, SearchOptions, StockSearchResult } from "./search-result.ts";
import type { FacetData, StockIndexData } from "./stock-index-data.ts";
import { tallyFacets } from "./tallies.ts";
import { textSourcesOf } from "./text-search.ts";
import { type StockVocabulary, vocabularyOf } from "./vocabulary.ts";
import { hasWord } from "./word-index.ts";
import { createWorkspace } from "./workspace.ts";

export type StockIndex = {
  /** Vehicles in the stock. */
  readonly size: number;
  /** Total, one page of ids and the facets of a query. Never fails: values the stock does not know match nothing. */
  readonly search: (query: StockQuery, options?: SearchOptions) => StockSearchResult;
  readonly count: (query: StockQuery) => number;
  /**
   * For each filter of the query how many vehicles there are without it, most first: what to drop where nothing is found.
   */
  readonly zeroHitHelp: (query: StockQuery) => readonly DroppedFilter[];
  /** What people call a value of a facet; null where the stock does not know it. */
  readonly valueName: (facet: FacetName, value: string) => string | null;
  /** Whether a title or trim of the stock has exactly this word, folded. */
  readonly hasWord: (word: string) => boolean;
  /** The names the stock's vehicles bring along; computed when first asked for, and kept. */
  readonly vocabulary: () => StockVocabulary;
  /**
   * At most `limit` available vehicles of the subject's kind that are most like it, the likest first; never the subject
   * itself, which need not be in the stock any more. Where its kind is not known, any kind will do.
   */
  readonly similarTo: (subject: LikenessSubject, limit: number) => readonly SimilarVehicle[];
};

const codesOf = (facet: FacetData): ReadonlyMap<string, number> =>
  new Map("values" in facet ? facet.values.map((value, code) => [value, code] as const) : []);

const facetsWanted = (facets: SearchOptions["facets"]): readonly FacetName[] => {
  if (facets === false) return [];
  return facets === undefined || facets === true ? FACETS.map(({ name }) => name) : facets;
};

const withoutEach = (filters: readonly Filter[], size: number): DroppedFilter[] =>
  filters
    .map((dropped) => {
      const rest = filters.filter((filter) => filter !== dropped);
      return { filter: dropped.facet, value: dropped.value, count: countMatched(rest, size) };
    })
    .sort((left, right) => right.count - left.count);

const sourcesOf = (data: StockIndexData): FilterSources => ({
  data,
  codes: new Map(FACETS.map(({ name }) => [name, codesOf(data.facets[name])])),
  texts: textSourcesOf(data),
});

/** What somebody who looks at the subject can buy instead. */
const instead = ({ kind }: LikenessSubject): StockQuery => ({
  ...EMPTY_QUERY,
  values: { availability: ["available"], ...(kind === null ? {} : { kind: [kind] }) },
});

/**
 * Opens an index on the thread at hand. Several threads may open the same data; each computes in memory of its own,
 * about 4 bytes a vehicle.
 */
export const openStockIndex = (data: StockIndexData): StockIndex => {
  const sources = sourcesOf(data);
  const workspace = createWorkspace(data.size, largestGroup(data.groups));
  const filtersFor = (query: StockQuery): Filter[] => {
    workspace.reset();
    return filtersOf(sources, query, workspace);
  };
  let vocabulary: StockVocabulary | null = null;
  return {
    size: data.size,
    search(query, options = {}) {
      const filters = filtersFor(query);
      const match = matchFilters(filters, data.size, workspace);
      const total = countRows(match.matched);
      const perPage = Math.max(1, options.perPage ?? PAGE_SIZE);
      const { page, pageCount } = pageWithin(query.page, total, perPage);
      const from = (page - 1) * perPage;
      const to = Math.min(from + perPage, total);
      const rows = rowsOnPage(data.orders[query.sort], match.matched, total, { from, to }, workspace);
      const wanted = facetsWanted(options.facets);
      const tallies = wanted.length > 0 ? tallyFacets(data, wanted, { match, total, filters }, workspace) : new Map();
      const facets = facetResults(data, query, tallies);
      return { total, page, pageCount, perPage, ids: rows.map((row) => data.ids[row] as number), facets };
    },
    count: (query) => countMatched(filtersFor(query), data.size),
    zeroHitHelp: (query) => withoutEach(filtersFor(query), data.size),
    valueName(facet, value) {
      const code = sources.codes.get(facet)?.get(value);
      const known = data.facets[facet];
      return code === undefined || !("labels" in known) ? null : (known.labels[code] ?? null);
    },
    hasWord: (word) => data.text.some((field) => hasWord(field, word)),
    vocabulary() {
      vocabulary ??= vocabularyOf(data);
      return vocabulary;
    },
    similarTo(subject, limit) {
      const candidates = matchAll(filtersFor(instead(subject)), data.size, workspace.bitmap());
      const own = data.ids.indexOf(subject.id);
      if (own >= 0) removeRow(candidates, own);
      return likest(data, subject, candidates, limit, workspace);
    },
  };
};
