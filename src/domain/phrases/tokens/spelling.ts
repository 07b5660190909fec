export type Spelling = {
  readonly isKnown: (word: string) => boolean;
  /** The nearest known word within one edit, or two from 7 letters with the same initial; null if there is none. */
  readonly nearest: (word: string) => string | null;
};

/** Shorter words are never corrected. */
export const MIN_CORRECTED_LENGTH = 4;

/** One edit, or two from 7 letters. */
export const maxEdits = (typed: string): number => (typed.length < 7 ? 1 : 2);

/**
 * Letters inserted, deleted or replaced, and neighbours swapped (optimal string alignment). Returns `limit + 1` for any
 * distance above `limit`.
 */
export const optimalStringAlignmentDistance = (one: string, other: string, limit: number): number => {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let previous: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      let cost = Math.min(
        cell(above, column) + 1,
        cell(current, column - 1) + 1,
        cell(above, column - 1) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]) {
        cost = Math.min(cost, cell(previous, column - 2) + 1);
      }
      current.push(cost);
    }
    if (Math.min(...current) > limit) return limit + 1;
    [previous, above] = [above, current];
  }
  return Math.min(cell(above, other.length), limit + 1);
};

const cell = (row: readonly number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY;

/** One bit per letter that occurs. The edit distance of two words is at least half the number of differing bits. */
const letterMask = (word: string): number => {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1) letters |= 1 << (word.charCodeAt(index) - 97);
  return letters;
};

const countBits = (mask: number): number => {
  let count = 0;
  for (let remaining = mask; remaining !== 0; remaining &= remaining - 1) count += 1;
  return count;
};

/**
 * Among equally near words, one with the same initial wins, then the first. `isCorrect`: further words that are known
 * but never proposed.
 */
export const createSpelling = (
  words: Iterable<string>,
  isCorrect: (word: string) => boolean = () => false,
): Spelling => {
  const known = new Set(words);
  const byLength = new Map<number, { readonly word: string; readonly letters: number }[]>();
  for (const word of known) {
    if (word.length < MIN_CORRECTED_LENGTH || /[^a-z]/.test(word)) continue;
    const candidate = { word, letters: letterMask(word) };
    const others = byLength.get(word.length);
    if (others) others.push(candidate);
    else byLength.set(word.length, [candidate]);
  }
  const nearest = (typed: string): string | null => {
    if (typed.length < MIN_CORRECTED_LENGTH) return null;
    const letters = letterMask(typed);
    let best: string | null = null;
    let minRank = Number.POSITIVE_INFINITY;
    for (const length of [0, 1, -1, 2, -2].map((more) => typed.length + more)) {
      for (const { word, letters: others } of byLength.get(length) ?? []) {
        const sameInitial = word[0] === typed[0];
        const limit = sameInitial ? maxEdits(typed) : 1;
        if (countBits(letters ^ others) > 2 * limit) continue;
        const distance = optimalStringAlignmentDistance(typed, word, limit);
        const rank = distance + (sameInitial ? 0 : 0.5);
        if (distance <= limit && rank < minRank) [best, minRank] = [word, rank];
      }
    }
    return best;
  };
  return { isKnown: (word) => known.has(word) || isCorrect(word), nearest };
};
