import { readAtoms, type Atom } from "./atoms.ts";
import { LINKS } from "./stop-words.ts";
import { phraseKey } from "./word-forms.ts";

/** The phrases of one kind, found by the longest that begins at an atom. */
export type PhraseMap<T> = {
  /** The longest phrase from `at` on that ends before `stop`, and where it ends. */
  readonly longestAt: (atoms: readonly Atom[], at: number, stop?: number) => Found<T> | null;
};

export type Found<T> = { readonly value: T; readonly to: number };

/** Atoms of the longest phrase there is, little words counted. */
const LONGEST_PHRASE = 10;

/** A comma, a bracket or a full stop before a blank ends a phrase. */
const endsPhrase = (between: string): boolean => /[,;:!?()]|\.\s/.test(between);

/** Where a phrase that begins at `at` must end at the latest. */
export const reach = (atoms: readonly Atom[], at: number, stop = atoms.length): number => {
  const last = Math.min(stop, atoms.length, at + LONGEST_PHRASE);
  let to = Math.min(at + 1, last);
  while (to < last && !endsPhrase(atoms[to]?.before ?? "")) to += 1;
  return to;
};

export const createPhraseMap = <T>(entries: ReadonlyMap<string, T>): PhraseMap<T> => ({
  longestAt(atoms, at, stop) {
    for (let to = reach(atoms, at, stop); to > at; to -= 1) {
      const last = atoms[to - 1];
      // A little word at the end belongs to what follows, unless it is all there is or hangs on the rest: "6d".
      if (to - at > 1 && last && last.before !== "" && LINKS.has(last.text)) continue;
      const value = entries.get(phraseKey(atoms.slice(at, to)));
      if (value !== undefined) return { value, to };
    }
    return null;
  },
});

/** By key: which of the comma-separated phrases stands for which value; the first one to claim a key keeps it. */
export const phrasesByKey = <T extends string>(table: Readonly<Partial<Record<T, string>>>): ReadonlyMap<string, T> => {
  const byKey = new Map<string, T>();
  for (const [value, phrases] of Object.entries(table) as [T, string][]) {
    for (const phrase of phrases.split(", ")) {
      const key = phraseKey(readAtoms(phrase));
      if (!byKey.has(key)) byKey.set(key, value);
    }
  }
  return byKey;
};
