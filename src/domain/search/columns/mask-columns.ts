import type { FlagFacet, KeyFacet } from "../../vehicles/index.ts";
import type { FacetColumn } from "./choice-column.ts";
import { type GrowingColumn, growingUint8 } from "./growing-column.ts";
import type { AllOfData, FlagData, MaskCounter } from "../stock-index-data.ts";
import { createMaskBitmap } from "./value-sets.ts";

/** Four values make 16 codes, and three such cells still make a small group. */
const VALUES_PER_CELL = 4;

const CODES_PER_CELL = 1 << VALUES_PER_CELL;

/** For any number of values per vehicle, from a closed list. `labels`: one for each key. */
export const createAllOfColumn = (facet: KeyFacet, labels: readonly string[]): FacetColumn<AllOfData> => {
  const values = facet.keys;
  const indexByValue = new Map<string, number>(values.map((value, index) => [value, index]));
  const cells = Array.from({ length: Math.ceil(values.length / VALUES_PER_CELL) }, growingUint8);
  const bits = new Uint8Array(cells.length);
  return {
    set(row, record) {
      bits.fill(0);
      const recordValues = facet.read(record) ?? [];
      for (const value of typeof recordValues === "string" ? [recordValues] : recordValues) {
        const index = indexByValue.get(value);
        if (index === undefined) continue;
        const cell = Math.floor(index / VALUES_PER_CELL);
        bits[cell] = (bits[cell] as number) | (1 << (index % VALUES_PER_CELL));
      }
      for (let cell = 0; cell < cells.length; cell += 1) {
        (cells[cell] as GrowingColumn<Uint8Array>).set(row, bits[cell] as number);
      }
    },
    finish(arrange, counters) {
      const columns = cells.map((cell) => ({
        codes: arrange(cell.cells()),
        size: CODES_PER_CELL,
        countsOffset: counters.allocate(CODES_PER_CELL),
      }));
      const maskCounters: MaskCounter[] = [];
      const bitmaps: Uint32Array[] = [];
      for (const [cell, { codes, countsOffset }] of columns.entries()) {
        for (let bit = 0; bit < VALUES_PER_CELL && cell * VALUES_PER_CELL + bit < values.length; bit += 1) {
          maskCounters.push({ countsOffset, codes: CODES_PER_CELL, mask: 1 << bit });
          bitmaps.push(createMaskBitmap(codes, 1 << bit));
        }
      }
      return { data: { kind: "all-of", values, labels, maskCounters, bitmaps }, columns };
    },
  };
};

/** For a flag; an unknown value is false. */
export const createFlagColumn = (facet: FlagFacet): FacetColumn<FlagData> => {
  const cells = growingUint8();
  return {
    set: (row, record) => cells.set(row, facet.read(record) ? 1 : 0),
    finish(arrange, counters) {
      const codes = arrange(cells.cells());
      const countsOffset = counters.allocate(2);
      return {
        data: { kind: "flag", maskCounter: { countsOffset, codes: 2, mask: 1 }, bitmap: createMaskBitmap(codes, 1) },
        columns: [{ codes, size: 2, countsOffset }],
      };
    },
  };
};
