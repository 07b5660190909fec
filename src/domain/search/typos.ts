import type { WordIndex } from "./word-index.ts";

/**
 * Typos a typed word may have: none under 4 letters or with a digit (3008 is not 5008), one up to 6 letters, two from 7.
 */
export const typosAllowed = (word: string): number => {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 7 ? 1 : 2;
};

/** Words of an index by their places, all of them `typos` away. */
export type NearWords = { readonly typos: number; readonly words: readonly number[] };

/**
 * Distances between what was typed and a word's beginnings, one row a letter of the word: a row depends on the two before
 * it alone, so words that begin alike share rows.
 */
const distanceRows = (typed: string, most: number) => {
  const width = typed.length + 1;
  const depths = typed.length + most;
  const cells = new Uint8Array((depths + 1) * width).fill(most + 1);
  for (let at = 0; at <= Math.min(most, typed.length); at += 1) cells[at] = at;
  const cell = (depth: number, at: number): number => cells[depth * width + at] as number;

  const swapped = (letters: Uint8Array, place: number, depth: number, at: number): boolean =>
    depth > 1 &&
    at > 1 &&
    letters[place] === typed.charCodeAt(at - 2) &&
    letters[place - 1] === typed.charCodeAt(at - 1);

  /** Fills the row of the letter at `place`, the word's `depth`-th; answers its least distance. Far cells stay too far. */
  const fill = (letters: Uint8Array, place: number, depth: number): number => {
    let least = most + 1;
    if (depth <= most) {
      cells[depth * width] = depth;
      least = depth;
    }
    for (let at = Math.max(1, depth - most); at <= Math.min(typed.length, depth + most); at += 1) {
      const substituted = cell(depth - 1, at - 1) + (letters[place] === typed.charCodeAt(at - 1) ? 0 : 1);
      let distance = Math.min(substituted, cell(depth - 1, at) + 1, cell(depth, at - 1) + 1, most + 1);
      if (swapped(letters, place, depth, at)) distance = Math.min(distance, cell(depth - 2, at - 2) + 1);
      cells[depth * width + at] = distance;
      if (distance < least) least = distance;
    }
    return least;
  };
  return { depths, fill, whole: (depth: number): number => cell(depth, typed.length) };
};

const sharedLetters = ({ letters, wordStarts }: WordIndex, at: number): number => {
  if (at === 0) return 0;
  const before = wordStarts[at - 1] as number;
  const start = wordStarts[at] as number;
  const most = Math.min(start - before, (wordStarts[at + 1] as number) - start);
  let shared = 0;
  while (shared < most && letters[before + shared] === letters[start + shared]) shared += 1;
  return shared;
};

/**
 * The words with a beginning that is the fewest typos away from `typed`, at most `most` of them. A typo is a letter too many,
 * missing, wrong, or two neighbours swapped (optimal string alignment). The sorted words are walked like a trie, and a
 * branch is left as soon as nothing below it can be near.
 */
export const nearestWords = (index: WordIndex, typed: string, most: number): NearWords => {
  const { wordStarts, letters } = index;
  const rows = distanceRows(typed, most);
  // By depth: the fewest typos of a beginning up to there. Rows are known down to `depth`, where the walk may have ended.
  const fewest = new Uint8Array(rows.depths + 1).fill(most + 1);
  fewest[0] = Math.min(rows.whole(0), most + 1);
  let depth = 0;
  let ended = false;
  let found: { typos: number; words: number[] } = { typos: most + 1, words: [] };
  for (let at = 0; at < wordStarts.length - 1; at += 1) {
    const start = wordStarts[at] as number;
    const length = Math.min((wordStarts[at + 1] as number) - start, rows.depths);
    const shared = sharedLetters(index, at);
    if (shared < depth || !ended) {
      depth = Math.min(shared, depth);
      ended = false;
      while (!ended && depth < length) {
        depth += 1;
        ended = rows.fill(letters, start + depth - 1, depth) > most;
        fewest[depth] = Math.min(fewest[depth - 1] as number, rows.whole(depth));
      }
    }
    const typos = fewest[depth] as number;
    if (typos < found.typos) found = { typos, words: [] };
    if (typos === found.typos && typos <= most) found.words.push(at);
  }
  return found;
};
