import { distanceKm, findOrigin, type Origin } from "../../geo/index.ts";
import type { StockQuery } from "../../vehicles/index.ts";
import { countRows, intersectWith, type Bitmap } from "../columns/bitmap.ts";
import { addValue } from "../columns/value-sets.ts";
import type { Workspace } from "../columns/workspace.ts";
import type { ChoiceData, StockIndexData } from "../stock-index-data.ts";
import { rowsOnPage } from "./matched-rows.ts";

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
export const rowsWithinKm = (
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
    for (let word = 0; word < rest.length; word += 1) rest[word] = (rest[word] as number) & ~(group[word] as number);
    takeFrom(group);
  }
  takeFrom(rest);
  return found;
};
