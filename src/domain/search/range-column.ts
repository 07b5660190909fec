import type { RangeFacet, StockRecord } from "../vehicles/index.ts";
import type { FacetColumn } from "./choice-column.ts";
import { growingFloat64 } from "./growing-column.ts";
import { sharedInt32, sharedUint32 } from "./shared-memory.ts";
import { stableOrder } from "./stable-order.ts";
import type { RangeData } from "./stock-index-data.ts";

/** What a facet's vehicles are sorted by where its own unit is too coarse: prices by the cent. */
const FINER_KEYS: Readonly<Record<string, (record: StockRecord) => number | null>> = {
  price: (record) => record.price.purchase?.cents ?? null,
  monthly: (record) => record.monthly_cents,
};

/** Where each run of equal numbers begins among the first `length`; one more at the end. */
const runs = (length: number, numberAt: (place: number) => number): { numbers: Int32Array; starts: Uint32Array } => {
  const starts: number[] = [];
  for (let place = 0; place < length; place += 1) {
    if (place === 0 || numberAt(place) !== numberAt(place - 1)) starts.push(place);
  }
  const numbers = sharedInt32(starts.length);
  numbers.set(starts.map(numberAt));
  const shared = sharedUint32(starts.length + 1);
  shared.set(starts);
  shared[starts.length] = length;
  return { numbers, starts: shared };
};

/** A range facet's rows by value. `keys` are what they were sorted by, for the sorts to use again. */
export type RangeColumn = { readonly data: RangeData; readonly keys: Float64Array };

/** Whole numbers; NaN stands for unknown. */
export const rangeColumn = (facet: RangeFacet): FacetColumn<RangeColumn> => {
  const values = growingFloat64();
  const finer = FINER_KEYS[facet.name];
  const fine = finer && growingFloat64();
  return {
    add(record) {
      values.push(facet.read(record) ?? Number.NaN);
      fine?.push(finer?.(record) ?? Number.NaN);
    },
    finish(arrange, tallies) {
      const cells = arrange(values.cells());
      const keys = fine ? arrange(fine.cells()) : cells;
      const order = stableOrder(keys);
      let known = order.length;
      while (known > 0 && Number.isNaN(cells[order[known - 1] as number])) known -= 1;
      const valueAt = (place: number): number => cells[order[place] as number] as number;
      const distinct = runs(known, valueAt);
      const bins = runs(known, (place) => Math.floor(valueAt(place) / facet.step));
      const codes = new Uint32Array(cells.length).fill(bins.numbers.length);
      for (let code = 0; code < bins.numbers.length; code += 1) {
        const end = bins.starts[code + 1] as number;
        for (let place = bins.starts[code] as number; place < end; place += 1) codes[order[place] as number] = code;
      }
      const size = bins.numbers.length + 1;
      const tally = tallies.take(size);
      const data: RangeData = {
        kind: "range",
        tally,
        step: facet.step,
        bins: bins.numbers,
        binStarts: bins.starts,
        distinct: distinct.numbers,
        starts: distinct.starts,
        order,
      };
      return { data: { data, keys }, columns: [{ codes, size, tally }] };
    },
  };
};
