import type { Atom } from "./atoms.ts";
import { LINKS } from "./stop-words.ts";

/** A word without the mark of its plural: "sièges" and "siège" are one, and so are "bleus" and "bleu". */
export const singular = (word: string): string => (word.length > 3 ? word.replace(/[sx]$/, "") : word);

/** Under which a phrase is kept: its words in the singular, run together, so that hyphens and blanks never matter. */
export const nameKey = (atoms: readonly Pick<Atom, "text">[]): string =>
  atoms.map(({ text }) => singular(text)).join("");

/** The same without the little words between the first and the last one: "boîte de vitesses" is "boîte vitesses". */
export const phraseKey = (atoms: readonly Pick<Atom, "text">[]): string =>
  nameKey(atoms.filter(({ text }, at) => at === 0 || at === atoms.length - 1 || !LINKS.has(text)));
