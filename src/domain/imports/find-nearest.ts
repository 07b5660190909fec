import { fold } from "../shared/index.ts";

/** Names of columns are equal whatever their signs: "Interne Nummer" and `interne_nummer` are "internenummer". */
export const plainName = (name: string): string => fold(name).replaceAll(/[^a-z0-9]/g, "");

/**
 * Number of single-character edits between two texts; `limit` + 1 if it exceeds `limit`. Swapped neighbours are two edits,
 * unlike in the optimal string alignment distance of the phrases. Source: Levenshtein 1966.
 */
export const levenshteinDistance = (a: string, b: string, limit: number): number => {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const substitution = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(substitution, (previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    previous = row;
  }
  return Math.min(previous[b.length] ?? 0, limit + 1);
};

/** The known text closest to `text`; null if more than a third of the characters (at least two) differ. */
export const findNearest = (text: string, known: Iterable<string>): string | null => {
  const folded = fold(text.slice(0, 80)).trim();
  let best: string | null = null;
  let fewest = Math.max(2, Math.floor(folded.length / 3)) + 1;
  for (const candidate of known) {
    const edits = levenshteinDistance(folded, fold(candidate), fewest - 1);
    if (edits < fewest) [best, fewest] = [candidate, edits];
  }
  return best;
};
