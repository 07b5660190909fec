import { type Bitmap, addAll, addRow, wordsFor } from "./bitmap.ts";
import { sharedUint32 } from "./shared-memory.ts";

/**
 * The rows of each value of a column: a bitmap where that is the smaller form, a list of rows where the value is rare.
 */
export type ValueSets = {
  /** Rows a value has. */
  readonly counts: Uint32Array;
  /** Where a value's bitmap or list begins, in words. */
  readonly starts: Uint32Array;
  readonly bitmaps: Uint32Array;
  readonly lists: Uint32Array;
};

const isDense = (count: number, words: number): boolean => count >= words && count > 0;

const layOut = (counts: Uint32Array, words: number): ValueSets => {
  const starts = sharedUint32(counts.length);
  let dense = 0;
  let listed = 0;
  for (let value = 0; value < counts.length; value += 1) {
    const count = counts[value] as number;
    starts[value] = isDense(count, words) ? dense : listed;
    if (isDense(count, words)) dense += words;
    else listed += count;
  }
  return { counts, starts, bitmaps: sharedUint32(dense), lists: sharedUint32(listed) };
};

/** Sets of the values 0 to `values` - 1 of a column; a row with a code past them has none. */
export const setsOfCodes = (codes: ArrayLike<number>, values: number): ValueSets => {
  const counts = sharedUint32(values);
  for (let row = 0; row < codes.length; row += 1) {
    const code = codes[row] as number;
    if (code < values) counts[code] = (counts[code] as number) + 1;
  }
  const words = wordsFor(codes.length);
  const sets = layOut(counts, words);
  const next = sets.starts.slice();
  for (let row = 0; row < codes.length; row += 1) {
    const code = codes[row] as number;
    if (code >= values) continue;
    const start = next[code] as number;
    if (isDense(counts[code] as number, words)) {
      const word = start + (row >>> 5);
      sets.bitmaps[word] = (sets.bitmaps[word] as number) | (1 << (row & 31));
    } else {
      sets.lists[start] = row;
      next[code] = start + 1;
    }
  }
  return sets;
};

/** The set of the rows whose cell has a bit of `mask`. */
export const setOfMask = (cells: Uint8Array, mask: number): Bitmap => {
  const bitmap = sharedUint32(wordsFor(cells.length));
  for (let row = 0; row < cells.length; row += 1) {
    if (((cells[row] as number) & mask) !== 0) addRow(bitmap, row);
  }
  return bitmap;
};

/** The bitmap a value has of its own, or null where its rows are a list. */
export const ownBitmap = (sets: ValueSets, value: number, words: number): Bitmap | null => {
  if (!isDense(sets.counts[value] as number, words)) return null;
  const start = sets.starts[value] as number;
  return sets.bitmaps.subarray(start, start + words);
};

/** Adds the rows of a value to `target`. */
export const addValue = (sets: ValueSets, value: number, target: Bitmap): void => {
  const bitmap = ownBitmap(sets, value, target.length);
  if (bitmap) {
    addAll(target, bitmap);
    return;
  }
  const start = sets.starts[value] as number;
  const end = start + (sets.counts[value] as number);
  for (let at = start; at < end; at += 1) addRow(target, sets.lists[at] as number);
};
