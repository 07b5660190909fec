import {
  FACETS,
  type FacetName,
  isFlagSelected,
  type Range,
  selectedRange,
  selectedValues,
  type StockQuery,
} from "../../vehicles/index.ts";
import { type Bitmap, addRow, addEveryRow, removeRow, wordCount } from "../columns/bitmap.ts";
import { positionsWithin } from "../columns/range-column.ts";
import type { AllOfData, ChoiceData, RangeData, StockIndexData } from "../stock-index-data.ts";
import { type TextSource, matchText } from "../text/text-search.ts";
import { addValue, denseBitmap } from "../columns/value-sets.ts";
import { findDistances, rowsWithinKm } from "./distances.ts";
import type { RowFilter } from "./matched-rows.ts";
import type { Workspace } from "../columns/workspace.ts";

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
    const codes = selection.map((value) => codeByValue?.get(value)).filter((code) => code !== undefined);
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
  const filters = FACETS.flatMap(({ name }) => createFacetFilters(sources, name, query, workspace));
  filters.push(...createNearFilters(sources.data, query, workspace));
  const rows = query.q === null ? null : matchText(sources.texts, query.q, workspace);
  if (rows) filters.push({ facet: "q", value: null, ignoredByOwnCounts: false, rows });
  return filters;
};
