/** Optimal string alignment, straight from its definition. */
export const oracleDistance = (one: string, other: string): number => {
  const rows = Array.from({ length: one.length + 1 }, (_, i) =>
    Array.from({ length: other.length + 1 }, (_unused, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= one.length; i += 1) {
    for (let j = 1; j <= other.length; j += 1) {
      const wrong = at(i - 1, j - 1) + (one[i - 1] === other[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const best = Math.min(wrong, at(i - 1, j) + 1, at(i, j - 1) + 1, swapped ? at(i - 2, j - 2) + 1 : wrong);
      (rows[i] as number[])[j] = best;
    }
  }
  return at(one.length, other.length);
};

/** From a word to the nearest of another word's beginnings. */
export const oracleTypos = (typed: string, word: string): number =>
  Math.min(...Array.from({ length: word.length + 1 }, (_, end) => oracleDistance(typed, word.slice(0, end))));

/** The known words a typed one stands for. */
export const oracleMeanings = (typed: string, known: readonly string[]): string[] => {
  const begun = known.filter((word) => word.startsWith(typed));
  const allowed = typed.length < 4 || /[0-9]/.test(typed) ? 0 : typed.length < 7 ? 1 : 2;
  if (begun.length > 0 || allowed === 0) return begun;
  const typos = new Map(known.map((word) => [word, oracleTypos(typed, word)]));
  const fewest = Math.min(allowed, ...typos.values());
  return known.filter((word) => typos.get(word) === fewest);
};
