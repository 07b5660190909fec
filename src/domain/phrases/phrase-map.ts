import type { Atom } from "./atoms.ts";
import { LINKS } from "./stop-words.ts";
import { phraseKey } from "./word-forms.ts";

export type Found<T> = { readonly value: T; readonly to: number };

/** Phrases of one kind, found by the longest that begins at an atom. */
export type PhraseMap<T> = {
  /** The longest phrase from `at` on that ends before `stop`, and where it ends. */
  readonly longestAt: (atoms: readonly Atom[], at: number, stop?: number) => Found<T> | null;
};

/** Atoms of the longest phrase there is, little words counted. */
const LONGEST_PHRASE = 10;

/** A comma, a bracket or a full stop before a blank ends a phrase. */
const endsPhrase = (between: string): boolean =>
  between.length > 0 && between !== " " && /[,;:!?()]|\.\s/.test(between);

/** How far a phrase that begins at `at` may go. */
const reach = (atoms: readonly Atom[], at: number, stop: number): number => {
  const last = Math.min(stop, atoms.length, at + LONGEST_PHRASE);
  let to = Math.min(at + 1, last);
  while (to < last && !endsPhrase(atoms[to]?.before ?? "")) to += 1;
  return to;
};

/** Every beginning of the keys: a run of atoms that is none of them is no phrase, however it goes on. */
const beginningsOf = (keys: Iterable<string>): ReadonlySet<string> => {
  const beginnings = new Set<string>();
  for (const key of keys) for (let length = key.length; length > 0; length -= 1) beginnings.add(key.slice(0, length));
  return beginnings;
};

/** Phrases by key; the little words between their first and last one need not be typed, nor need they be left out. */
export const createPhraseMap = <T>(entries: ReadonlyMap<string, T>): PhraseMap<T> => {
  const beginnings = beginningsOf(entries.keys());
  return {
    longestAt(atoms, at, stop = atoms.length) {
      let found: Found<T> | null = null;
      let key = "";
      const end = reach(atoms, at, stop);
      for (let to = at + 1; to <= end; to += 1) {
        const { text, root } = atoms[to - 1] as Atom;
        const value = entries.get(key + root);
        if (value !== undefined) found = { value, to };
        if (to === at + 1 || !LINKS.has(text)) key += root;
        if (!beginnings.has(key)) break;
      }
      return found;
    },
  };
};

/** Names by key; every atom of them counts, and two numbers apart are two numbers: "20 08" is no 2008. */
export const createNameMap = <T>(entries: ReadonlyMap<string, T>): PhraseMap<T> => {
  const beginnings = beginningsOf(entries.keys());
  return {
    longestAt(atoms, at, stop = atoms.length) {
      let found: Found<T> | null = null;
      let key = "";
      const end = reach(atoms, at, stop);
      for (let to = at + 1; to <= end; to += 1) {
        if (to > at + 1 && atoms[to - 1]?.kind === "digits" && atoms[to - 2]?.kind === "digits") break;
        key += atoms[to - 1]?.root ?? "";
        if (!beginnings.has(key)) break;
        const value = entries.get(key);
        if (value !== undefined) found = { value, to };
      }
      return found;
    },
  };
};

/** By key: which of the comma-separated phrases stands for which value; the first one to claim a key keeps it. */
export const phrasesByKey = <T extends string>(table: Readonly<Partial<Record<T, string>>>): ReadonlyMap<string, T> => {
  const byKey = new Map<string, T>();
  for (const [value, phrases] of Object.entries(table) as [T, string][]) {
    for (const key of phrases.split(", ").map(phraseKey)) if (!byKey.has(key)) byKey.set(key, value);
  }
  return byKey;
};
