import { fold } from "../shared/index.ts";
import type { FacetName, Sort } from "../vehicles/index.ts";
import type { RangeColumn } from "./range-column.ts";
import { sharedUint32 } from "./shared-memory.ts";
import { stableOrder } from "./stable-order.ts";
import type { SortOrder } from "./stock-index-data.ts";

const ranked = (order: Uint32Array): SortOrder => {
  const rank = sharedUint32(order.length);
  for (let place = 0; place < order.length; place += 1) rank[order[place] as number] = place;
  return { order, rank };
};

/** By number of a text: its place among the folded texts; equal ones share a place. */
const placesOf = (contents: readonly string[]): Uint32Array => {
  const folded = contents.map(fold);
  const sorted = [...new Set(folded)].sort((left, right) => (left < right ? -1 : 1));
  const placeOf = new Map(sorted.map((text, place) => [text, place]));
  return Uint32Array.from(folded, (text) => placeOf.get(text) ?? 0);
};

export type TextColumn = { readonly codes: Uint32Array; readonly contents: readonly string[] };

/** By folded title, then by folded trim; a vehicle without a trim comes after its namesakes. */
const nameKeys = (titles: TextColumn, trims: TextColumn): Float64Array => {
  const titlePlaces = placesOf(titles.contents);
  const trimPlaces = placesOf(trims.contents);
  const keys = new Float64Array(titles.codes.length);
  for (let row = 0; row < keys.length; row += 1) {
    const title = titlePlaces[titles.codes[row] as number] ?? titlePlaces.length;
    const trim = trimPlaces[trims.codes[row] as number] ?? trimPlaces.length;
    keys[row] = title * (trimPlaces.length + 1) + trim;
  }
  return keys;
};

export type SortSources = {
  readonly ranges: ReadonlyMap<FacetName, RangeColumn>;
  /** Milliseconds; NaN where unknown. */
  readonly firstSeen: Float64Array;
  readonly titles: TextColumn;
  readonly trims: TextColumn;
};

/** Every sort's order, computed once. Ties by id: descending for `recent`, ascending else. */
export const sortOrders = (sources: SortSources): Readonly<Record<Sort, SortOrder>> => {
  const range = (name: FacetName): RangeColumn => {
    const column = sources.ranges.get(name);
    if (!column) throw new Error(`There is no range facet named ${name} to sort by`);
    return column;
  };
  const ascending = (name: FacetName): SortOrder => ranked(range(name).data.order);
  const descending = (name: FacetName): SortOrder => ranked(stableOrder(range(name).keys, { descending: true }));
  return {
    recent: ranked(stableOrder(sources.firstSeen, { descending: true, lastRowFirst: true })),
    "price-asc": ascending("price"),
    "price-desc": descending("price"),
    "monthly-asc": ascending("monthly"),
    "mileage-asc": ascending("mileage"),
    "year-desc": descending("year"),
    "power-desc": descending("power"),
    name: ranked(stableOrder(nameKeys(sources.titles, sources.trims))),
  };
};
