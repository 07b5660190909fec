import type { Range } from "../vehicles/index.ts";
import type { RangeData } from "./stock-index-data.ts";

/** How many of the ascending `numbers` are below `bound`. */
const below = (numbers: Int32Array | Uint32Array, bound: number): number => {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] as number) < bound) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** The run of places in the facet's order whose values lie in the range, `end` not included. */
export const placesWithin = (facet: RangeData, range: Range): { start: number; end: number } => {
  const from = range.min === null ? 0 : below(facet.distinct, range.min);
  const to = range.max === null ? facet.distinct.length : below(facet.distinct, range.max + 1);
  return {
    start: facet.starts[from] as number,
    end: Math.max(facet.starts[to] as number, facet.starts[from] as number),
  };
};

/** The value at a place of the facet's order that holds a vehicle with a known one. */
export const valueAtPlace = (facet: RangeData, place: number): number =>
  facet.distinct[below(facet.starts, place + 1) - 1] as number;
