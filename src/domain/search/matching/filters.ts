import { distanceKm, findOrigin, type Origin } from "../../geo/index.ts";
import {
  type FacetName,
  excludedValues,
  FACETS,
  isFlagSelected,
  type Range,
  selectedRange,
  selectedValues,
  type StockQuery,
} from "../../vehicles/index.ts";
import {
  addEveryRow,
  addRow,
  type Bitmap,
  countRows,
  intersectWith,
  removeRow,
  removeRows,
  wordCount,
  type Workspace,
} from "../columns/bitmap.ts";
import { addValue, denseBitmap } from "../columns/value-sets.ts";
import {
  type AllOfData,
  type ChoiceData,
  codesHaving,
  codesMatching,
  type RangeData,
  type StockIndexData,
} from "../stock-index-data.ts";
import { type RowFilter, rowsOnPage } from "./matched-rows.ts";
import { positionsWithin } from "../columns/range-column.ts";
import { matchText, type TextSource } from "../text/text-search.ts";

/** Distances in kilometres from the origin of a query to the locations of the stock, by slug. */
export type StockDistances = { readonly origin: Origin; readonly byLocation: ReadonlyMap<string, number> };

/** Codes of the `location` facet at one distance. */
type LocationGroup = { readonly km: number; readonly codes: readonly number[] };

const locationFacet = ({ facets: { location } }: StockIndexData): ChoiceData => {
  if (location.kind !== "one-of") throw new Error("The values of location are not names");
  return location;
};

/** Null for a query without an origin, or with one that is no known town or postcode. */
export const findDistances = (data: StockIndexData, { near }: StockQuery): StockDistances | null => {
  const origin = near === null ? null : findOrigin(near.origin, data.geography.country);
  if (origin === null) return null;
  const byLocation = new Map<string, number>();
  for (const slug of locationFacet(data).values) {
    const position = data.geography.positions.get(slug);
    if (position) byLocation.set(slug, distanceKm(origin, position));
  }
  return { origin, byLocation };
};

const groupByDistance = (data: StockIndexData, { byLocation }: StockDistances): readonly LocationGroup[] => {
  const codesByKm = new Map<number, number[]>();
  for (const [code, slug] of locationFacet(data).values.entries()) {
    const km = byLocation.get(slug);
    if (km !== undefined) codesByKm.set(km, [...(codesByKm.get(km) ?? []), code]);
  }
  return [...codesByKm].map(([km, codes]) => ({ km, codes })).sort((a, b) => a.km - b.km);
};

/** The rows at locations no farther than `withinKm`. */
const rowsWithinKm = (
  data: StockIndexData,
  distances: StockDistances,
  withinKm: number,
  workspace: Workspace,
): Bitmap => {
  const { values, sets } = locationFacet(data);
  const rows = workspace.emptyBitmap();
  for (const [code, slug] of values.entries()) {
    if ((distances.byLocation.get(slug) ?? Number.POSITIVE_INFINITY) <= withinKm) addValue(sets, code, rows);
  }
  return rows;
};

/**
 * The matched rows with rank `from` to `to` (exclusive), nearest location first and most recent first at a location.
 * Rows without a location, or at one without a position, are last.
 */
export const rowsByDistance = (
  data: StockIndexData,
  distances: StockDistances,
  matched: Bitmap,
  { from, to }: { from: number; to: number },
  workspace: Workspace,
): number[] => {
  const { sets } = locationFacet(data);
  const rest = workspace.bitmap();
  rest.set(matched);
  const group = workspace.bitmap();
  const found: number[] = [];
  let before = 0;
  const takeFrom = (rows: Bitmap): void => {
    const total = countRows(rows);
    const part = { from: Math.max(from - before, 0), to: Math.min(to - before, total) };
    before += total;
    if (part.from < part.to) found.push(...rowsOnPage(data.orders.recent, rows, total, part, workspace));
  };
  for (const { codes } of groupByDistance(data, distances)) {
    if (before >= to) return found;
    group.fill(0);
    for (const code of codes) addValue(sets, code, group);
    intersectWith(group, matched);
    removeRows(rest, group);
    takeFrom(group);
  }
  takeFrom(rest);
  return found;
};

export type FilterSources = {
  readonly data: StockIndexData;
  readonly codes: ReadonlyMap<FacetName, ReadonlyMap<string, number>>;
  readonly texts: readonly TextSource[];
};

