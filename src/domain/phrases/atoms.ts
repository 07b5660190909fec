import { fold } from "../shared/index.ts";

/**
 * The smallest piece that means something: letters, digits, or one of the signs that buyers count with. `20k€` is three of
 * them, `id.3` two, `4x4` three.
 */
export type Atom = {
  /** Folded. */
  readonly text: string;
  /** The text without the mark of a plural. */
  readonly root: string;
  readonly kind: "word" | "digits" | "sign";
  /** Where it stands in what was typed; `end` is behind it. */
  readonly start: number;
  readonly end: number;
  /** What stands between the atom before and this one, as typed. */
  readonly before: string;
};

/** Longer texts are cut: an address never carries more. */
export const LONGEST_TEXT = 200;

const SIGNS = new Set("<>≤≥€+~±");

/** A word without the mark of its plural: "sièges" and "siège" are one, and so are "bleus" and "bleu". */
export const singular = (word: string): string =>
  word.length > 3 && (word.endsWith("s") || word.endsWith("x")) ? word.slice(0, -1) : word;

const kindOf = (character: string): Atom["kind"] | null => {
  if (character >= "a" && character <= "z") return "word";
  if (character >= "0" && character <= "9") return "digits";
  return SIGNS.has(character) ? "sign" : null;
};

/** Only what is no plain letter or digit is worth folding. */
const folded = (character: string): string => (kindOf(character) === null ? fold(character) : character);

/** Reads the atoms of a text in one pass; whatever is no atom stands in the `before` of the next one. */
export const readAtoms = (typed: string): readonly Atom[] => {
  const raw = typed.slice(0, LONGEST_TEXT);
  const runs: { text: string; kind: Atom["kind"]; start: number; end: number; before: string }[] = [];
  let at = 0;
  for (const character of raw) {
    const start = at;
    at += character.length;
    const letters = folded(character);
    const last = runs.at(-1);
    // A combining accent belongs to the letter before it.
    if (letters === "" && last?.end === start) last.end = at;
    for (const letter of letters) {
      const kind = kindOf(letter);
      const current = runs.at(-1);
      if (kind === null) continue;
      if (current && current.kind === kind && kind !== "sign" && current.end >= start) {
        current.text += letter;
        current.end = at;
      } else {
        runs.push({ text: letter, kind, start, end: at, before: raw.slice(current?.end ?? 0, start) });
      }
    }
  }
  return runs.map((run) => ({ ...run, root: singular(run.text) }));
};
