import { distanceKm, type Position } from "../geo/index.ts";
import { tokenize } from "../shared/index.ts";
import {
  type BodyStyle,
  DEFAULT_SORT,
  EMPTY_QUERY,
  type FacetName,
  FACETS,
  PAGE_SIZE,
  possibleShapes,
  type StockQuery,
  type ValueFacetName,
  type Vehicle,
  type WithBody,
} from "../vehicles/index.ts";
import { shapesOfModel } from "./columns/shape-column.ts";
import { type Bitmap, countRows, createWorkspace, removeRow, type Workspace } from "./columns/bitmap.ts";
import { countFacets, largestGroupSize } from "./counts/facet-counts.ts";
import { createFacetResults } from "./counts/facet-results.ts";
import {
  createRowFilters,
  type FilterSources,
  findDistances,
  rowsByDistance,
  type StockDistances,
} from "./matching/filters.ts";
import { type SimilarVehicle, findMostSimilar } from "./similarity/similarity.ts";
import type { SimilaritySubject } from "./similarity/similarity-terms.ts";
import {
  clampPage,
  countMatched,
  matchAll,
  matchFilters,
  type RowFilter,
  rowsOnPage,
} from "./matching/matched-rows.ts";
import type { DroppedFilter, SearchOptions, StockSearchResult } from "./search-result.ts";
import { type ChoiceData, createCodeReader, type FacetData, type StockIndexData } from "./stock-index-data.ts";
import { createTextSources, findsTerm } from "./text/text-search.ts";

import { hasToken } from "./text/token-index.ts";

/** A name that occurs in the stock. `count`: number of vehicles that have it. */
export type VocabularyEntry = { readonly slug: string; readonly name: string; readonly count: number };

/** Every list is sorted by name. */
export type StockVocabulary = {
  readonly brands: readonly VocabularyEntry[];
  /** `brands`: slugs of the brands that have a model of that name, sorted by name. */
  readonly models: readonly (VocabularyEntry & { readonly brands: readonly string[] })[];
  readonly locations: readonly VocabularyEntry[];
};

const choiceFacet = (data: StockIndexData, name: ValueFacetName): ChoiceData => {
  const facet = data.facets[name];
  if (facet.kind !== "one-of") throw new Error(`The values of ${name} are not names`);
  return facet;
};

const toEntry = ({ values, labels, sets }: ChoiceData, code: number): VocabularyEntry => ({
  slug: values[code] as string,
  name: labels[code] as string,
  count: sets.counts[code] as number,
});

const brandCodesByModel = (data: StockIndexData, brand: ChoiceData, model: ChoiceData): ReadonlySet<number>[] => {
  const readBrand = createCodeReader(data.groups, brand.countsOffset);
  const readModel = createCodeReader(data.groups, model.countsOffset);
  const brands = model.values.map(() => new Set<number>());
  for (let row = 0; row < data.size; row += 1) brands[readModel(row)]?.add(readBrand(row));
  return brands;
};

const createStockVocabulary = (data: StockIndexData): StockVocabulary => {
  const [brand, model, location] = [
    choiceFacet(data, "brand"),
    choiceFacet(data, "model"),
    choiceFacet(data, "location"),
  ];
  const brands = brandCodesByModel(data, brand, model);
  const brandSlugs = (codes: ReadonlySet<number> | undefined): string[] =>
    brand.listing.filter((code) => codes?.has(code)).map((code) => brand.values[code] as string);
  return {
    brands: brand.listing.map((code) => toEntry(brand, code)),
    models: model.listing.map((code) => ({ ...toEntry(model, code), brands: brandSlugs(brands[code]) })),
    locations: location.listing.map((code) => toEntry(location, code)),
  };
};

/** What a shape is known by. */
type ShapedVehicle = WithBody & Pick<Vehicle, "brand" | "model">;

export type StockIndex = {
  /** Number of vehicles in the stock. */
  readonly size: number;
  /** Never fails: values that do not occur in the stock match nothing. */
  readonly search: (query: StockQuery, options?: SearchOptions) => StockSearchResult;
  readonly count: (query: StockQuery) => number;
  /** For each filter of the query, the number of matches without it, in descending order. */
  readonly countWithoutFilters: (query: StockQuery) => readonly DroppedFilter[];
  /** The distances of a query with an origin; null without one, or if it is no known town or postcode. */
  readonly distances: (query: StockQuery) => StockDistances | null;
  /** The market's country: ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Display name of a facet value; null if the value does not occur in the stock. */
  readonly valueName: (facet: FacetName, value: string) => string | null;
  /** Returns true if a title or trim contains exactly this folded token. */
  readonly hasToken: (token: string) => boolean;
  /** True if a title, a trim or the label of some equipment has all terms of the text, or words that begin with them. */
  readonly findsText: (text: string) => boolean;
  /** Kilometres from a position to the nearest location of the stock; null if no location has a position. */
  readonly distanceTo: (position: Position) => number | null;
  /** The shapes that a vehicle can have, also one that is not in the stock: one where it is known; none for a van. */
  readonly shapesOf: (vehicle: ShapedVehicle) => readonly BodyStyle[];
  /** Computed on the first call, then cached. */
  readonly vocabulary: () => StockVocabulary;
  /**
   * At most `limit` available vehicles of the subject's kind, most similar first. Excludes the subject, which may no
   * longer be in the stock. A subject of unknown kind matches every kind.
   */
  readonly similarTo: (subject: SimilaritySubject, limit: number) => readonly SimilarVehicle[];
};