const rowsWithValues = (facet: ChoiceData, codes: readonly number[], size: number, workspace: Workspace): Bitmap => {
  const [first] = codes;
  if (codes.length === 1 && first !== undefined) {
    const denseRows = denseBitmap(facet.sets, first, wordCount(size));
    if (denseRows) return denseRows;
  }
  const rows = workspace.emptyBitmap();
  for (const code of codes) addValue(facet.sets, code, rows);
  return rows;
};

/** Adds the rows inside the range, or removes those outside if they are fewer. */
const rowsWithin = (facet: RangeData, range: Range, workspace: Workspace): Bitmap => {
  const { start, end } = positionsWithin(facet, range);
  const rows = workspace.emptyBitmap();
  const { order } = facet;
  if (end - start <= order.length / 2) {
    for (let position = start; position < end; position += 1) addRow(rows, order[position] as number);
  } else {
    addEveryRow(rows, order.length);
    for (let position = 0; position < start; position += 1) removeRow(rows, order[position] as number);
    for (let position = end; position < order.length; position += 1) removeRow(rows, order[position] as number);
  }
  return rows;
};

const rowsWithValue = (facet: AllOfData, code: number | undefined, workspace: Workspace): Bitmap =>
  (code === undefined ? undefined : facet.bitmaps[code]) ?? workspace.emptyBitmap();

/** A filter for each excluded value. */
const createExcludingFilters = (
  { data, codes }: FilterSources,
  name: FacetName,
  query: StockQuery,
  workspace: Workspace,
): RowFilter[] => {
  const facet = data.facets[name];
  if (facet.kind === "range" || facet.kind === "flag") return [];
  return excludedValues(query, name).map((value) => {
    const code = codes.get(name)?.get(value);
    const rows = workspace.bitmap();
    addEveryRow(rows, data.size);
    if (code !== undefined) {
      const barred =
        facet.kind === "one-of"
          ? rowsWithValues(facet, codesHaving(facet, code), data.size, workspace)
          : rowsWithValue(facet, code, workspace);
      removeRows(rows, barred);
    }
    return { facet: name, value, isExcluded: true, ignoredByOwnCounts: false, rows };
  });
};

const createFacetFilters = (
  sources: FilterSources,
  name: FacetName,
  query: StockQuery,
  workspace: Workspace,
): RowFilter[] => {
  const facet = sources.data.facets[name];
  if (facet.kind === "range") {
    const range = selectedRange(query, name);
    if (!range || (range.min === null && range.max === null)) return [];
    return [{ facet: name, value: null, ignoredByOwnCounts: true, rows: rowsWithin(facet, range, workspace) }];
  }
  if (facet.kind === "flag") {
    return isFlagSelected(query, name)
      ? [{ facet: name, value: null, ignoredByOwnCounts: false, rows: facet.bitmap }]
      : [];
  }
  const selection = selectedValues(query, name);
  if (selection.length === 0) return [];
  const codeByValue = sources.codes.get(name);
  if (facet.kind === "one-of") {
    const known = selection.map((value) => codeByValue?.get(value)).filter((value) => value !== undefined);
    const codes = [...new Set(known.flatMap((value) => codesMatching(facet, value)))];
    const rows = rowsWithValues(facet, codes, sources.data.size, workspace);
    return [{ facet: name, value: null, ignoredByOwnCounts: true, rows }];
  }
  return selection.map((value) => ({
    facet: name,
    value,
    ignoredByOwnCounts: false,
    rows: rowsWithValue(facet, codeByValue?.get(value), workspace),
  }));
};

/** None for a search without a radius, or around an origin that is not known. */
const createNearFilters = (data: StockIndexData, query: StockQuery, workspace: Workspace): RowFilter[] => {
  const withinKm = query.near?.withinKm ?? null;
  const distances = withinKm === null ? null : findDistances(data, query);
  if (withinKm === null || distances === null) return [];
  const rows = rowsWithinKm(data, distances, withinKm, workspace);
  return [{ facet: "near", value: null, ignoredByOwnCounts: false, rows }];
};

/** In the order of the facet table, then distance, text last. Some bitmaps belong to the index: do not write to them. */
export const createRowFilters = (sources: FilterSources, query: StockQuery, workspace: Workspace): RowFilter[] => {
  const filters = FACETS.flatMap(({ name }) => [
    ...createFacetFilters(sources, name, query, workspace),
    ...createExcludingFilters(sources, name, query, workspace),
  ]);
  filters.push(...createNearFilters(sources.data, query, workspace));
  const rows = query.q === null ? null : matchText(sources.texts, query.q, workspace);
  if (rows) filters.push({ facet: "q", value: null, ignoredByOwnCounts: false, rows });
  return filters;
};
