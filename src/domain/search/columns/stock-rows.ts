import { growingFloat64 } from "./growing-column.ts";
import { stableOrder } from "./stable-order.ts";

/** The cells of the remaining rows, in ascending order of id, as a copy. */
export type Arrange = <T extends Uint8Array | Uint32Array | Float64Array>(cells: T) => T;

/** Rows by id, in insertion order. A removed row stays until the table is rebuilt. */
type StockRows = {
  readonly append: (id: number) => number;
  /** The row of an id; null if there is none. */
  readonly find: (id: number) => number | null;
  readonly remove: (id: number) => void;
  /** Share of removed rows. */
  readonly removedShare: () => number;
  readonly arrange: () => Arrange;
  /** Ids of the remaining rows, ascending. Throws if two are equal. */
  readonly ids: (arrange: Arrange) => Float64Array;
};

const findAscending = (ids: Float64Array, length: number, id: number): number | null => {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ids[middle] as number) < id) low = middle + 1;
    else high = middle;
  }
  return low < length && ids[low] === id ? low : null;
};

const copyCells: Arrange = (cells) => cells.slice() as typeof cells;

const pickCells =
  (rows: Uint32Array): Arrange =>
  (cells) => {
    const picked = cells.slice(0, rows.length) as typeof cells;
    for (let row = 0; row < rows.length; row += 1) picked[row] = cells[rows[row] as number] as number;
    return picked;
  };

export const createStockRows = (): StockRows => {
  const ids = growingFloat64();
  /** Number of leading rows with ascending ids, as the database returns them. The others are in `later`. */
  let ascending = 0;
  const later = new Map<number, number>();
  const removed = new Set<number>();
  const size = (): number => ids.cells().length;

  const findAmongFirst = (id: number): number | null => {
    const row = findAscending(ids.cells(), ascending, id);
    return row === null || removed.has(row) ? null : row;
  };
  const find = (id: number): number | null => later.get(id) ?? findAmongFirst(id);

  return {
    append(id) {
      const row = size();
      const isNext = row === ascending && (row === 0 || (ids.cells()[row - 1] as number) < id);
      ids.set(row, id);
      if (isNext) ascending += 1;
      else later.set(id, row);
      return row;
    },
    find,
    remove(id) {
      const row = find(id);
      if (row === null) return;
      removed.add(row);
      later.delete(id);
    },
    removedShare: () => removed.size / Math.max(1, size()),
    arrange() {
      if (removed.size === 0 && ascending === size()) return copyCells;
      const keys = ids.cells().slice();
      for (const row of removed) keys[row] = Number.NaN;
      return pickCells(stableOrder(keys).subarray(0, keys.length - removed.size));
    },
    ids(arrange) {
      const sorted = arrange(ids.cells());
      for (let row = 1; row < sorted.length; row += 1)
        if (sorted[row] === sorted[row - 1]) throw new Error(`Two vehicles of the stock have the id ${sorted[row]}`);
      return sorted;
    },
  };
};
