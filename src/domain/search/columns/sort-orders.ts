import { sharedUint32 } from "./growing-column.ts";
import { fold } from "../../shared/index.ts";
import type { FacetName, PrecomputedSort, RangeFacetName } from "../../vehicles/index.ts";
import type { RangeColumn } from "./range-column.ts";
import type { TextColumn } from "../text/token-index.ts";
import type { SortOrder } from "../stock-index-data.ts";
import { stableOrder } from "./stable-order.ts";

const toSortOrder = (order: Uint32Array): SortOrder => {
  const rank = sharedUint32(order.length);
  for (let position = 0; position < order.length; position += 1) rank[order[position] as number] = position;
  return { order, rank };
};

/** By number of a text: its rank among the folded texts. Equal texts share a rank. */
const rankTexts = (contents: readonly string[]): Uint32Array => {
  const folded = contents.map(fold);
  const sorted = [...new Set(folded)].sort((left, right) => (left < right ? -1 : 1));
  const rankByText = new Map(sorted.map((text, rank) => [text, rank]));
  return Uint32Array.from(folded, (text) => rankByText.get(text) ?? 0);
};

/** By folded title, then by folded trim; vehicles without a trim sort after those with one. */
const nameKeys = (titles: TextColumn, trims: TextColumn): Float64Array => {
  const titleRanks = rankTexts(titles.contents);
  const trimRanks = rankTexts(trims.contents);
  const keys = new Float64Array(titles.codes.length);
  for (let row = 0; row < keys.length; row += 1) {
    const title = titleRanks[titles.codes[row] as number] ?? titleRanks.length;
    const trim = trimRanks[trims.codes[row] as number] ?? trimRanks.length;
    keys[row] = title * (trimRanks.length + 1) + trim;
  }
  return keys;
};

/** Ties are broken by id: descending for `recent`, ascending otherwise. */
export const createSortOrders = (sources: {
  readonly ranges: ReadonlyMap<FacetName, RangeColumn>;
  /** Milliseconds; NaN if unknown. */
  readonly firstSeen: Float64Array;
  readonly titles: TextColumn;
  readonly trims: TextColumn;
}): Readonly<Record<PrecomputedSort, SortOrder>> => {
  const range = (name: RangeFacetName): RangeColumn => {
    const column = sources.ranges.get(name);
    if (!column) throw new Error(`There is no range facet named ${name} to sort by`);
    return column;
  };
  const ascending = (name: RangeFacetName): SortOrder => toSortOrder(range(name).data.order);
  const descending = (name: RangeFacetName): SortOrder =>
    toSortOrder(stableOrder(range(name).keys, { descending: true }));
  return {
    recent: toSortOrder(stableOrder(sources.firstSeen, { descending: true, lastRowFirst: true })),
    "price-asc": ascending("price"),
    "price-desc": descending("price"),
    "monthly-asc": ascending("monthly"),
    "mileage-asc": ascending("mileage"),
    "year-desc": descending("year"),
    "power-desc": descending("power"),
    "range-desc": descending("range"),
    name: toSortOrder(stableOrder(nameKeys(sources.titles, sources.trims))),
  };
};
