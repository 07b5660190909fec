import { type Atom, singular } from "./atoms.ts";
import { NUMBER_WORDS } from "./measure-words.ts";

/** A number as it may be read from some place on: "208 000" is 208000, or 208 with something behind it. */
export type NumberRead = {
  readonly value: number;
  /** Behind its last atom. */
  readonly to: number;
  /** Written with a "k", "mille" or a group of three: a large amount, whatever it is of. */
  readonly grouped: boolean;
};

const GROUP_MARKS = /^[ \u00a0\u202f.,'’]$/u;

const numberWords: ReadonlyMap<string, number> = new Map(
  Object.entries(NUMBER_WORDS).map(([word, value]) => [singular(word), value]),
);

const NO_LARGER = 99_999_999;

const thousands = (atoms: readonly Atom[], at: number): { readonly factor: number; readonly to: number } => {
  const next = atoms[at];
  if (next?.text === "k" && next.before.trim() === "") return { factor: 1000, to: at + 1 };
  if (next?.text === "mille" || next?.text === "mil") return { factor: 1000, to: at + 1 };
  return { factor: 1, to: at };
};

const scaled = (atoms: readonly Atom[], digits: string, at: number, grouped: boolean): NumberRead => {
  const { factor, to } = thousands(atoms, at);
  return { value: Number(digits) * factor, to, grouped: grouped || factor > 1 };
};

/** "1,5" and "2.5"; only where no third digit makes a group of it. */
const decimalAt = (atoms: readonly Atom[], at: number): NumberRead[] => {
  const [whole, part] = [atoms[at], atoms[at + 1]];
  if (whole?.kind !== "digits" || part?.kind !== "digits" || part.text.length > 2) return [];
  if (part.before !== "," && part.before !== ".") return [];
  const { factor, to } = thousands(atoms, at + 2);
  return [{ value: Number(`${whole.text}.${part.text}`) * factor, to, grouped: factor > 1 }];
};

/** Cents of an amount of a thousand and more are read over: "15 000,00 €". */
const afterCents = (atoms: readonly Atom[], digits: string, at: number): number => {
  const next = atoms[at];
  return digits.length > 3 && next?.kind === "digits" && /^\d\d$/.test(next.text) && /^[.,]$/.test(next.before)
    ? at + 1
    : at;
};

/** Digits with all the groups of three behind them, and without any: "208 000" may be a 208 that has something behind it. */
const digitsAt = (atoms: readonly Atom[], at: number): NumberRead[] => {
  const first = atoms[at];
  if (first?.kind !== "digits" || first.text.length > 8) return [];
  let digits = first.text;
  let to = at + 1;
  while (first.text.length <= 3) {
    const next = atoms[to];
    if (next?.kind !== "digits" || next.text.length !== 3 || !GROUP_MARKS.test(next.before)) break;
    digits += next.text;
    to += 1;
  }
  const alone = scaled(atoms, first.text, afterCents(atoms, first.text, at + 1), false);
  return to > at + 1 ? [scaled(atoms, digits, afterCents(atoms, digits, to), true), alone] : [alone];
};

const wordAt = (atoms: readonly Atom[], at: number): NumberRead[] => {
  const value = numberWords.get(atoms[at]?.root ?? "");
  if (value === undefined) return [];
  const { factor, to } = thousands(atoms, at + 1);
  return [{ value: value * factor, to, grouped: factor > 1 }];
};

/** The ways to read a number from `at` on, the longest first; none where there is none. */
export const numbersAt = (atoms: readonly Atom[], at: number): readonly NumberRead[] =>
  [...decimalAt(atoms, at), ...digitsAt(atoms, at), ...wordAt(atoms, at)].filter(({ value }) => value <= NO_LARGER);
