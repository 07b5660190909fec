import { FACETS, type FacetName, type Range, type StockQuery } from "../vehicles/index.ts";
import { type Bitmap, addRow, holdAll, removeRow, wordsFor } from "./bitmap.ts";
import { placesWithin } from "./range-places.ts";
import type { AllOfData, ChoiceData, RangeData, StockIndexData } from "./stock-index-data.ts";
import { type TextSource, rowsOfText } from "./text-search.ts";
import { addValue, ownBitmap } from "./value-sets.ts";
import type { Workspace } from "./workspace.ts";

/** One condition of a query and the rows that meet it. */
export type Filter = {
  readonly facet: FacetName | "q";
  /** The value it asks for, where each of several is a condition of its own. */
  readonly value: string | null;
  /** Its facet's counts are made as if it were not there. */
  readonly ignoredByOwnCounts: boolean;
  readonly rows: Bitmap;
};

export type FilterSources = {
  readonly data: StockIndexData;
  readonly codes: ReadonlyMap<FacetName, ReadonlyMap<string, number>>;
  readonly texts: readonly TextSource[];
};

const chosenRows = (facet: ChoiceData, codes: readonly number[], size: number, workspace: Workspace): Bitmap => {
  const [first] = codes;
  if (codes.length === 1 && first !== undefined) {
    const own = ownBitmap(facet.sets, first, wordsFor(size));
    if (own) return own;
  }
  const rows = workspace.emptyBitmap();
  for (const code of codes) addValue(facet.sets, code, rows);
  return rows;
};

/** Rows are added one by one, or taken from a full set where those outside are fewer. */
const rowsWithin = (facet: RangeData, range: Range, workspace: Workspace): Bitmap => {
  const { start, end } = placesWithin(facet, range);
  const rows = workspace.emptyBitmap();
  const { order } = facet;
  if (end - start <= order.length / 2) {
    for (let place = start; place < end; place += 1) addRow(rows, order[place] as number);
  } else {
    holdAll(rows, order.length);
    for (let place = 0; place < start; place += 1) removeRow(rows, order[place] as number);
    for (let place = end; place < order.length; place += 1) removeRow(rows, order[place] as number);
  }
  return rows;
};

const bitmapOf = (facet: AllOfData, code: number | undefined, workspace: Workspace): Bitmap =>
  (code === undefined ? undefined : facet.bitmaps[code]) ?? workspace.emptyBitmap();

const facetFilters = (sources: FilterSources, name: FacetName, query: StockQuery, workspace: Workspace): Filter[] => {
  const facet = sources.data.facets[name];
  if (facet.kind === "range") {
    const range = query.ranges[name];
    if (!range || (range.min === null && range.max === null)) return [];
    return [{ facet: name, value: null, ignoredByOwnCounts: true, rows: rowsWithin(facet, range, workspace) }];
  }
  if (facet.kind === "flag") {
    return query.flags.includes(name)
      ? [{ facet: name, value: null, ignoredByOwnCounts: false, rows: facet.bitmap }]
      : [];
  }
  const chosen = query.values[name] ?? [];
  if (chosen.length === 0) return [];
  const codeOf = sources.codes.get(name);
  if (facet.kind === "one-of") {
    const codes = chosen.map((value) => codeOf?.get(value)).filter((code) => code !== undefined);
    const rows = chosenRows(facet, codes, sources.data.size, workspace);
    return [{ facet: name, value: null, ignoredByOwnCounts: true, rows }];
  }
  return chosen.map((value) => ({
    facet: name,
    value,
    ignoredByOwnCounts: false,
    rows: bitmapOf(facet, codeOf?.get(value), workspace),
  }));
};

/** The conditions of a query in the order of the facet table, text last. Bitmaps of the index itself are among them. */
export const filtersOf = (sources: FilterSources, query: StockQuery, workspace: Workspace): Filter[] => {
  const filters = FACETS.flatMap(({ name }) => facetFilters(sources, name, query, workspace));
  const rows = query.q === null ? null : rowsOfText(sources.texts, query.q, workspace);
  if (rows) filters.push({ facet: "q", value: null, ignoredByOwnCounts: false, rows });
  return filters;
};
