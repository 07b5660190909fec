import { words } from "../shared/index.ts";
import type { Bitmap } from "./bitmap.ts";
import { growingUint32 } from "./growing-column.ts";
import { sharedUint32, sharedUint8 } from "./shared-memory.ts";
import { type ValueSets, addValue, setsOfCodes } from "./value-sets.ts";

/**
 * The words of one text of the vehicles. Vehicles share most of their texts, so a word leads to texts, and a text to
 * rows. Words are sorted and written one after the other, in ASCII as `words` leaves them.
 */
export type TextField = {
  readonly letters: Uint8Array;
  /** Where each word begins in `letters`; one more at the end. */
  readonly wordStarts: Uint32Array;
  /** Where each word's texts begin in `texts`; one more at the end. */
  readonly textStarts: Uint32Array;
  readonly texts: Uint32Array;
  readonly rows: ValueSets;
};

const wordsToTexts = (texts: Iterable<string>): [string, number[]][] => {
  const found = new Map<string, number[]>();
  let text = 0;
  for (const content of texts) {
    for (const word of new Set(words(content))) {
      const places = found.get(word);
      if (places) places.push(text);
      else found.set(word, [text]);
    }
    text += 1;
  }
  return [...found].sort(([left], [right]) => (left < right ? -1 : 1));
};

const vocabularyOf = (entries: readonly [string, number[]][]): Omit<TextField, "rows"> => {
  const letters = sharedUint8(entries.reduce((sum, [word]) => sum + word.length, 0));
  const texts = sharedUint32(entries.reduce((sum, [, places]) => sum + places.length, 0));
  const wordStarts = sharedUint32(entries.length + 1);
  const textStarts = sharedUint32(entries.length + 1);
  let letter = 0;
  let text = 0;
  for (const [at, [word, places]] of entries.entries()) {
    for (let index = 0; index < word.length; index += 1) letters[letter + index] = word.charCodeAt(index);
    texts.set(places, text);
    letter += word.length;
    text += places.length;
    wordStarts[at + 1] = letter;
    textStarts[at + 1] = text;
  }
  return { letters, wordStarts, textStarts, texts };
};

export type TextBuilder = {
  readonly add: (text: string | null) => void;
  /** By row: the number of its text, or `contents().length` and above where it has none. */
  readonly codes: () => Uint32Array;
  /** The different texts by number. */
  readonly contents: () => string[];
};

const NO_TEXT = 0xffffffff;

export const createTextBuilder = (): TextBuilder => {
  const numbers = new Map<string, number>();
  const codes = growingUint32();
  return {
    add(text) {
      if (text === null) {
        codes.push(NO_TEXT);
        return;
      }
      let number = numbers.get(text);
      if (number === undefined) {
        number = numbers.size;
        numbers.set(text, number);
      }
      codes.push(number);
    },
    codes: () => codes.cells(),
    contents: () => [...numbers.keys()],
  };
};

export const textFieldOf = (codes: Uint32Array, contents: readonly string[]): TextField => ({
  ...vocabularyOf(wordsToTexts(contents)),
  rows: setsOfCodes(codes, contents.length),
});

/** Below, at or above 0: how the beginning of the word at `at` compares with `prefix`. */
const compareBeginning = (field: TextField, at: number, prefix: string): number => {
  const start = field.wordStarts[at] as number;
  const length = (field.wordStarts[at + 1] as number) - start;
  for (let index = 0; index < prefix.length; index += 1) {
    if (index === length) return -1;
    const difference = (field.letters[start + index] as number) - prefix.charCodeAt(index);
    if (difference !== 0) return difference;
  }
  return 0;
};

const firstWordWith = (field: TextField, prefix: string): number => {
  let low = 0;
  let high = field.wordStarts.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compareBeginning(field, middle, prefix) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Adds the rows whose text has a word that begins with `prefix` (folded, letters and digits only). */
export const addRowsWithPrefix = (field: TextField, prefix: string, target: Bitmap): void => {
  const end = field.wordStarts.length - 1;
  for (let at = firstWordWith(field, prefix); at < end && compareBeginning(field, at, prefix) === 0; at += 1) {
    const stop = field.textStarts[at + 1] as number;
    for (let place = field.textStarts[at] as number; place < stop; place += 1) {
      addValue(field.rows, field.texts[place] as number, target);
    }
  }
};
