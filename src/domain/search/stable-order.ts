import { sharedUint32 } from "./shared-memory.ts";

const DIGIT_BITS = 11;
const DIGITS = 1 << DIGIT_BITS;

export type Direction = { readonly descending?: boolean; readonly lastRowFirst?: boolean };

/** Rows whose key is known in the order ties keep, then those whose key is not, whatever the direction. */
const rowsToSort = (keys: Float64Array, lastRowFirst: boolean): { rows: Uint32Array; known: number } => {
  const rows = sharedUint32(keys.length);
  let known = 0;
  let unknown = keys.length;
  for (let step = 0; step < keys.length; step += 1) {
    const row = lastRowFirst ? keys.length - 1 - step : step;
    if (Number.isNaN(keys[row])) {
      unknown -= 1;
      rows[unknown] = row;
    } else {
      rows[known] = row;
      known += 1;
    }
  }
  rows.subarray(known).reverse();
  return { rows, known };
};

const extremes = (keys: Float64Array): { lowest: number; highest: number } => {
  let lowest = Number.POSITIVE_INFINITY;
  let highest = Number.NEGATIVE_INFINITY;
  for (const key of keys) {
    if (key < lowest) lowest = key;
    if (key > highest) highest = key;
  }
  return { lowest, highest };
};

const scatter = (from: Uint32Array, to: Uint32Array, known: number, digitOf: (row: number) => number): void => {
  const next = new Uint32Array(DIGITS);
  for (let step = 0; step < known; step += 1) {
    const digit = digitOf(from[step] as number);
    next[digit] = (next[digit] as number) + 1;
  }
  for (let digit = 0, before = 0; digit < DIGITS; digit += 1) {
    const count = next[digit] as number;
    next[digit] = before;
    before += count;
  }
  for (let step = 0; step < known; step += 1) {
    const row = from[step] as number;
    const digit = digitOf(row);
    const place = next[digit] as number;
    to[place] = row;
    next[digit] = place + 1;
  }
};

/**
 * Rows by key, ties by row (ascending, or descending with `lastRowFirst`); NaN is "unknown" and comes last in either
 * direction. Keys are whole numbers that span less than 2^53. Radix sort, so its cost grows with the rows alone.
 */
export const stableOrder = (keys: Float64Array, direction: Direction = {}): Uint32Array => {
  const { rows, known } = rowsToSort(keys, direction.lastRowFirst === true);
  if (known === 0) return rows;
  const { lowest, highest } = extremes(keys);
  let from: Uint32Array = rows;
  let to: Uint32Array = new Uint32Array(known);
  for (let unit = 1; unit <= highest - lowest; unit *= DIGITS) {
    // Bitwise operators take a number modulo 2^32, which leaves the digit whole.
    scatter(from, to, known, (row) => {
      const key = keys[row] as number;
      return Math.floor((direction.descending === true ? highest - key : key - lowest) / unit) & (DIGITS - 1);
    });
    [from, to] = [to, from];
  }
  if (from !== rows) rows.set(from);
  return rows;
};
