/** Optimal string alignment, directly from its definition. */
export const referenceDistance = (one: string, other: string): number => {
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

/** The smallest distance to a prefix of `word`. */
export const referenceTypos = (term: string, token: string): number =>
  Math.min(...Array.from({ length: token.length + 1 }, (_, end) => referenceDistance(term, token.slice(0, end))));

/** The known tokens that a search term matches. */
export const referenceMatches = (term: string, known: readonly string[]): string[] => {
  const isComplete = term.length === 1 || /^[0-9]{2}$/.test(term);
  const prefixMatches = known.filter((token) => (isComplete ? token === term : token.startsWith(term)));
  const allowed = term.length < 4 || /[0-9]/.test(term) ? 0 : term.length < 7 ? 1 : 2;
  if (prefixMatches.length > 0 || allowed === 0) return prefixMatches;
  const typos = new Map(known.map((token) => [token, referenceTypos(term, token)]));
  const fewest = Math.min(allowed, ...typos.values());
  return known.filter((token) => typos.get(token) === fewest);
};
