import type { FlagFacet, KeyFacet } from "../vehicles/index.ts";
import type { FacetColumn } from "./choice-column.ts";
import { type GrowingColumn, growingUint8 } from "./growing-column.ts";
import type { AllOfData, FlagData, MarkPlace } from "./stock-index-data.ts";
import { setOfMask } from "./value-sets.ts";

/** Marks told by one cell: four are 16 codes, and three such cells still make a small group. */
const MARKS_A_CELL = 4;

const CODES = 1 << MARKS_A_CELL;

/** Of a closed list, any number of values a vehicle. */
export const allOfColumn = (facet: KeyFacet): FacetColumn<AllOfData> => {
  const values = Object.keys(facet.keys);
  const placeOf = new Map<string, number>(values.map((value, place) => [value, place]));
  const cells = Array.from({ length: Math.ceil(values.length / MARKS_A_CELL) }, growingUint8);
  const row = new Uint8Array(cells.length);
  return {
    add(record) {
      row.fill(0);
      const found = facet.read(record) ?? [];
      for (const value of typeof found === "string" ? [found] : found) {
        const place = placeOf.get(value);
        if (place === undefined) continue;
        const cell = Math.floor(place / MARKS_A_CELL);
        row[cell] = (row[cell] as number) | (1 << (place % MARKS_A_CELL));
      }
      for (let cell = 0; cell < cells.length; cell += 1) {
        (cells[cell] as GrowingColumn<Uint8Array>).push(row[cell] as number);
      }
    },
    finish(arrange, tallies) {
      const columns = cells.map((cell) => ({ codes: arrange(cell.cells()), size: CODES, tally: tallies.take(CODES) }));
      const marks: MarkPlace[] = [];
      const bitmaps: Uint32Array[] = [];
      for (const [cell, { codes, tally }] of columns.entries()) {
        for (let mark = 0; mark < MARKS_A_CELL && cell * MARKS_A_CELL + mark < values.length; mark += 1) {
          marks.push({ tally, codes: CODES, mask: 1 << mark });
          bitmaps.push(setOfMask(codes, 1 << mark));
        }
      }
      return { data: { kind: "all-of", values, labels: Object.values(facet.keys), marks, bitmaps }, columns };
    },
  };
};

/** Yes, or not known to be so. */
export const flagColumn = (facet: FlagFacet): FacetColumn<FlagData> => {
  const cells = growingUint8();
  return {
    add: (record) => cells.push(facet.read(record) ? 1 : 0),
    finish(arrange, tallies) {
      const codes = arrange(cells.cells());
      const tally = tallies.take(2);
      return {
        data: { kind: "flag", mark: { tally, codes: 2, mask: 1 }, bitmap: setOfMask(codes, 1) },
        columns: [{ codes, size: 2, tally }],
      };
    },
  };
};
