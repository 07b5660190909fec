import type { Range } from "../../vehicles/index.ts";
import type { RangeData } from "../stock-index-data.ts";

/** `numbers` must be in ascending order. */
const countBelow = (numbers: Int32Array | Uint32Array, bound: number): number => {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] as number) < bound) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Positions in the facet's order whose values are in the range; `end` is exclusive. */
export const positionsWithin = (facet: RangeData, range: Range): { start: number; end: number } => {
  const from = range.min === null ? 0 : countBelow(facet.distinct, range.min);
  const to = range.max === null ? facet.distinct.length : countBelow(facet.distinct, range.max + 1);
  return {
    start: facet.starts[from] as number,
    end: Math.max(facet.starts[to] as number, facet.starts[from] as number),
  };
};

/** The vehicle at `position` must have a known value. */
export const valueAtPosition = (facet: RangeData, position: number): number =>
  facet.distinct[countBelow(facet.starts, position + 1) - 1] as number;
