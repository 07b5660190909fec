import { type Atom, readAtoms } from "./atoms.ts";
import { LINKS } from "./stop-words.ts";

const joined = (atoms: readonly Atom[]): string => atoms.map(({ root }) => root).join("");

/** The atoms without the little words between the first and the last one: "boîte [de] vitesses". */
export const withoutLinks = (atoms: readonly Atom[]): readonly Atom[] =>
  atoms.filter(({ text }, at) => at === 0 || at === atoms.length - 1 || !LINKS.has(text));

/** A name's key: its words in the singular, run together, so that hyphens and blanks never matter. */
export const nameKey = (name: string): string => joined(readAtoms(name));

/** A phrase's key: the same without the little words inside. */
export const keyOfAtoms = (atoms: readonly Atom[]): string => joined(withoutLinks(atoms));

export const phraseKey = (phrase: string): string => keyOfAtoms(readAtoms(phrase));
