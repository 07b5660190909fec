/** Words as they are spelt, to find the one that was meant. */
export type Spelling = {
  readonly knows: (word: string) => boolean;
  /** The nearest known word: one slip away, or two where it has 7 letters and begins alike; null where none is. */
  readonly nearest: (word: string) => string | null;
};

/** Shorter words are never taken for misspelt. */
export const SHORTEST_MISSPELT = 4;

const LONG = 7;

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

/** Of words equally near the first one is taken, so names come before words. */
export const createSpelling = (words: Iterable<string>): Spelling => {
  const known = new Set(words);
  const byLength = new Map<number, string[]>();
  for (const word of known) {
    if (word.length < SHORTEST_MISSPELT || /\d/.test(word)) continue;
    const others = byLength.get(word.length);
    if (others) others.push(word);
    else byLength.set(word.length, [word]);
  }
  const nearest = (word: string): string | null => {
    if (word.length < SHORTEST_MISSPELT) return null;
    let best: string | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const length of [0, 1, -1, 2, -2].map((more) => word.length + more)) {
      for (const candidate of byLength.get(length) ?? []) {
        const alike = candidate[0] === word[0];
        const limit = alike && candidate.length >= LONG ? 2 : 1;
        const distance = slips(word, candidate, limit);
        // Among equals those that begin alike: people get the first letter right.
        const rank = distance + (alike ? 0 : 0.5);
        if (distance <= limit && rank < least) [best, least] = [candidate, rank];
      }
    }
    return best;
  };
  return { knows: (word) => known.has(word), nearest };
};
