import { words } from "../shared/index.ts";
import { sharedUint32, sharedUint8 } from "./shared-memory.ts";

/**
 * The words of some texts, and which texts have them. Words are sorted and written one after the other, in ASCII as
 * `words` leaves them.
 */
export type WordIndex = {
  readonly letters: Uint8Array;
  /** Where each word begins in `letters`; one more at the end. */
  readonly wordStarts: Uint32Array;
  /** Where each word's texts begin in `texts`; one more at the end. */
  readonly textStarts: Uint32Array;
  readonly texts: Uint32Array;
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

/** Texts are known by their place among `contents`. */
export const wordIndexOf = (contents: Iterable<string>): WordIndex => {
  const entries = wordsToTexts(contents);
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

/** Below, at or above 0: how the beginning of the word at `at` compares with `prefix`. */
const compareBeginning = (index: WordIndex, at: number, prefix: string): number => {
  const start = index.wordStarts[at] as number;
  const length = (index.wordStarts[at + 1] as number) - start;
  for (let letter = 0; letter < prefix.length; letter += 1) {
    if (letter === length) return -1;
    const difference = (index.letters[start + letter] as number) - prefix.charCodeAt(letter);
    if (difference !== 0) return difference;
  }
  return 0;
};

const firstWordWith = (index: WordIndex, prefix: string): number => {
  let low = 0;
  let high = index.wordStarts.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compareBeginning(index, middle, prefix) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** The words that begin with `prefix` (folded, letters and digits only), by their places. */
export const wordsWithPrefix = (index: WordIndex, prefix: string): number[] => {
  const found: number[] = [];
  const end = index.wordStarts.length - 1;
  for (let at = firstWordWith(index, prefix); at < end && compareBeginning(index, at, prefix) === 0; at += 1) {
    found.push(at);
  }
  return found;
};

export const hasWord = (index: WordIndex, word: string): boolean => {
  const at = firstWordWith(index, word);
  // A word sorts before every longer one that begins with it.
  return (
    at < index.wordStarts.length - 1 &&
    compareBeginning(index, at, word) === 0 &&
    (index.wordStarts[at + 1] as number) - (index.wordStarts[at] as number) === word.length
  );
};
