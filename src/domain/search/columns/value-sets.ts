import { type Bitmap, uniteWith, addRow, wordCount } from "./bitmap.ts";
import { sharedUint32 } from "./growing-column.ts";

/** The rows of each value of a column: a bitmap, or a list of rows if the value is rare and the list is smaller. */
export type ValueSets = {
  /** Number of rows by value. */
  readonly counts: Uint32Array;
  /** By value: start of its bitmap or list, in 32-bit words. */
  readonly starts: Uint32Array;
  readonly bitmaps: Uint32Array;
  readonly lists: Uint32Array;
};

const isDense = (count: number, wordsPerBitmap: number): boolean => count >= wordsPerBitmap && count > 0;

const allocateSets = (counts: Uint32Array, wordsPerBitmap: number): ValueSets => {
  const starts = sharedUint32(counts.length);
  let dense = 0;
  let listed = 0;
  for (let value = 0; value < counts.length; value += 1) {
    const count = counts[value] as number;
    starts[value] = isDense(count, wordsPerBitmap) ? dense : listed;
    if (isDense(count, wordsPerBitmap)) dense += wordsPerBitmap;
    else listed += count;
  }
  return { counts, starts, bitmaps: sharedUint32(dense), lists: sharedUint32(listed) };
};

/** Sets of the codes 0 to `values` - 1; rows with a higher code are in no set. */
export const createValueSets = (codes: ArrayLike<number>, values: number): ValueSets => {
  const counts = sharedUint32(values);
  for (let row = 0; row < codes.length; row += 1) {
    const code = codes[row] as number;
    if (code < values) counts[code] = (counts[code] as number) + 1;
  }
  const wordsPerBitmap = wordCount(codes.length);
  const sets = allocateSets(counts, wordsPerBitmap);
  const next = sets.starts.slice();
  for (let row = 0; row < codes.length; row += 1) {
    const code = codes[row] as number;
    if (code >= values) continue;
    const start = next[code] as number;
    if (isDense(counts[code] as number, wordsPerBitmap)) {
      const word = start + (row >>> 5);
      sets.bitmaps[word] = (sets.bitmaps[word] as number) | (1 << (row & 31));
    } else {
      sets.lists[start] = row;
      next[code] = start + 1;
    }
  }
  return sets;
};

/** Rows whose cell has a bit of `mask`. */
export const createMaskBitmap = (cells: Uint8Array, mask: number): Bitmap => {
  const bitmap = sharedUint32(wordCount(cells.length));
  for (let row = 0; row < cells.length; row += 1) {
    if (((cells[row] as number) & mask) !== 0) addRow(bitmap, row);
  }
  return bitmap;
};

/** The bitmap of a value; null if its rows are a list. */
export const denseBitmap = (sets: ValueSets, value: number, wordsPerBitmap: number): Bitmap | null => {
  if (!isDense(sets.counts[value] as number, wordsPerBitmap)) return null;
  const start = sets.starts[value] as number;
  return sets.bitmaps.subarray(start, start + wordsPerBitmap);
};

/** Adds the rows of a value to `target`. */
export const addValue = (sets: ValueSets, value: number, target: Bitmap): void => {
  const bitmap = denseBitmap(sets, value, target.length);
  if (bitmap) {
    uniteWith(target, bitmap);
    return;
  }
  const start = sets.starts[value] as number;
  const end = start + (sets.counts[value] as number);
  for (let index = start; index < end; index += 1) addRow(target, sets.lists[index] as number);
};
