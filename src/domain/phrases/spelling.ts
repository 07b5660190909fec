/** Words as they are spelt, to find the one that was meant. */
export type Spelling = {
  readonly knows: (word: string) => boolean;
  /** The nearest known word: one slip away, or two where 7 letters were typed and it begins alike; null where none is. */
  readonly nearest: (word: string) => string | null;
};

/** Shorter words are never taken for misspelt. */
export const SHORTEST_MISSPELT = 4;

/** Slips a typed word may have: one, two from 7 letters. */
export const slipsAllowed = (typed: string): number => (typed.length < 7 ? 1 : 2);

/**
 * Slips between two words: letters left out, put in, changed, or two neighbours swapped (optimal string alignment).
 * Stops at more than `limit` and answers `limit + 1`.
 */
export const slips = (one: string, other: string, limit: number): number => {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      let least = Math.min(at(above, column) + 1, at(current, column - 1) + 1, at(above, column - 1) + (same ? 0 : 1));
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]) {
        least = Math.min(least, at(before, column - 2) + 1);
      }
      current.push(least);
    }
    if (Math.min(...current) > limit) return limit + 1;
    [before, above] = [above, current];
  }
  return Math.min(at(above, other.length), limit + 1);
};

const at = (row: readonly number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY;

/** Which letters a word has, a bit each: two words differ by at least half as many slips as these by bits. */
const lettersOf = (word: string): number => {
  let letters = 0;
  for (let place = 0; place < word.length; place += 1) letters |= 1 << (word.charCodeAt(place) - 97);
  return letters;
};

const bits = (mask: number): number => {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count += 1;
  return count;
};

type Candidate = { readonly word: string; readonly letters: number };

/**
 * Of words equally near the first one is taken, so names come before words; before them one that begins alike.
 * `isWhole`: further words that are spelt right, though nothing is misspelt for them.
 */
export const createSpelling = (words: Iterable<string>, isWhole: (word: string) => boolean = () => false): Spelling => {
  const known = new Set(words);
  const byLength = new Map<number, Candidate[]>();
  for (const word of known) {
    if (word.length < SHORTEST_MISSPELT || /[^a-z]/.test(word)) continue;
    const candidate = { word, letters: lettersOf(word) };
    const others = byLength.get(word.length);
    if (others) others.push(candidate);
    else byLength.set(word.length, [candidate]);
  }
  const nearest = (typed: string): string | null => {
    if (typed.length < SHORTEST_MISSPELT) return null;
    const letters = lettersOf(typed);
    let best: string | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const length of [0, 1, -1, 2, -2].map((more) => typed.length + more)) {
      for (const { word, letters: others } of byLength.get(length) ?? []) {
        const alike = word[0] === typed[0];
        const limit = alike ? slipsAllowed(typed) : 1;
        if (bits(letters ^ others) > 2 * limit) continue;
        const distance = slips(typed, word, limit);
        const rank = distance + (alike ? 0 : 0.5);
        if (distance <= limit && rank < least) [best, least] = [word, rank];
      }
    }
    return best;
  };
  return { knows: (word) => known.has(word) || isWhole(word), nearest };
};