const codesByValue = (facet: FacetData): ReadonlyMap<string, number> =>
  new Map("values" in facet ? facet.values.map((value, code) => [value, code] as const) : []);

const requestedFacets = (facets: SearchOptions["facets"]): readonly FacetName[] => {
  if (facets === false) return [];
  return facets === undefined || facets === true ? FACETS.map(({ name }) => name) : facets;
};

const countWithoutEach = (filters: readonly RowFilter[], size: number): DroppedFilter[] =>
  filters
    .map((dropped) => {
      const rest = filters.filter((filter) => filter !== dropped);
      const { facet: filter, value, isExcluded } = dropped;
      return { filter, value, ...(isExcluded && { isExcluded }), count: countMatched(rest, size) };
    })
    .sort((left, right) => right.count - left.count);

/** Around an unknown origin the order by distance is the default order. */
const sortedRows = (
  data: StockIndexData,
  query: StockQuery,
  matched: Bitmap,
  { total, from, to }: { total: number; from: number; to: number },
  workspace: Workspace,
): number[] => {
  const distances = query.sort === "distance" ? findDistances(data, query) : null;
  if (distances) return rowsByDistance(data, distances, matched, { from, to }, workspace);
  const order = data.orders[query.sort === "distance" ? DEFAULT_SORT : query.sort];
  return rowsOnPage(order, matched, total, { from, to }, workspace);
};

const createFilterSources = (data: StockIndexData): FilterSources => ({
  data,
  codes: new Map(FACETS.map(({ name }) => [name, codesByValue(data.facets[name])])),
  texts: createTextSources(data),
});

const alternativesQuery = ({ kind }: SimilaritySubject): StockQuery => ({
  ...EMPTY_QUERY,
  values: { availability: ["available"], ...(kind === null ? {} : { kind: [kind] }) },
});

/** Opens an index on this thread. Several threads can open the same data; each adds about 4 bytes per vehicle. */
export const openStockIndex = (data: StockIndexData): StockIndex => {
  const sources = createFilterSources(data);
  const workspace = createWorkspace(data.size, largestGroupSize(data.groups));
  const filtersFor = (query: StockQuery): RowFilter[] => {
    workspace.reset();
    return createRowFilters(sources, query, workspace);
  };
  let vocabulary: StockVocabulary | null = null;
  const shapesOf = (vehicle: ShapedVehicle): readonly BodyStyle[] =>
    possibleShapes(vehicle, shapesOfModel(data.modelShapes, vehicle.brand.slug, vehicle.model?.slug ?? ""));
  return {
    size: data.size,
    search(query, options = {}) {
      const filters = filtersFor(query);
      const match = matchFilters(filters, data.size, workspace);
      const total = countRows(match.matched);
      const perPage = Math.max(1, options.perPage ?? PAGE_SIZE);
      const { page, pageCount } = clampPage(query.page, total, perPage);
      const from = (page - 1) * perPage;
      const to = Math.min(from + perPage, total);
      const rows = sortedRows(data, query, match.matched, { total, from, to }, workspace);
      const requested = requestedFacets(options.facets);
      const countsByFacet =
        requested.length > 0 ? countFacets(data, requested, { match, total, filters }, workspace) : new Map();
      const facets = createFacetResults(data, query, countsByFacet);
      return { total, page, pageCount, perPage, ids: rows.map((row) => data.ids[row] as number), facets };
    },
    count: (query) => countMatched(filtersFor(query), data.size),
    countWithoutFilters: (query) => countWithoutEach(filtersFor(query), data.size),
    distances: (query) => findDistances(data, query),
    country: data.geography.country,
    valueName(facet, value) {
      const code = sources.codes.get(facet)?.get(value);
      const facetData = data.facets[facet];
      return code === undefined || !("labels" in facetData) ? null : (facetData.labels[code] ?? null);
    },
    hasToken: (token) => data.text.some((field) => hasToken(field, token)),
    findsText: (text) => tokenize(text).every((term) => findsTerm(sources.texts, term)),
    distanceTo(position) {
      const distances = Array.from(data.geography.positions.values(), (location) => distanceKm(position, location));
      return distances.length === 0 ? null : Math.min(...distances);
    },
    shapesOf,
    vocabulary() {
      vocabulary ??= createStockVocabulary(data);
      return vocabulary;
    },
    similarTo(subject, limit) {
      const candidates = matchAll(filtersFor(alternativesQuery(subject)), data.size, workspace.bitmap());
      const ownRow = data.ids.indexOf(subject.id);
      if (ownRow >= 0) removeRow(candidates, ownRow);
      return findMostSimilar(data, { ...subject, shapes: shapesOf(subject) }, candidates, limit, workspace);
    },
  };
};
