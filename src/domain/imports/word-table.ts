import { fold } from "../shared/index.ts";

/** What a word of a feed stands for; undefined where the table does not know it. */
export type WordTable = (word: string) => string | undefined;

const ANY_REST = "*";

/**
 * A table that is asked without case and accents. A name that ends in `*` stands for every word that begins with it; the
 * longest counts, and an exact name before it.
 */
export const wordTable = (table: Readonly<Record<string, string>>): WordTable => {
  const folded = Object.entries(table).map(([name, meaning]) => [fold(name).trim(), meaning] as const);
  const exact = new Map(folded.filter(([name]) => !name.endsWith(ANY_REST)));
  const heads = folded
    .filter(([name]) => name.endsWith(ANY_REST))
    .map(([name, meaning]) => [name.slice(0, -1), meaning] as const)
    .sort(([a], [b]) => b.length - a.length);
  return (word) => {
    const known = exact.get(word);
    if (known !== undefined) return known;
    const plain = fold(word).trim();
    return exact.get(plain) ?? heads.find(([head]) => plain.startsWith(head))?.[1];
  };
};
