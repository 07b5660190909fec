import type { Range, RangeFacet, StockRecord } from "../../vehicles/index.ts";
import type { FacetColumn } from "./choice-column.ts";
import { growingFloat64, sharedInt32, sharedUint32 } from "./growing-column.ts";
import { stableOrder } from "./stable-order.ts";
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

/** Sort keys for facets whose unit is too coarse to sort by: prices sort by the cent. */
const FINER_KEYS: Readonly<Record<string, (record: StockRecord) => number | null>> = {
  price: (record) => record.price.purchase?.cents ?? null,
  monthly: (record) => record.monthly_cents,
};

/** Start of each run of equal numbers among the first `length`, plus a final end. */
const findRuns = (
  length: number,
  numberAt: (position: number) => number,
): { numbers: Int32Array; starts: Uint32Array } => {
  const starts: number[] = [];
  for (let position = 0; position < length; position += 1) {
    if (position === 0 || numberAt(position) !== numberAt(position - 1)) starts.push(position);
  }
  const numbers = sharedInt32(starts.length);
  numbers.set(starts.map(numberAt));
  const shared = sharedUint32(starts.length + 1);
  shared.set(starts);
  shared[starts.length] = length;
  return { numbers, starts: shared };
};

/** `keys`: the sort key of each row, reused by the sort orders. */
export type RangeColumn = { readonly data: RangeData; readonly keys: Float64Array };

/** For integer values; NaN means unknown. */
export const createRangeColumn = (facet: RangeFacet): FacetColumn<RangeColumn> => {
  const values = growingFloat64();
  const finerKey = FINER_KEYS[facet.name];
  const finerKeys = finerKey && growingFloat64();
  return {
    set(row, record) {
      values.set(row, facet.read(record) ?? Number.NaN);
      finerKeys?.set(row, finerKey?.(record) ?? Number.NaN);
    },
    finish(arrange, counters) {
      const cells = arrange(values.cells());
      const keys = finerKeys ? arrange(finerKeys.cells()) : cells;
      const order = stableOrder(keys);
      let knownCount = order.length;
      while (knownCount > 0 && Number.isNaN(cells[order[knownCount - 1] as number])) knownCount -= 1;
      const valueAt = (position: number): number => cells[order[position] as number] as number;
      const distinct = findRuns(knownCount, valueAt);
      const bins = findRuns(knownCount, (position) => Math.floor(valueAt(position) / facet.step));
      const codes = new Uint32Array(cells.length).fill(bins.numbers.length);
      for (let code = 0; code < bins.numbers.length; code += 1) {
        const end = bins.starts[code + 1] as number;
        for (let position = bins.starts[code] as number; position < end; position += 1)
          codes[order[position] as number] = code;
      }
      const size = bins.numbers.length + 1;
      const countsOffset = counters.allocate(size);
      const data: RangeData = {
        kind: "range",
        countsOffset,
        step: facet.step,
        bins: bins.numbers,
        binStarts: bins.starts,
        distinct: distinct.numbers,
        starts: distinct.starts,
        order,
      };
      return { data: { data, keys }, columns: [{ codes, size, countsOffset }] };
    },
  };
};
