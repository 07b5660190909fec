import { isOneAt, type PhraseToken } from "../tokens/phrase-tokens.ts";
import { isThousand, numberWordsAt } from "./number-words.ts";

/** One reading of a number: "208 000" is 208000, or 208 followed by something else. */
export type NumberMatch = {
  readonly value: number;
  /** Index after the last token. */
  readonly end: number;
  /** Written with "k", "mille" or a group of three digits: certainly a large amount. */
  readonly grouped: boolean;
  /** Written with a decimal: "2.0" is no 2. */
  readonly isDecimal?: true;
};

const GROUP_SEPARATOR = /^[ \u00a0\u202f.,'’]$/u;

const MAX_NUMBER = 99_999_999;

const readThousands = (
  tokens: readonly PhraseToken[],
  index: number,
): { readonly factor: number; readonly end: number } => {
  const next = tokens[index];
  if (next?.text === "k" && next.separator.trim() === "") return { factor: 1000, end: index + 1 };
  if (isThousand(next)) return { factor: 1000, end: index + 1 };
  return { factor: 1, end: index };
};

const scaled = (tokens: readonly PhraseToken[], digits: string, index: number, grouped: boolean): NumberMatch => {
  const { factor, end } = readThousands(tokens, index);
  const hundreds = factor > 1 && isThousand(tokens[index]) ? tokens[end] : undefined;
  // "12 mille 500".
  return hundreds?.kind === "digits" && /^[1-9]00$/.test(hundreds.text)
    ? { value: Number(digits) * factor + Number(hundreds.text), end: end + 1, grouped: true }
    : { value: Number(digits) * factor, end, grouped: grouped || factor > 1 };
};

/** "1,5" and "2.5"; three digits after the separator are a group. */
const decimalAt = (tokens: readonly PhraseToken[], index: number): NumberMatch[] => {
  const [integer, fraction] = [tokens[index], tokens[index + 1]];
  if (integer?.kind !== "digits" || fraction?.kind !== "digits" || fraction.text.length > 2) return [];
  if (fraction.separator !== "," && fraction.separator !== ".") return [];
  const { factor, end } = readThousands(tokens, index + 2);
  const value = Number(`${integer.text}.${fraction.text}`) * factor;
  return [{ value, end, grouped: factor > 1, isDecimal: true }];
};

/** Skips the cents of amounts of 1000 and more: "15 000,00 €". */
const skipCents = (tokens: readonly PhraseToken[], digits: string, index: number): number => {
  const next = tokens[index];
  return digits.length > 3 && next?.kind === "digits" && /^\d\d$/.test(next.text) && /^[.,]$/.test(next.separator)
    ? index + 1
    : index;
};

/** Digits with all groups of three that follow, and without them. */
const digitsAt = (tokens: readonly PhraseToken[], index: number): NumberMatch[] => {
  const first = tokens[index];
  if (first?.kind !== "digits" || first.text.length > 8) return [];
  let digits = first.text;
  let end = index + 1;
  while (first.text.length <= 3) {
    const next = tokens[end];
    if (next?.kind !== "digits" || next.text.length !== 3 || !GROUP_SEPARATOR.test(next.separator)) break;
    digits += next.text;
    end += 1;
  }
  const ungrouped = scaled(tokens, first.text, skipCents(tokens, first.text, index + 1), false);
  return end > index + 1 ? [scaled(tokens, digits, skipCents(tokens, digits, end), true), ungrouped] : [ungrouped];
};

const numberWordAt = (tokens: readonly PhraseToken[], index: number): NumberMatch[] => {
  if (isOneAt(tokens, index)) return [{ value: 1, end: index + 1, grouped: false }];
  const match = numberWordsAt(tokens, index);
  if (match === null) return [];
  const { factor, end } = match.hasThousands ? { factor: 1, end: match.end } : readThousands(tokens, match.end);
  return [{ value: match.value * factor, end, grouped: match.hasThousands || factor > 1 }];
};

/** All readings of a number at `index`, longest first; empty if there is none. */
export const numbersAt = (tokens: readonly PhraseToken[], index: number): readonly NumberMatch[] =>
  [...decimalAt(tokens, index), ...digitsAt(tokens, index), ...numberWordAt(tokens, index)].filter(
    ({ value }) => value <= MAX_NUMBER,
  );
