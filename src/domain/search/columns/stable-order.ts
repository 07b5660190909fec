import { sharedUint32 } from "./growing-column.ts";

const DIGIT_BITS = 11;
const DIGITS = 1 << DIGIT_BITS;

type OrderOptions = { readonly descending?: boolean; readonly lastRowFirst?: boolean };

/** Rows with a known key in tie order, then rows with an unknown key. */
const rowsToSort = (keys: Float64Array, lastRowFirst: boolean): { rows: Uint32Array; knownCount: number } => {
  const rows = sharedUint32(keys.length);
  let knownCount = 0;
  let unknown = keys.length;
  for (let step = 0; step < keys.length; step += 1) {
    const row = lastRowFirst ? keys.length - 1 - step : step;
    if (Number.isNaN(keys[row])) {
      unknown -= 1;
      rows[unknown] = row;
    } else {
      rows[knownCount] = row;
      knownCount += 1;
    }
  }
  rows.subarray(knownCount).reverse();
  return { rows, knownCount };
};

const findExtremes = (keys: Float64Array): { lowest: number; highest: number } => {
  let lowest = Number.POSITIVE_INFINITY;
  let highest = Number.NEGATIVE_INFINITY;
  for (const key of keys) {
    if (key < lowest) lowest = key;
    if (key > highest) highest = key;
  }
  return { lowest, highest };
};

const scatter = (from: Uint32Array, to: Uint32Array, knownCount: number, digitOf: (row: number) => number): void => {
  const next = new Uint32Array(DIGITS);
  for (let step = 0; step < knownCount; step += 1) {
    const digit = digitOf(from[step] as number);
    next[digit] = (next[digit] as number) + 1;
  }
  for (let digit = 0, before = 0; digit < DIGITS; digit += 1) {
    const count = next[digit] as number;
    next[digit] = before;
    before += count;
  }
  for (let step = 0; step < knownCount; step += 1) {
    const row = from[step] as number;
    const digit = digitOf(row);
    const position = next[digit] as number;
    to[position] = row;
    next[digit] = position + 1;
  }
};

/**
 * Rows sorted by key, ties by row (ascending, or descending with `lastRowFirst`). NaN means unknown and sorts last in
 * both directions. Keys are integers that span less than 2^53. Radix sort: linear in the number of rows.
 */
export const stableOrder = (keys: Float64Array, options: OrderOptions = {}): Uint32Array => {
  const { rows, knownCount } = rowsToSort(keys, options.lastRowFirst === true);
  if (knownCount === 0) return rows;
  const { lowest, highest } = findExtremes(keys);
  let from: Uint32Array = rows;
  let to: Uint32Array = new Uint32Array(knownCount);
  for (let unit = 1; unit <= highest - lowest; unit *= DIGITS) {
    // Bitwise operators work modulo 2^32, which preserves the digit.
    scatter(from, to, knownCount, (row) => {
      const key = keys[row] as number;
      return Math.floor((options.descending === true ? highest - key : key - lowest) / unit) & (DIGITS - 1);
    });
    [from, to] = [to, from];
  }
  if (from !== rows) rows.set(from);
  return rows;
};
