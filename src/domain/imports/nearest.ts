import { fold } from "../shared/index.ts";

/** Number of single-character edits between two words (Levenshtein 1966); `limit` + 1 where it is more than `limit`. */
export const editDistance = (a: string, b: string, limit: number): number => {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const swap = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(swap, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    previous = row;
  }
  return Math.min(previous[b.length] ?? 0, limit + 1);
};

/** The known word nearest to what was written, or null where none is near: a third of its letters may differ, two at least. */
export const nearest = (written: string, known: Iterable<string>): string | null => {
  const wanted = fold(written.slice(0, 80)).trim();
  let best: string | null = null;
  let fewest = Math.max(2, Math.floor(wanted.length / 3)) + 1;
  for (const candidate of known) {
    const edits = editDistance(wanted, fold(candidate), fewest - 1);
    if (edits < fewest) [best, fewest] = [candidate, edits];
  }
  return best;
};
